import type { Usage } from '../contract/shapes.ts'
import { subscriptionWords } from '../words/subscription.ts'

const words = subscriptionWords
const NEARLY = 0.8

const noteOf = ({ kind, used, reserved }: Usage): string | null => {
  if (kind === 'job') return words.notes.job
  return kind === 'interview' ? words.notes.taken(used - reserved, reserved) : null
}

function forecastOf({ forecast, used, limit }: Usage): { text: string; isOver: boolean } | null {
  if (forecast === null || forecast <= used) return null
  const isOver = limit !== null && forecast > limit
  return { text: isOver ? words.notes.overForecast(forecast) : words.notes.forecast(forecast), isOver }
}

/** How much of each limit is used, with the reserved part lighter, and where the interviews are heading. */
export const UsageBars = ({ usage }: { usage: readonly Usage[] }) => (
  <ul className="border-b border-line">
    {usage.map(one => (
      <UsageRow key={one.kind} usage={one} />
    ))}
  </ul>
)

function UsageRow({ usage }: { usage: Usage }) {
  const { kind, used, reserved, limit } = usage
  const isNear = limit !== null && limit > 0 && used >= limit * NEARLY
  const note = noteOf(usage)
  const forecast = forecastOf(usage)
  const share = (count: number) => `${Math.min(100, (count / Math.max(1, limit ?? 0)) * 100)}%`
  return (
    <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 border-t border-line py-2 text-13 md:grid-cols-[minmax(0,1fr)_40%_104px]">
      <span>
        {words.kinds[kind]}
        {note && <span className="block text-12 text-text-2">{note}</span>}
        {forecast && (
          <span className={`block text-12 ${forecast.isOver ? 'font-medium text-attention' : 'text-text-2'}`}>
            {forecast.text}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className="flex h-1.5 overflow-hidden rounded-full bg-line-strong/50 max-md:order-3 max-md:col-span-2"
      >
        {limit !== null && limit > 0 && (
          <>
            <i className={isNear ? 'bg-attention' : 'bg-brand'} style={{ width: share(used - reserved) }} />
            <i className={`opacity-45 ${isNear ? 'bg-attention' : 'bg-brand'}`} style={{ width: share(reserved) }} />
          </>
        )}
      </span>
      <b className={`num text-right font-medium ${isNear ? 'text-attention' : ''}`}>
        {limit === null ? words.unlimited(used) : limit === 0 ? words.notIncluded : words.of(used, limit)}
      </b>
    </li>
  )
}
