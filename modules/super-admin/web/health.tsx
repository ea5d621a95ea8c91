import { locale } from '#platform/locale/locale.ts'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import type { Overview } from '../contract/overview.ts'
import { type EngineState, LATE_AFTER_MS } from '../policy/overview.ts'
import { overviewWords as words } from '../words/overview.ts'
import { OverviewPart } from './overview-part.tsx'

const HEAD = 'h-7 pr-4 text-left text-12 font-normal whitespace-nowrap text-text-2'

type Queue = Overview['queues'][number]

/** What waits in the lanes of the task queue. */
export const QueueTable = ({ queues, at }: { queues: readonly Queue[]; at: string }) => (
  <OverviewPart title={words.queues} note={words.queuesNote}>
    <div className="overflow-x-auto">
      <table aria-label={words.queues} className="num w-full text-13">
        <thead>
          <tr>
            <th className={HEAD}>{words.queue}</th>
            <th className={`${HEAD} text-right`}>{words.waiting}</th>
            <th className={`${HEAD} text-right`}>{words.oldest}</th>
            <th className={`${HEAD} pr-0! text-right`}>{words.failedDay}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(queue => (
            <QueueRow key={queue.lane} queue={queue} at={at} />
          ))}
        </tbody>
      </table>
    </div>
  </OverviewPart>
)

function QueueRow({ queue: { lane, waiting, oldest, failed_24_hours }, at }: { queue: Queue; at: string }) {
  const isLate = oldest !== null && Date.parse(at) - Date.parse(oldest) > LATE_AFTER_MS
  return (
    <tr className="[&>*]:h-9 [&>*]:border-t [&>*]:border-line [&>*]:pr-4">
      <th scope="row" className="text-left font-medium">
        {words.queueNames[lane]}
      </th>
      <td className="text-right">{locale.number(waiting)}</td>
      <td className={`text-right whitespace-nowrap ${isLate ? 'font-medium text-attention' : ''}`}>
        {oldest ? locale.relative(new Date(oldest), new Date(at), 'UTC') : words.none}
      </td>
      <td className={`pr-0! text-right ${failed_24_hours > 0 ? 'font-medium text-attention' : ''}`}>
        {locale.number(failed_24_hours)}
      </td>
    </tr>
  )
}

type Engine = Overview['engines'][number]

const TONES: Record<EngineState, ChipTone> = {
  up: 'brand',
  failing: 'attention',
  down: 'danger',
  unmeasured: 'neutral',
}
const names: Readonly<Record<string, string>> = words.engineNames

function lastHourOf({ kind, uses, failed, p95_ms }: Engine): string {
  if (uses === null) return ''
  return kind === 'mail' ? words.mailUse(uses, failed ?? 0) : words.modelUse(uses, p95_ms)
}

/** The engines in use and how they do. */
export const EngineTable = ({ engines }: { engines: readonly Engine[] }) => (
  <OverviewPart title={words.engines} note={words.enginesNote}>
    <div className="overflow-x-auto">
      <table aria-label={words.engines} className="num w-full text-13">
        <thead>
          <tr>
            <th className={HEAD}>{words.service}</th>
            <th className={HEAD}>{words.engine}</th>
            <th className={HEAD}>{words.state}</th>
            <th className={`${HEAD} pr-0!`}>{words.use}</th>
          </tr>
        </thead>
        <tbody>
          {engines.map(engine => (
            <tr key={engine.kind} className="[&>*]:h-9 [&>*]:border-t [&>*]:border-line [&>*]:pr-4">
              <th scope="row" className="text-left font-medium whitespace-nowrap">
                {words.engineKinds[engine.kind]}
              </th>
              <td className="wrap-anywhere">{names[engine.engine] ?? engine.engine}</td>
              <td>
                <Chip tone={TONES[engine.state]}>{words.states[engine.state]}</Chip>
              </td>
              <td className="text-text-2">{lastHourOf(engine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </OverviewPart>
)
