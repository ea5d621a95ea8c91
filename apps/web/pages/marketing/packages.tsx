import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '#modules/billing/contract/shapes.ts'
import type { Interval } from '#modules/billing/policy.ts'
import { plansQuery } from '#modules/billing/web/api.ts'
import { activeSubscriptionQuery } from '#modules/billing/web/usage-api.ts'
import { freeMonths, usedOf } from '#modules/billing/web/format.ts'
import { IntervalSwitch } from '#modules/billing/web/interval-switch.tsx'
import { PlanCards } from '#modules/billing/web/plan-cards.tsx'
import { PlansSkeleton } from '#modules/billing/web/plan-chooser.tsx'
import { PlanComparison } from '#modules/billing/web/plan-comparison.tsx'
import { planWords } from '#modules/billing/words/plans.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useCan, useIsSignedIn } from '../../session.ts'
import { packagesWords as words } from '../../words/packages.ts'

const { included, counting } = words
const INCLUDED = [
  [included.evidence, included.evidenceText],
  [included.decisions, included.decisionsText],
  [included.candidates, included.candidatesText],
  [included.engines, included.enginesText],
  [included.data, included.dataText],
] as const
const COUNTING = [
  [counting.interviews, counting.interviewsText],
  [counting.limits, counting.limitsText],
  [counting.jobs, counting.jobsText],
  [counting.cancelling, counting.cancellingText],
] as const

const WIDTH = 'mx-auto w-full max-w-[1280px] px-5 md:px-8 xl:px-10'

/** The plans on offer, for visitors and for those who have one. */
export default function Packages() {
  return (
    <>
      <section className={`${WIDTH} pt-12 pb-9 lg:pt-18 lg:pb-14`}>
        <h1 className="display">
          <span className="block">{words.title}</span>
          <span className="block">{words.titleEnd}</span>
        </h1>
        <p className="mt-7 max-w-[62ch] text-18 leading-[1.55] text-pretty text-text-2">{words.lead}</p>
      </section>
      <section aria-label={planWords.plans} className={WIDTH}>
        <Plans />
      </section>
      <section className={`${WIDTH} grid gap-x-18 gap-y-8 py-20 lg:grid-cols-[4fr_8fr] lg:py-28`}>
        <div>
          <h2 className="headline">{counting.title}</h2>
          <p className="mt-5 text-text-2">
            {counting.unsure} <TextLink to={paths.contact()}>{counting.contact}</TextLink> {counting.or}{' '}
            <TextLink to={paths.scheduleDemo()}>{counting.demo}</TextLink>.
          </p>
        </div>
        <dl className="grid gap-x-12 gap-y-9 md:grid-cols-2">
          {COUNTING.map(([term, text]) => (
            <div key={term}>
              <dt className="border-t border-line-strong pt-3.5 font-semibold">{term}</dt>
              <dd className="mt-1.5 text-pretty text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

/** What is the same in every plan. */
const Included = () => (
  <>
    <h2 className="mt-10 pb-3 font-serif text-22 font-medium tracking-[-0.01em]">{included.title}</h2>
    <dl className="border-b border-line text-14">
      {INCLUDED.map(([term, text]) => (
        <div key={term} className="grid gap-x-4 gap-y-1 border-t border-line py-3.5 md:grid-cols-[22.5%_1fr]">
          <dt className="text-text-2">{term}</dt>
          <dd className="leading-[1.55] text-pretty md:pl-4">{text}</dd>
        </div>
      ))}
    </dl>
  </>
)

function Plans() {
  const plans = useQuery(plansQuery)
  const [interval, setInterval] = useState<Interval>('month')
  const readsUsage = useCan('usage.read')
  const signedIn = useIsSignedIn()
  const active = useQuery({ ...activeSubscriptionQuery, enabled: signedIn && readsUsage })
  if (plans.isPending) return <PlansSkeleton />
  if (plans.isError)
    return <ErrorState error={plans.error} title={planWords.failed} onRetry={() => void plans.refetch()} />
  if (plans.data.length === 0)
    return (
      <EmptyState
        drawing="page"
        title={planWords.none}
        action={<LinkButton to={paths.contact()}>{planWords.contact}</LinkButton>}
      >
        {planWords.noneNote}
      </EmptyState>
    )
  const months = freeMonths(plans.data)
  const current = (signedIn && active.data) || null
  const currentKey = current?.plan.key ?? null
  const own = plans.data.find(plan => plan.key === currentKey)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <IntervalSwitch value={interval} onChange={setInterval} />
        <p className="text-13 text-text-2">
          {months && `${planWords.free(months)} `}
          {planWords.beforeTax}
        </p>
      </div>
      <PlanCards
        plans={plans.data}
        interval={interval}
        currentKey={currentKey}
        level={2}
        action={plan => <PlanLink plan={plan} signedIn={signedIn} currentKey={currentKey} />}
      />
      <div className="mt-12">
        <PlanComparison
          plans={plans.data}
          currentKey={currentKey}
          used={own && current ? usedOf(own, current) : null}
        />
        <Included />
      </div>
    </>
  )
}

function PlanLink({ plan, signedIn, currentKey }: { plan: Plan; signedIn: boolean; currentKey: string | null }) {
  const owns = useCan('organization.own')
  const look = { className: 'w-full max-md:h-11', size: 'default' } as const
  if (!signedIn)
    return (
      <LinkButton {...look} to={paths.register()} kind={plan.price_monthly > 0 ? 'default' : 'primary'}>
        {planWords.start(plan.name)}
      </LinkButton>
    )
  if (!owns) return <p className="text-13 text-text-2">{words.ownerDecides}</p>
  if (plan.key === currentKey)
    return (
      <LinkButton {...look} to={paths.settingsSubscription()}>
        {planWords.manage}
      </LinkButton>
    )
  return (
    <LinkButton {...look} to={withQuery(paths.buyPlan(), { plan: plan.key })}>
      {planWords.change(plan.name)}
    </LinkButton>
  )
}
