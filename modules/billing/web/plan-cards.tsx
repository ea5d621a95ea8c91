import type { ReactNode } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import type { Plan } from '../contract/shapes.ts'
import type { Interval } from '../policy.ts'
import { planWords as words } from '../words/plans.ts'
import { LIMIT_KEYS, priceOf } from './format.ts'

interface PlanCardsProps {
  plans: readonly Plan[]
  interval: Interval
  currentKey: string | null
  /** Of the plans' headings, below the page's. */
  level?: 2 | 3
  /** The button of a plan, and what it says below. */
  action: (plan: Plan) => ReactNode
}

/** Plans side by side, line by line at the same height, with the current one marked. */
export const PlanCards = ({ plans, interval, currentKey, level = 3, action }: PlanCardsProps) => (
  <ul
    aria-label={words.plans}
    className="grid overflow-hidden rounded-card border border-line-strong bg-line md:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:grid-rows-[auto_auto_auto_1fr_auto]"
    style={{ gap: 1 }}
  >
    {plans.map(plan => {
      const isCurrent = plan.key === currentKey
      const Heading = level === 2 ? 'h2' : 'h3'
      return (
        <li
          key={plan.id}
          aria-current={isCurrent || undefined}
          className={`row-span-5 grid grid-rows-subgrid gap-y-0 p-4 pb-5 ${isCurrent ? 'bg-brand-tint' : 'bg-surface'}`}
        >
          <Heading className="flex flex-wrap items-center gap-2 font-semibold">
            {plan.name}
            {isCurrent && <Chip tone="brand">{words.current}</Chip>}
          </Heading>
          <p className="mt-0.5 text-13 text-text-2">{plan.description}</p>
          <div className="mt-2 text-13">
            <p className="num text-text-2">
              <b className="font-serif text-28 font-medium tracking-[-0.02em] text-text">
                {locale.money({ amount: priceOf(plan, interval), currency: plan.currency })}
              </b>{' '}
              {interval === 'year' ? words.aYear : words.aMonth}
            </p>
            {plan.trial_days > 0 && !isCurrent && (
              <p className="font-medium text-brand">{words.trial(plan.trial_days)}</p>
            )}
          </div>
          <ul className="num mt-2 mb-4 text-13 text-text-2">
            {LIMIT_KEYS.map(key => (
              <li key={key} className="py-[3px]">
                {words.short[key](plan.limits[key])}
              </li>
            ))}
          </ul>
          <div className="grid content-start">{action(plan)}</div>
        </li>
      )
    })}
  </ul>
)
