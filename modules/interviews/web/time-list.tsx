import type { Slot } from '#modules/scheduling/contract.ts'
import { locale } from '#platform/locale/locale.ts'
import { bookingWords } from '../words/booking.ts'
import { isUsualTime } from './days.ts'

const words = bookingWords.times

interface TimeGroup {
  readonly name: string
  readonly help?: string
  readonly slots: readonly Slot[]
}

/** The times of a day by part of the day; times outside usual hours come last. */
function groupsOf(slots: readonly Slot[], zone: string): TimeGroup[] {
  const hourOf = ({ start_at }: Slot) => Number(locale.time(new Date(start_at), zone).slice(0, 2))
  const usual = slots.filter(slot => isUsualTime(slot, zone))
  return [
    { name: words.morning, slots: usual.filter(slot => hourOf(slot) < 12) },
    { name: words.afternoon, slots: usual.filter(slot => hourOf(slot) >= 12 && hourOf(slot) < 17) },
    { name: words.evening, slots: usual.filter(slot => hourOf(slot) >= 17) },
    { name: words.outside, help: words.outsideHelp, slots: slots.filter(slot => !isUsualTime(slot, zone)) },
  ].filter(group => group.slots.length > 0)
}

interface TimeListProps {
  /** The day: "Friday 27 November". */
  label: string
  slots: readonly Slot[]
  zone: string
  chosen: string | null
  onChoose: (startAt: string) => void
}

/** The times of a day as radio buttons. */
export function TimeList({ label, slots, zone, chosen, onChoose }: TimeListProps) {
  const groups = groupsOf(slots, zone)
  return (
    <fieldset className="min-w-0">
      <legend className="flex min-h-12 items-center text-16 font-semibold">{label}</legend>
      <div className="grid gap-4">
        {groups.map(({ name, help, slots: times }) => (
          <div key={name} role="group" aria-label={name}>
            {(groups.length > 1 || help) && <p className="overline-label pb-1.5">{name}</p>}
            {help && <p className="-mt-1 pb-2 text-13 text-text-2">{help}</p>}
            <div className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
              {times.map(({ start_at }) => (
                <label
                  key={start_at}
                  className={`num relative grid h-12 cursor-pointer place-items-center rounded-large border border-edge font-medium hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${help ? 'border-dashed text-text-2' : 'bg-surface'}`}
                >
                  <input
                    type="radio"
                    name="start_at"
                    value={start_at}
                    checked={start_at === chosen}
                    onChange={() => onChoose(start_at)}
                    className="absolute inset-0 cursor-pointer appearance-none outline-none"
                  />
                  <time dateTime={start_at} className="pointer-events-none">
                    {locale.time(new Date(start_at), zone)}
                  </time>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
