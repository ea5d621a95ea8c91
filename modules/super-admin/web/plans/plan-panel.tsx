import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import { planAdminWords, planFormWords as words } from '../../words/plans.ts'
import { planQuery } from '../plans-api.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanSubscribers } from './plan-subscribers.tsx'

interface PlanPanelProps {
  /** Null for a new plan. */
  readonly id: string | null
  readonly mayEdit: boolean
  readonly organizationHref: (id: string) => string
  readonly onClose: () => void
}

/** A plan at the edge of the page: its terms, what an edit changes for whom, and who is on it. */
export function PlanPanel({ id, mayEdit, organizationHref, onClose }: PlanPanelProps) {
  const plan = useQuery({ ...planQuery(id ?? ''), enabled: id !== null })
  const [dirty, setDirty] = useState(false)
  /** The person wants to leave a form with changes. */
  const [leaving, setLeaving] = useState(false)
  useLeaveWarning(dirty)
  const data = plan.data
  return (
    <SidePanel
      open
      wide
      onOpenChange={open => !open && (dirty ? setLeaving(true) : onClose())}
      title={id === null ? words.newTitle : words.title(data?.name ?? '')}
      description={
        data && words.onIt(data.organizations, locale.money({ amount: data.monthly_revenue, currency: data.currency }))
      }
    >
      {id !== null && plan.isPending && (
        <SkeletonGroup label={planAdminWords.loading} className="grid gap-4">
          {[0, 1, 2, 3, 4, 5].map(row => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {plan.isError && (
        <ErrorState error={plan.error} title={planAdminWords.failed} onRetry={() => void plan.refetch()} />
      )}
      {(id === null || data) && (
        <>
          <PlanForm
            plan={data ?? null}
            readOnly={!mayEdit}
            leaving={leaving}
            onStay={() => setLeaving(false)}
            onDirty={setDirty}
            onClose={onClose}
          />
          {data && <PlanSubscribers plan={data} hrefOf={organizationHref} />}
        </>
      )}
    </SidePanel>
  )
}
