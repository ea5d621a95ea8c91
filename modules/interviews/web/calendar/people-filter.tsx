import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { LazyPopover } from '#ui/lazy-popover.tsx'
import { MOST_SHOWN_PEOPLE } from '../../policy.ts'
import { calendarWords } from '../../words/calendar.ts'

const words = calendarWords.filters

interface Person {
  readonly id: string
  readonly name: string
}

interface PeopleFilterProps {
  people: readonly Person[]
  /** The reader, who comes first. */
  adminId: string
  /** Nobody chosen: everyone's interviews. */
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** How many people are shown beside each other, next to those who are chosen. */
const SHOWN = 3

/** Whose interviews are shown: the initials of some people, and a list of all. */
export function PeopleFilter({ people, adminId, chosen, onChange }: PeopleFilterProps) {
  const sorted = people.toSorted((a, b) => Number(b.id === adminId) - Number(a.id === adminId))
  const shown = sorted.filter(({ id }, at) => at < SHOWN || chosen.includes(id))
  const more = sorted.length - shown.length
  const nameOf = ({ id, name }: Person) => (id === adminId ? words.me(name) : name)
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id].slice(-MOST_SHOWN_PEOPLE))
  return (
    <div role="group" aria-label={words.people} className="flex flex-wrap items-center gap-0.5">
      {shown.map(person => (
        <button
          key={person.id}
          type="button"
          title={nameOf(person)}
          aria-pressed={chosen.includes(person.id)}
          className="relative grid size-8 place-items-center rounded-full border-2 border-transparent hover:border-line-strong aria-pressed:border-brand max-md:size-10"
          onClick={() => toggle(person.id)}
        >
          <Avatar name={person.name} />
          <span className="sr-only">{nameOf(person)}</span>
        </button>
      ))}
      <LazyPopover
        align="end"
        label={words.choosePeople}
        className="w-64"
        trigger={
          <Button size="small" kind="quiet" className="relative">
            {more > 0 ? words.more(more) : words.people}
            <span className="sr-only">{words.choosePeople}</span>
          </Button>
        }
      >
        <ul className="grid gap-1">
          {sorted.map(person => (
            <li key={person.id}>
              <Checkbox
                checked={chosen.includes(person.id)}
                disabled={!chosen.includes(person.id) && chosen.length >= MOST_SHOWN_PEOPLE}
                label={<span className="wrap-anywhere">{nameOf(person)}</span>}
                onChange={() => toggle(person.id)}
              />
            </li>
          ))}
        </ul>
      </LazyPopover>
      {chosen.length > 0 && (
        <Button size="small" kind="quiet" onClick={() => onChange([])}>
          {words.everyone}
        </Button>
      )}
    </div>
  )
}
