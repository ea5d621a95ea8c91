import { useInfiniteQuery } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import type { TransactionStatus } from '#modules/billing/contract.ts'
import { invoiceWords } from '#modules/billing/words/invoices.ts'
import { Button } from '#ui/button.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { When } from '#ui/when.tsx'
import type { ListedPayment, PaymentFilter } from '../contract/billing-lists.ts'
import { paymentListWords as words } from '../words/billing-lists.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { ExportButton, ListEnd, LoadingRows } from './list-parts.tsx'
import { exportPayments, paymentsQuery } from './office-api.ts'
import { SearchField } from './search-field.tsx'

const STATUSES = Object.keys(words.statuses) as TransactionStatus[]
const TONES: Record<TransactionStatus, ChipTone> = {
  paid: 'brand',
  failed: 'danger',
  refunded: 'neutral',
  disputed: 'attention',
}

interface PaymentListProps {
  filter: PaymentFilter
  onFilter: (filter: PaymentFilter) => void
  /** The page of an organization. */
  hrefOf: (organizationId: string) => string
}

/** The payments of all organizations, with sums, filters and an export. */
export function PaymentList({ filter, onFilter, hrefOf }: PaymentListProps) {
  const list = useInfiniteQuery(paymentsQuery(filter))
  const first = list.data?.pages[0]
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <ExportButton
            words={words}
            load={async () => {
              const { csv, transactions, complete } = await exportPayments(filter)
              return { csv, complete, says: words.exported(transactions) }
            }}
          />
        }
      >
        {words.note}
        {items.length > 0 && items.every(({ test }) => test) && ` ${words.testNote}`}
      </PageHeader>
      {!list.isError && <Sums sums={first?.sums} />}
      <div className="grid gap-4 px-4 pt-4 pb-8 md:px-7">
        <Filters filter={filter} onFilter={onFilter} currencies={first?.currencies ?? []} />
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

interface Sum {
  readonly status: TransactionStatus
  readonly currency: string
  readonly amount: number
  readonly count: number
}

/** What the filtered payments add up to, by status and currency. */
const Sums = ({ sums }: { sums: readonly Sum[] | undefined }) => (
  <dl className="grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-4 [&>div]:bg-surface">
    {STATUSES.map(status => {
      const own = sums?.filter(sum => sum.status === status) ?? []
      const count = own.reduce((total, sum) => total + sum.count, 0)
      return (
        <div key={status} className="px-4 py-3 md:px-7">
          <dt className="text-13 text-text-2">{words.sums[status]}</dt>
          <dd className="num mt-0.5 flex min-h-[42px] flex-wrap items-baseline gap-x-2">
            {sums === undefined ? (
              <Skeleton className="h-7 w-28" />
            ) : (
              <>
                <b className="font-serif text-28 font-medium">
                  {own.length > 0 ? locale.list(own.map(sum => locale.money(sum))) : words.noneOfThese}
                </b>
                {count > 0 && <span className="text-12 text-text-2">{words.payments(count)}</span>}
              </>
            )}
          </dd>
        </div>
      )
    })}
  </dl>
)

function Filters({
  filter,
  onFilter,
  currencies,
}: Omit<PaymentListProps, 'hrefOf'> & { currencies: readonly string[] }) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <SearchField
        label={words.search}
        value={filter.search ?? ''}
        onChange={search => onFilter({ ...filter, search: search || undefined })}
      />
      <Field label={words.status} className="md:w-36">
        <Select
          value={filter.status ?? ''}
          placeholder={words.all}
          onChange={({ target }) => onFilter({ ...filter, status: STATUSES.find(one => one === target.value) })}
          choices={STATUSES.map(value => ({ value, label: words.statuses[value] }))}
        />
      </Field>
      <Field label={words.currency} className="md:w-32">
        <Select
          value={filter.currency ?? ''}
          placeholder={words.all}
          onChange={({ target }) => onFilter({ ...filter, currency: target.value || undefined })}
          choices={currencies.map(value => ({ value, label: value }))}
        />
      </Field>
      <Field label={words.from} className="md:w-40">
        <Input
          type="date"
          value={filter.from ?? ''}
          onChange={({ target }) => onFilter({ ...filter, from: target.value || undefined })}
        />
      </Field>
      <Field label={words.to} className="md:w-40">
        <Input
          type="date"
          value={filter.to ?? ''}
          onChange={({ target }) => onFilter({ ...filter, to: target.value || undefined })}
        />
      </Field>
    </div>
  )
}

const HEAD = 'h-9 pr-4 text-left text-12 font-medium whitespace-nowrap text-text-2'

const Table = ({ items, hrefOf }: { items: readonly ListedPayment[] } & Pick<PaymentListProps, 'hrefOf'>) => (
  <table aria-label={words.title} className="num w-full text-13 max-lg:block">
    <thead className="border-y border-line max-lg:sr-only">
      <tr>
        <th className={HEAD}>{words.columns.date}</th>
        <th className={HEAD}>{words.columns.invoice}</th>
        <th className={HEAD}>{words.columns.organization}</th>
        <th className={HEAD}>{words.columns.what}</th>
        <th className={HEAD}>{words.columns.status}</th>
        <th className={`${HEAD} pr-0! text-right`}>{words.columns.amount}</th>
      </tr>
    </thead>
    <tbody className="max-lg:block max-lg:border-t max-lg:border-line">
      {items.map(one => (
        <tr
          key={one.id}
          className="border-b border-line max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:py-3 lg:[&>*]:h-12 lg:[&>*]:pr-4"
        >
          <td className="whitespace-nowrap max-lg:order-3 max-lg:text-text-2">
            <When instant={one.at} zone="UTC" show="date" />
          </td>
          <td className="whitespace-nowrap text-text-2 max-lg:order-6 max-lg:text-right">
            <InvoiceLink organizationId={one.organization.id} id={one.id} number={one.invoice_number} />
          </td>
          <th scope="row" className="text-left font-medium wrap-anywhere max-lg:order-1 max-lg:text-14">
            <TextLink plain to={hrefOf(one.organization.id)}>
              {one.organization.name}
            </TextLink>
          </th>
          <td className="max-lg:order-5 max-lg:text-text-2">
            {invoiceWords.description(one.plan, one.cause)}
            {one.failure && <span className="block text-12 text-text-2">{one.failure}</span>}
          </td>
          <td className="max-lg:order-4 max-lg:text-right">
            <Chip tone={TONES[one.status]}>{words.statuses[one.status]}</Chip>
            {one.test && <span className="ml-2 text-12 text-text-2">{words.test}</span>}
          </td>
          <td className="text-right font-medium whitespace-nowrap max-lg:order-2 max-lg:text-14 lg:pr-0!">
            {locale.money(one)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
