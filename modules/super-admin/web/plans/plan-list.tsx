import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { ManagedPlan } from '../../contract.ts'
import { planAdminWords as words } from '../../words/plans.ts'
import { editPlan, orderPlans, plansQuery, refreshPlans } from '../plans-api.ts'
import { type Column, RecordTable } from '../record-table.tsx'

interface PlanListProps {
  readonly mayEdit: boolean
  readonly onOpen: (id: string) => void
}

/** All plans in their order, and below them the archived ones. */
export function PlanList({ mayEdit, onOpen }: PlanListProps) {
  const client = useQueryClient()
  const plans = useQuery(plansQuery())
  const order = useMutation({
    mutationFn: orderPlans,
    // Shown at once; if it was not saved, the list is read again.
    onMutate: (ids: string[]) =>
      client.setQueryData(plansQuery().queryKey, (before: ManagedPlan[] | undefined) =>
        before?.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      ),
    onError: error => toast({ title: words.orderFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => refreshPlans(client),
  })
  if (plans.isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4 px-4 py-4 md:px-7">
        {[0, 1, 2, 3].map(row => (
          <Skeleton key={row} className="h-8 w-full" />
        ))}
      </SkeletonGroup>
    )
  if (plans.isError) return <ErrorState error={plans.error} title={words.failed} onRetry={() => void plans.refetch()} />
  const offered = plans.data.filter(plan => !plan.archived_at)
  const archived = plans.data.filter(plan => plan.archived_at)
  const move = (index: number, by: 1 | -1) => {
    const next = offered.toSpliced(index, 1).toSpliced(index + by, 0, offered[index]!)
    order.mutate([...next, ...archived].map(({ id }) => id))
  }
  const positions = new Map(offered.map(({ id }, index) => [id, index]))
  const columns: Column<ManagedPlan>[] = [
    ...termColumns(mayEdit, onOpen),
    {
      label: words.actions,
      hidesLabel: true,
      align: 'end',
      cell: plan => (
        <span className="flex items-center gap-1 lg:justify-end">
          {mayEdit && (
            <MoveButtons plan={plan} index={positions.get(plan.id)!} last={offered.length - 1} onMove={move} />
          )}
          <Button
            size="small"
            aria-label={mayEdit ? words.open(plan.name) : words.show(plan.name)}
            onClick={() => onOpen(plan.id)}
          >
            {mayEdit ? words.edit : words.view}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <>
      <RecordTable label={words.title} columns={columns} rows={offered} keyOf={({ id }) => id} />
      {archived.length > 0 && <ArchivedPlans plans={archived} mayEdit={mayEdit} onOpen={onOpen} />}
    </>
  )
}

const limitText = (limit: number | null) => (limit === null ? words.unlimited : locale.number(limit))
const price = (amount: number, { currency }: ManagedPlan) => locale.money({ amount, currency })

const termColumns = (mayEdit: boolean, onOpen: (id: string) => void): Column<ManagedPlan>[] => [
  {
    label: words.plan,
    isName: true,
    cell: plan => (
      <>
        <button
          type="button"
          className="text-left text-14 font-medium hover:underline"
          aria-label={mayEdit ? undefined : words.show(plan.name)}
          onClick={() => onOpen(plan.id)}
        >
          {plan.name}
        </button>
        {!plan.public && <Chip className="ml-2">{words.hidden}</Chip>}
        <span className="block text-12 text-text-2">{plan.description}</span>
      </>
    ),
  },
  { label: words.monthly, align: 'end', cell: plan => price(plan.price_monthly, plan) },
  { label: words.yearly, align: 'end', cell: plan => price(plan.price_yearly, plan) },
  { label: words.jobs, align: 'end', cell: ({ limits }) => limitText(limits.jobs) },
  { label: words.interviews, align: 'end', cell: ({ limits }) => limitText(limits.interviews) },
  {
    label: words.customAi,
    align: 'end',
    cell: ({ limits, can_create_custom_ai: can }) => limitText(can ? limits.custom_ai : 0),
  },
  {
    label: words.flows,
    align: 'end',
    cell: ({ limits, can_create_flow: can }) => limitText(can ? limits.interview_flows : 0),
  },
  { label: words.admins, align: 'end', cell: ({ limits }) => limitText(limits.admins) },
  { label: words.organizations, align: 'end', cell: ({ organizations }) => locale.number(organizations) },
]

interface MoveButtonsProps {
  readonly plan: ManagedPlan
  readonly index: number
  readonly last: number
  readonly onMove: (index: number, by: 1 | -1) => void
}

const MoveButtons = ({ plan, index, last, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      icon={ArrowUp}
      size="small"
      label={words.up(plan.name)}
      aria-disabled={index === 0}
      onClick={() => index > 0 && onMove(index, -1)}
    />
    <IconButton
      icon={ArrowDown}
      size="small"
      label={words.down(plan.name)}
      aria-disabled={index === last}
      onClick={() => index < last && onMove(index, 1)}
    />
  </>
)

interface ArchivedPlansProps extends PlanListProps {
  readonly plans: readonly ManagedPlan[]
}

function ArchivedPlans({ plans, mayEdit, onOpen }: ArchivedPlansProps) {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: ({ id }: ManagedPlan) => editPlan(id, { archived: false }),
    onSuccess(plan) {
      toast({ title: words.restored(plan.name) })
      return refreshPlans(client)
    },
    onError: error => toast({ title: words.restoreFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <section className="px-4 py-5 md:px-7">
      <h2 className="mb-1 text-14 font-semibold">{words.archived}</h2>
      <ul className="divide-y divide-line">
        {plans.map(plan => (
          <li key={plan.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              <button type="button" className="font-medium hover:underline" onClick={() => onOpen(plan.id)}>
                {plan.name}
              </button>
              <span className="block text-13 text-text-2">{words.archivedNote(plan.organizations)}</span>
            </span>
            {mayEdit && (
              <Button
                size="small"
                aria-label={words.restorePlan(plan.name)}
                busy={restore.isPending}
                onClick={() => restore.mutate(plan)}
              >
                {words.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
