import type { Slot } from '#modules/scheduling/contract.ts'
import { hourText } from '#ui/time.ts'

const PARTS = [
  { name: 'Morning', until: 12 },
  { name: 'Afternoon', until: 17 },
  { name: 'Evening', until: 24 },
] as const

const partOf = (slot: Slot, zone: string) => {
  const hour = Number(hourText(new Date(slot.start_at), zone).slice(0, 2))
  return PARTS.find(({ until }) => hour < until)!.name
}

interface TimeListProps {
  /** What the times are of: "Friday 27 November". */
  label: string
  slots: readonly Slot[]
  zone: string
  chosen: string | null
  onChoose: (startAt: string) => void
}

/** The times of a day, as radio buttons: arrow keys walk them, and one is chosen at most. */
export function TimeList({ label, slots, zone, chosen, onChoose }: TimeListProps) {
  const parts = PARTS.map(({ name }) => ({ name, slots: slots.filter(slot => partOf(slot, zone) === name) })).filter(
    part => part.slots.length > 0,
  )
  return (
    <fieldset className="min-w-0">
      <legend className="flex min-h-12 items-center text-16 font-semibold">{label}</legend>
      <div className="grid gap-4">
        {parts.map(part => (
          <div key={part.name}>
            {parts.length > 1 && <p className="overline-label pb-1.5">{part.name}</p>}
            <div className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
              {part.slots.map(({ start_at }) => (
                <label
                  key={start_at}
                  className="num relative grid h-12 cursor-pointer place-items-center rounded-large border border-edge bg-surface font-medium hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
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
                    {hourText(new Date(start_at), zone)}
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
