import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { zoneCity } from '#platform/locale/dates.ts'
import { recruiterWords } from '../words/recruiter.ts'

const words = recruiterWords.schedule

/** The people of an interview: all of them, or a number of them besides those who always take part. */
export interface Selection {
  interviewer_ids: string[]
  /** `ALL`, or how many. */
  any: string
  always: string[]
}
const ALL = 'all'

/** Who takes part: everyone who is selected, or so many of those who are not marked as always. */
export function peopleOf({ interviewer_ids, any, always }: Selection) {
  const required = interviewer_ids.filter(id => any === ALL || always.includes(id))
  const others = interviewer_ids.filter(id => !required.includes(id))
  const count = Math.min(Number(any), others.length)
  return { interviewer_ids: required, any_of: count > 0 ? [{ count, interviewer_ids: others }] : [] }
}

export interface Interviewer {
  id: string
  name: string
  time_zone: string
  on_hiring_team: boolean
  /** The round that they take on this job; null for any. */
  round_id: string | null
}

/** Those who take a round of the job, as its hiring team says. */
export const peopleOfRound = (people: readonly Interviewer[], roundId: string): string[] =>
  people.filter(({ round_id }) => round_id === roundId).map(({ id }) => id)

export const everyoneOf = (ids: readonly string[]): Selection => ({ interviewer_ids: [...ids], any: ALL, always: [] })

interface WhoTakesPartProps {
  people: readonly Interviewer[]
  value: Selection
  onChange: (value: Selection) => void
  error?: string
}

export function WhoTakesPart({ people, value, onChange, error }: WhoTakesPartProps) {
  const { interviewer_ids: chosen, any, always } = value
  const toggled = (list: readonly string[], id: string) =>
    list.includes(id) ? list.filter(one => one !== id) : [...list, id]
  return (
    <>
      <Field label={words.interviewers} group error={error}>
        <div className="grid max-h-44 gap-1 overflow-y-auto">
          {people.map(({ id, name, time_zone, on_hiring_team }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={() => onChange({ ...value, interviewer_ids: toggled(chosen, id) })}
              label={
                <>
                  {name}{' '}
                  <span className="text-text-2">
                    {zoneCity(time_zone)}
                    {on_hiring_team && words.onHiringTeam}
                  </span>
                </>
              }
            />
          ))}
        </div>
      </Field>
      {chosen.length > 1 && (
        <Field label={words.takesPart} help={any === ALL ? undefined : words.takesPartHelp}>
          <Select
            value={any}
            onChange={event => onChange({ ...value, any: event.target.value })}
            choices={[
              { value: ALL, label: words.allOfThem },
              ...chosen.slice(1).map((_, index) => ({ value: String(index + 1), label: words.anyOfThem(index + 1) })),
            ]}
          />
        </Field>
      )}
      {chosen.length > 1 && any !== ALL && (
        <Field label={words.always} group optional>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {people
              .filter(({ id }) => chosen.includes(id))
              .map(({ id, name }) => (
                <Checkbox
                  key={id}
                  checked={always.includes(id)}
                  onChange={() => onChange({ ...value, always: toggled(always, id) })}
                  label={name}
                />
              ))}
          </div>
        </Field>
      )}
    </>
  )
}
