import { locale } from '#platform/locale/locale.ts'
import type { Plan } from '../contract/shapes.ts'
import { planWords as words } from '../words/plans.ts'
import { LIMIT_KEYS } from './format.ts'

type LimitKey = (typeof LIMIT_KEYS)[number]

interface PlanComparisonProps {
  plans: readonly Plan[]
  currentKey: string | null
  /** How much of the current plan is in use; null if it is not known. */
  used: Readonly<Partial<Record<LimitKey, number>>> | null
}

const valueOf = (limit: number | null) =>
  limit === null ? words.unlimited : limit === 0 ? words.noneIncluded : locale.number(limit)

/** What each plan includes, feature by feature. */
export const PlanComparison = ({ plans, currentKey, used }: PlanComparisonProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on a phone, which has to be possible by keyboard
  <section aria-label={words.compare} tabIndex={0} className="overflow-x-auto">
    <table className="num w-full min-w-[560px] table-fixed border-separate border-spacing-0 text-14">
      <caption className="sr-only">{words.compare}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[22.5%] py-3 text-left">
            <span className="sr-only">{words.feature}</span>
          </th>
          {plans.map(({ key, name }) => (
            <th
              key={key}
              scope="col"
              className={`border-l border-line px-4 py-3 text-left font-semibold ${key === currentKey ? 'bg-surface text-brand' : ''}`}
            >
              {key === currentKey ? <span aria-label={words.isYours(name)}>{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LIMIT_KEYS.map(limit => (
          <tr key={limit}>
            <th scope="row" className="border-t border-line py-3.5 pr-4 text-left font-normal text-text-2">
              {words.limits[limit]}
            </th>
            {plans.map(({ key, limits }) => {
              const isCurrent = key === currentKey
              const inUse = isCurrent ? used?.[limit] : undefined
              return (
                <td
                  key={key}
                  className={`border-t border-l border-line px-4 py-3.5 ${isCurrent ? 'bg-surface' : ''} ${limits[limit] === 0 ? 'text-text-2' : ''}`}
                >
                  {valueOf(limits[limit])}
                  {inUse !== undefined && (
                    <small className="ml-2 text-13 whitespace-nowrap text-text-2">{words.inUse(inUse)}</small>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
