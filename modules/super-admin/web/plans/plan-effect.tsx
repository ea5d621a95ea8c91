import { useQuery } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import type { ManagedPlan, PlanChange, PlanPreview } from '../../contract.ts'
import type { PlanChangeTime } from '../../policy.ts'
import { planFormWords as words } from '../../words/plans.ts'
import { planPreviewQuery } from '../plans-api.ts'

interface PlanEffectProps {
  readonly plan: ManagedPlan
  readonly change: PlanChange
  readonly applies: PlanChangeTime
  readonly onApplies: (applies: PlanChangeTime) => void
}

/** What an edit changes for whom, while it is typed. */
export function PlanEffect({ plan, change, applies, onApplies }: PlanEffectProps) {
  const isEmpty = Object.keys(change).length === 0
  const preview = useQuery(planPreviewQuery(plan.id, change))
  const sentences = preview.data ? sentencesOf(preview.data, plan.currency) : []
  const concerns = preview.data?.limits.some(({ exceeding }) => exceeding > 0) ?? false
  return (
    <div className="grid gap-6">
      <Alert tone={concerns ? 'attention' : 'neutral'} title={words.effect}>
        <div role="status">
          {isEmpty && <p>{words.nothing}</p>}
          {!isEmpty && preview.isPending && <p>{words.checking}</p>}
          {!isEmpty && preview.data && sentences.length === 0 && <p>{words.noTerms}</p>}
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
        </div>
      </Alert>
      <Field group label={words.when}>
        <RadioCards
          name="applies"
          value={applies}
          onChange={({ target }) => onApplies(target.value === 'now' ? 'now' : 'at_renewal')}
          cards={[
            { value: 'at_renewal', label: words.atRenewal, help: words.atRenewalHelp },
            { value: 'now', label: words.now, help: words.nowHelp(preview.data?.raised_now) },
          ]}
        />
      </Field>
    </div>
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
