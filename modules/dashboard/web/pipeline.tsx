import { Link } from '#ui/router.tsx'
import { locale } from '#platform/locale/locale.ts'
import type { Stage } from '#modules/applications/contract.ts'
import { STAGE_NAMES } from '#modules/applications/policy.ts'
import type { Widgets } from '../contract.ts'
import { dashboardWords as words } from '../words/dashboard.ts'

/** How many applications each stage has now, and how long candidates stayed in it, beside the target. */
export function Pipeline({ pipeline, hrefOf }: { pipeline: Widgets['pipeline']; hrefOf: (stage: Stage) => string }) {
  const most = Math.max(1, ...pipeline.map(({ active }) => active))
  const longest = Math.max(...pipeline.flatMap(one => [one.target_days, (one.median_hours ?? 0) / 24])) * 1.25
  return (
    <table className="w-full border-collapse text-13">
      <thead className="max-md:sr-only">
        <tr className="h-6 text-left text-12 text-text-2">
          <th scope="col" className="font-normal">
            <span className="sr-only">{words.stage}</span>
          </th>
          <th scope="col" colSpan={2} className="pl-3.5 font-normal">
            {words.now}
          </th>
          <th scope="col" colSpan={3} className="font-normal">
            {words.medianAndTarget}
          </th>
        </tr>
      </thead>
      <tbody>
        {pipeline.map(({ stage, active, median_hours, target_days }) => {
          const over = median_hours === null ? 0 : median_hours - target_days * 24
          return (
            <tr key={stage} className="h-9 [&>*]:border-t [&>*]:border-line max-md:first:[&>*]:border-0">
              <th scope="row" className="w-20 text-left font-medium md:w-23">
                <Link to={hrefOf(stage)} className="hover:underline">
                  {STAGE_NAMES[stage]}
                </Link>
              </th>
              <td className="num w-9 text-right font-medium">{locale.number(active)}</td>
              <td aria-hidden="true" className="w-1/4 pr-6 pl-3 max-md:hidden">
                <span className="block h-2">
                  <span
                    className="block h-full rounded-[2px] bg-brand-line"
                    style={{ width: `${(active / most) * 100}%` }}
                  />
                </span>
              </td>
              <td aria-hidden="true" className="max-md:pl-4">
                <span className="relative block h-4">
                  <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
                  {median_hours !== null && (
                    <span
                      className={`absolute top-[3px] -ml-[5px] size-2.5 rounded-full ${over > 0 ? 'bg-attention' : 'bg-brand'}`}
                      style={{ left: `${(median_hours / 24 / longest) * 100}%` }}
                    />
                  )}
                  <span
                    className="absolute inset-y-0 w-[2px] bg-text"
                    style={{ left: `${(target_days / longest) * 100}%` }}
                  />
                </span>
              </td>
              <td
                className={`num w-20 pl-3 text-right font-medium whitespace-nowrap ${over > 0 ? 'text-attention' : ''}`}
              >
                {median_hours === null ? (
                  <span className="font-normal text-text-2">{words.noMedian}</span>
                ) : (
                  words.days(median_hours)
                )}
              </td>
              <td
                className={`num w-27 pl-3 text-right whitespace-nowrap max-md:hidden ${over > 0 ? 'text-attention' : 'text-text-2'}`}
              >
                {over > 0 ? words.overTarget(over) : words.target(target_days)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
