import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { browserZone, zoneCity } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { recruiterWords } from '../words/recruiter.ts'
import { freeDaysQuery, type PlannedInterview } from './api.ts'

const words = recruiterWords.schedule

/** What the candidate can choose from: free times, or specific ones in the reader's time zone (`YYYY-MM-DDTHH:MM`). */
export type TimesOffer = { readonly kind: 'free' } | { readonly kind: 'own'; readonly at: readonly string[] }

interface OfferedTimesProps {
  offer: TimesOffer
  onChange: (offer: TimesOffer) => void
  /** One, or those that are booked together. */
  interviews: PlannedInterview[]
  candidate: { name: string; time_zone: string }
  error?: string
}

const MOST = 10

export function OfferedTimes({ offer, onChange, interviews, candidate, error }: OfferedTimesProps) {
  const sizes = interviews.map(({ interviewer_ids, any_of }) =>
    any_of.reduce((sum, one) => sum + one.interviewer_ids.length, interviewer_ids.length),
  )
  const isComplete = interviews.every(
    ({ minutes, break_minutes }, index) => sizes[index]! > 0 && minutes >= 10 && minutes <= 240 && break_minutes <= 240,
  )
  const free = useQuery({ ...freeDaysQuery(interviews), enabled: isComplete })
  const people = sizes.reduce((sum, size) => sum + size, 0)
  const own = offer.kind === 'own' ? offer.at : ['']
  const set = (index: number, value: string) =>
    onChange({ kind: 'own', at: own.map((one, at) => (at === index ? value : one)) })
  return (
    <div className="grid gap-3">
      <Field label={words.times} group error={error}>
        <RadioCards
          name="times"
          value={offer.kind}
          onChange={event => onChange(event.target.value === 'own' ? { kind: 'own', at: own } : { kind: 'free' })}
          cards={[
            {
              value: 'free',
              label: words.free,
              help: free.data ? words.freeCount(free.data.slots.length, people) : words.freeHelp,
            },
            {
              value: 'own',
              label: words.own,
              help: words.ownHelp,
            },
          ]}
        />
      </Field>
      {offer.kind === 'own' && (
        <div className="grid gap-2">
          <p className="text-13 text-text-2">{words.ownZone(zoneCity(browserZone()))}</p>
          {own.map((value, index) => (
            // Rows have no identity other than their position.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className="grid gap-1">
              <div className="flex gap-2">
                <Input
                  type="datetime-local"
                  aria-label={words.time(index + 1)}
                  value={value}
                  onChange={event => set(index, event.target.value)}
                />
                <IconButton
                  icon={X}
                  label={words.removeTime(index + 1)}
                  disabled={own.length === 1}
                  onClick={() => onChange({ kind: 'own', at: own.filter((_, at) => at !== index) })}
                />
              </div>
              <CandidateTime local={value} candidate={candidate} />
            </div>
          ))}
          {own.length < MOST && (
            <div>
              <Button size="small" onClick={() => onChange({ kind: 'own', at: [...own, ''] })}>
                <Icon of={Plus} />
                {words.addTime}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** A time in the candidate's zone, so that no one is invited for 4 in the morning by mistake. */
function CandidateTime({ local, candidate }: { local: string; candidate: OfferedTimesProps['candidate'] }) {
  const at = new Date(local)
  if (local === '' || Number.isNaN(at.getTime()) || candidate.time_zone === browserZone()) return null
  return (
    <p className="text-12 text-text-2">
      {words.candidateTime(candidate.name, locale.instant(at, candidate.time_zone, new Date(0)))}
    </p>
  )
}
