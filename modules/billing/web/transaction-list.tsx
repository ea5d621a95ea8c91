import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { Transaction, TransactionFilter, TransactionStatus } from '../contract/shapes.ts'
import { dayWords, invoiceWords, periodWords } from '../words/invoices.ts'
import { transactionWords as words } from '../words/transactions.ts'
import { downloadInvoice, exportTransactions, transactionsQuery } from './api.ts'
import { saveFile } from './save-file.ts'
import { billingFailures } from '../words/failures.ts'

const STATUSES = Object.keys(words.statuses) as TransactionStatus[]
const TONES: Record<TransactionStatus, ChipTone> = {
  paid: 'brand',
  failed: 'danger',
  refunded: 'neutral',
  disputed: 'attention',
}

interface TransactionListProps {
  filter: TransactionFilter
  onFilter: (filter: TransactionFilter) => void
  plansHref: string
}

/** Payments with their filters, invoices and export. */
export function TransactionList({ filter, onFilter, plansHref }: TransactionListProps) {
  const list = useInfiniteQuery(transactionsQuery(filter))
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const first = list.data?.pages[0]
  const isFiltered = filter.year !== undefined || filter.status !== undefined
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
        <Filters filter={filter} onFilter={onFilter} years={first?.years ?? []} />
        {first && first.total > 0 && (
          <p className="num ml-auto self-center text-13 text-text-2 max-md:order-last max-md:ml-0 max-md:w-full">
            {words.summary(first.total, paidText(first.paid))}
          </p>
        )}
        {first && first.total > 0 && <ExportButton filter={filter} />}
      </div>
      {list.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-4 border-y border-line py-4">
          {[0, 1, 2, 3].map(row => (
            <Skeleton key={row} className="h-6 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {list.isError && (
        <ErrorState error={list.error} title={billingFailures.transactions} onRetry={() => void list.refetch()} />
      )}
      {first && items.length === 0 && (
        <EmptyState
          drawing={isFiltered ? 'search' : 'page'}
          title={isFiltered ? words.noneFound : words.empty}
          action={!isFiltered && <LinkButton to={plansHref}>{words.comparePlans}</LinkButton>}
        >
          {isFiltered ? words.noneFoundNote : words.emptyNote}
        </EmptyState>
      )}
      {items.length > 0 && <Table items={items} />}
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
      {items.length > 0 && <p className="text-13 text-text-2">{words.withoutTax}</p>}
    </div>
  )
}

const paidText = (paid: readonly { currency: string; amount: number }[]): string =>
  paid.length > 0 ? locale.list(paid.map(one => locale.money(one))) : words.nothingPaid

interface FiltersProps {
  filter: TransactionFilter
  onFilter: (filter: TransactionFilter) => void
  years: readonly number[]
}

function Filters({ filter, onFilter, years }: FiltersProps) {
  const all = filter.year && !years.includes(filter.year) ? [filter.year, ...years] : years
  return (
    <>
      <Field label={words.year} className="w-32 max-md:w-[calc(50%-6px)]">
        <Select
          value={filter.year ?? ''}
          placeholder={words.allYears}
          onChange={({ target }) => onFilter({ ...filter, year: target.value ? Number(target.value) : undefined })}
          choices={all.map(year => ({ value: String(year), label: String(year) }))}
        />
      </Field>
      <Field label={words.status} className="w-40 max-md:w-[calc(50%-6px)]">
        <Select
          value={filter.status ?? ''}
          placeholder={words.allStatuses}
          onChange={({ target }) => onFilter({ ...filter, status: STATUSES.find(one => one === target.value) })}
          choices={STATUSES.map(value => ({ value, label: words.statuses[value] }))}
        />
      </Field>
    </>
  )
}

const HEAD = 'h-10 pr-4 text-left text-12 font-medium text-text-2'

const Table = ({ items }: { items: readonly Transaction[] }) => (
  <table aria-label={words.list} className="num w-full text-13 max-md:block">
    <thead className="border-b border-line max-md:sr-only">
      <tr>
        <th className={HEAD}>{words.date}</th>
        <th className={HEAD}>{words.description}</th>
        <th className={HEAD}>{words.invoice}</th>
        <th className={HEAD}>{words.status}</th>
        <th className={`${HEAD} text-right`}>{words.amount}</th>
        <th className={`${HEAD} pr-0 text-right`}>{words.pdf}</th>
      </tr>
    </thead>
    <tbody className="max-md:block">
      {items.map(one => (
        <TransactionRow key={one.id} transaction={one} />
      ))}
    </tbody>
  </table>
)

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const {
    at,
    plan,
    cause,
    period_start,
    period_end,
    invoice_number: number,
    status,
    amount,
    refunded,
    currency,
  } = transaction
  return (
    <tr className="border-b border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:py-3 md:[&>*]:h-12 md:[&>*]:pr-4">
      <td className="whitespace-nowrap max-md:order-3 max-md:text-text-2">{dayWords(new Date(at))}</td>
      <th scope="row" className="py-1.5 text-left font-normal max-md:order-1 max-md:py-0 max-md:text-14">
        {invoiceWords.description(plan, cause)}
        <span className="block text-12 text-text-2">
          {transaction.failure || periodWords(new Date(period_start), new Date(period_end))}
          {refunded > 0 &&
            status !== 'refunded' &&
            ` · ${words.refunded(locale.money({ amount: refunded, currency }))}`}
          {transaction.test && ` · ${words.test}`}
        </span>
      </th>
      <td className="whitespace-nowrap text-text-2 max-md:order-5">{number ?? words.noInvoice}</td>
      <td className="max-md:order-4 max-md:text-right">
        <Chip tone={TONES[status]}>{words.statuses[status]}</Chip>
      </td>
      <td className="text-right font-medium whitespace-nowrap max-md:order-2 max-md:text-14">
        {locale.money({ amount, currency })}
      </td>
      <td className="text-right max-md:order-6 md:pr-0!">
        {number && <InvoiceButton id={transaction.id} number={number} />}
      </td>
    </tr>
  )
}

function InvoiceButton({ id, number }: { id: string; number: string }) {
  const download = useMutation({
    mutationFn: () => downloadInvoice(id),
    onSuccess: pdf => saveFile(pdf, `${number}.pdf`),
    onError: error => toast({ title: words.downloadFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={words.download(number)}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      <Icon of={Download} /> {words.pdf}
    </Button>
  )
}

function ExportButton({ filter }: { filter: TransactionFilter }) {
  const download = useMutation({
    mutationFn: () => exportTransactions(filter),
    onSuccess({ csv, transactions, complete }) {
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), words.fileName)
      toast({ title: words.exported(transactions), ...(!complete && { description: words.incomplete }) })
    },
    onError: error => toast({ title: words.exportFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()} className="max-md:h-11 max-md:w-full">
      <Icon of={Download} /> {words.export}
    </Button>
  )
}
