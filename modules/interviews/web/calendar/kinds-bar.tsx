import { Checkbox } from '#ui/checkbox.tsx'
import { calendarWords as words } from '../../words/calendar.ts'
import { type CalendarAddress, type CalendarKind, KINDS } from './use-calendar-view.ts'

interface KindsBarProps {
  address: CalendarAddress
  /** How many of each kind the period has; null while it loads. */
  counts: Record<CalendarKind, number> | null
  /** Whether busy times of other calendars are drawn. */
  showsBusy: boolean
}

/** Which kinds of events are shown, and what their marks mean. */
export function KindsBar({ address, counts, showsBusy }: KindsBarProps) {
  const toggle = (kind: CalendarKind, on: boolean) => {
    const next = new Set(address.kinds)
    if (on) next.add(kind)
    else next.delete(kind)
    address.setKinds(next)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-2 text-13 md:px-7">
      <div role="group" aria-label={words.filters.kinds} className="flex flex-wrap gap-x-4 gap-y-1">
        {KINDS.map(kind => (
          <Checkbox
            key={kind}
            checked={address.kinds.has(kind)}
            onChange={event => toggle(kind, event.target.checked)}
            label={
              <>
                {words.kinds[kind]} <span className="num text-text-2">{counts?.[kind]}</span>
              </>
            }
          />
        ))}
      </div>
      <ul aria-label={words.legend.label} className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2 max-md:hidden">
        <LegendEntry look="border border-brand-line border-l-3 border-l-brand bg-brand-tint" text={words.legend.own} />
        <LegendEntry look="border border-line-strong border-l-3 border-l-edge bg-raised" text={words.legend.others} />
        <LegendEntry
          look="border border-attention-line border-l-3 border-l-attention bg-attention-tint"
          text={words.legend.feedback}
        />
        <LegendEntry look="border border-dashed border-edge" text={words.legend.waiting} />
        {showsBusy && <LegendEntry look="legend-busy" text={words.legend.busy} />}
      </ul>
    </div>
  )
}

function LegendEntry({ look, text }: { look: string; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden className={`h-3 w-3.5 rounded-small ${look}`} />
      {text}
    </li>
  )
}
