import type { Widgets } from '../contract.ts'
import { planWords as words } from '../words/plan.ts'

/** From so much of a limit on, it is pointed out. */
const NEARLY = 0.8

/** What is used of the limits of the plan. */
export const PlanUsage = ({ limits }: Pick<NonNullable<Widgets['plan']>, 'limits'>) => (
  <dl className="grid gap-2.5 py-1">
    {limits.map(({ kind, used, limit }) => (
      <div key={kind} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] items-center gap-x-4 text-13">
        <dt>{words.kinds[kind]}</dt>
        <dd aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
          <div
            className={`h-full rounded-full ${used >= limit * NEARLY ? 'bg-attention' : 'bg-brand'}`}
            style={{ width: `${Math.min(100, (used / Math.max(1, limit)) * 100)}%` }}
          />
        </dd>
        <dd className={`num min-w-16 text-right ${used >= limit * NEARLY ? 'font-medium text-attention' : ''}`}>
          {words.used(used, limit)}
        </dd>
      </div>
    ))}
  </dl>
)
