import { useInfiniteQuery } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import type { SubscriptionStatus } from '#modules/billing/contract.ts'
import { INTERVALS } from '#modules/billing/policy.ts'
import { Button } from '#ui/button.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useNow } from '#ui/use-now.ts'
import type { ListedSubscription, SubscriptionFilter } from '../contract/billing-lists.ts'
import { subscriptionListWords as words } from '../words/billing-lists.ts'
import { ExportButton, ListEnd, LoadingRows } from './list-parts.tsx'
import { exportSubscriptions, subscriptionsQuery } from './office-api.ts'
import { SearchField } from './search-field.tsx'

const STATUSES = Object.keys(words.statuses) as SubscriptionStatus[]
const TONES: Record<SubscriptionStatus, ChipTone> = {
  trialing: 'outline',
  active: 'brand',
  past_due: 'attention',
  unpaid: 'danger',
  canceled: 'neutral',
  incomplete: 'attention',
}

interface SubscriptionListProps {
  filter: SubscriptionFilter
  onFilter: (filter: SubscriptionFilter) => void
  /** The page of an organization. */
  hrefOf: (organizationId: string) => string
}

/** The subscriptions of all organizations, with filters and an export. */
export function SubscriptionList({ filter, onFilter, hrefOf }: SubscriptionListProps) {
  const list = useInfiniteQuery(subscriptionsQuery(filter))
  const first = list.data?.pages[0]
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const isFiltered = Object.values(filter).some(Boolean)
  const active = first?.statuses.find(({ status }) => status === 'active')?.count ?? 0
  const recurring = first?.recurring.length
    ? locale.list(first.recurring.map(one => locale.money(one)))
    : words.noRevenue
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <ExportButton
            words={words}
            load={async () => {
              const { csv, subscriptions, complete } = await exportSubscriptions(filter)
              return { csv, complete, says: words.exported(subscriptions) }
            }}
          />
        }
      >
        {first ? <span className="num">{words.summary(active, recurring)}</span> : ' '}
      </PageHeader>
      <div className="grid gap-4 px-4 pb-8 md:px-7">
        <div className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
          <SearchField
            label={words.search}
            value={filter.search ?? ''}
            onChange={search => onFilter({ ...filter, search: search || undefined })}
          />
          <Field label={words.status} className="md:w-32 lg:w-40">
            <Select
              value={filter.status ?? ''}
              placeholder={words.all}
              onChange={({ target }) => onFilter({ ...filter, status: STATUSES.find(one => one === target.value) })}
              choices={STATUSES.map(value => ({ value, label: words.statuses[value] }))}
            />
          </Field>
          <Field label={words.plan} className="md:w-32 lg:w-40">
            <Select
              value={filter.plan_id ?? ''}
              placeholder={words.all}
              onChange={({ target }) => onFilter({ ...filter, plan_id: target.value || undefined })}
              choices={(first?.plans ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
          <Field label={words.interval} className="md:w-32 lg:w-40">
            <Select
              value={filter.interval ?? ''}
              placeholder={words.all}
              onChange={({ target }) => onFilter({ ...filter, interval: INTERVALS.find(one => one === target.value) })}
              choices={INTERVALS.map(value => ({ value, label: words.intervals[value] }))}
            />
          </Field>
        </div>
        {list.isPending && <LoadingRows label={words.loading} />}
        {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
        {first && items.length === 0 && (
          <EmptyState
            drawing={isFiltered ? 'search' : 'page'}
            title={isFiltered ? words.none : words.empty}
            action={isFiltered && <Button onClick={() => onFilter({})}>{words.clear}</Button>}
          >
            {isFiltered ? words.noneNote : words.emptyNote}
          </EmptyState>
        )}
        {items.length > 0 && <Table items={items} hrefOf={hrefOf} />}
        {first && items.length > 0 && (
          <ListEnd
            showing={words.showing(items.length, first.total_label)}
            more={words.more}
            hasMore={list.hasNextPage}
            busy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        )}
      </div>
    </>
  )
}

const HEAD = 'h-9 pr-4 text-left text-12 font-medium whitespace-nowrap text-text-2'

type HrefOf = SubscriptionListProps['hrefOf']

const Table = ({ items, hrefOf }: { items: readonly ListedSubscription[]; hrefOf: HrefOf }) => (
  <table aria-label={words.title} className="num w-full text-13 max-lg:block">
    <thead className="border-y border-line max-lg:sr-only">
      <tr>
        <th className={HEAD}>{words.columns.organization}</th>
        <th className={HEAD}>{words.columns.plan}</th>
        <th className={HEAD}>{words.columns.status}</th>
        <th className={`${HEAD} pr-8! text-right`}>{words.columns.amount}</th>
        <th className={HEAD}>{words.columns.ends}</th>
        <th className={HEAD}>{words.columns.used}</th>
        <th className={HEAD}>{words.columns.since}</th>
      </tr>
    </thead>
    <tbody className="max-lg:block max-lg:border-t max-lg:border-line">
      {items.map(one => (
        <SubscriptionRow key={one.organization.id} subscription={one} hrefOf={hrefOf} />
      ))}
    </tbody>
  </table>
)

function SubscriptionRow({ subscription: one, hrefOf }: { subscription: ListedSubscription; hrefOf: HrefOf }) {
  const now = useNow()
  const end = locale.day(new Date(one.current_period_end), 'UTC', now)
  return (
    <tr className="border-b border-line max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:py-3 lg:[&>*]:h-12 lg:[&>*]:pr-4">
      <th scope="row" className="text-left font-medium wrap-anywhere max-lg:text-14">
        <TextLink plain to={hrefOf(one.organization.id)}>
          {one.organization.name}
        </TextLink>
        {one.organization.country && (
          <span className="block text-12 font-normal text-text-2">{locale.country(one.organization.country)}</span>
        )}
      </th>
      <td className="max-lg:order-3 max-lg:text-text-2">
        {words.planAndInterval(one.plan, words.intervals[one.interval])}
      </td>
      <td className="max-lg:order-2 max-lg:text-right">
        {one.suspended ? (
          <Chip tone="danger">{words.suspended}</Chip>
        ) : (
          <Chip tone={TONES[one.status]}>{words.statuses[one.status]}</Chip>
        )}
      </td>
      <td className="text-right font-medium whitespace-nowrap max-lg:order-4 lg:pr-8!">
        {locale.money({ amount: one.price, currency: one.currency })}
      </td>
      <td className="whitespace-nowrap max-lg:order-5 max-lg:text-text-2">
        {one.suspended ? words.paused : one.cancel_at_period_end ? words.ends(end) : words.renews(end)}
      </td>
      <td className="whitespace-nowrap max-lg:order-6 max-lg:text-right max-lg:text-text-2">
        {words.used(one.interviews_used, one.interviews_limit)}
        <span className="lg:sr-only"> {words.usedPhone}</span>
      </td>
      <td className="whitespace-nowrap text-text-2 max-lg:sr-only">
        {locale.datePart(one.since.slice(0, 10), { month: 'short', year: 'numeric' })}
      </td>
    </tr>
  )
}
