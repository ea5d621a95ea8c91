import { useQuery } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import type { ManagedPlan, PlanChange, PlanPreview } from '../../contract.ts'
import { planFormWords as words } from '../../words/plans.ts'
import { planPreviewQuery } from '../plans-api.ts'

/** What an edit changes for whom, while it is typed. */
export function PlanEffect({ plan, change }: { plan: ManagedPlan; change: PlanChange }) {
  const isEmpty = Object.keys(change).length === 0
  const preview = useQuery({ ...planPreviewQuery(plan.id, change), enabled: !isEmpty })
  const sentences = preview.data ? sentencesOf(preview.data, plan.currency) : []
  const concerns = preview.data?.limits.some(({ exceeding }) => exceeding > 0) ?? false
  return (
    <Alert tone={concerns ? 'attention' : 'neutral'} title={words.effect}>
      <div role="status">
        {isEmpty && <p>{words.nothing}</p>}
        {!isEmpty && preview.isPending && <p>{words.checking}</p>}
        {preview.isError && <p>{words.previewFailed}</p>}
        {sentences.length > 0 && (
          <ul className="grid gap-1">
            {sentences.map(({ what, whom }) => (
              <li key={what}>
                <strong className="font-medium text-text">{what}</strong> {whom}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-1">{words.when}</p>
      </div>
    </Alert>
  )
}

const sentencesOf = ({ prices, limits }: PlanPreview, currency: string) => [
  ...prices.map(({ interval, from, to, organizations }) => ({
    what: words.price(interval, locale.money({ amount: to, currency }), locale.money({ amount: from, currency })),
    whom: words.pays(organizations, interval),
  })),
  ...limits.map(({ kind, from, to, exceeding }) => ({
    what: words.limit(words.limitKinds[kind], to, from),
    whom: to !== null && exceeding > 0 ? words.exceeding(exceeding, to) : words.noneExceeds,
  })),
]
