import type { TransactionFilter } from '#modules/billing/contract/shapes.ts'
import { TransactionList } from '#modules/billing/web/transaction-list.tsx'
import { transactionWords } from '#modules/billing/words/transactions.ts'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { paths } from '../../paths.ts'
import { settingsPageWords as words } from '../../words/settings.ts'

const STATUSES = Object.keys(transactionWords.statuses) as NonNullable<TransactionFilter['status']>[]

function filterOf(params: URLSearchParams): TransactionFilter {
  const year = Number(params.get('year'))
  return {
    year: Number.isInteger(year) && year >= 2000 && year <= 2200 ? year : undefined,
    status: STATUSES.find(one => one === params.get('status')),
  }
}

/** Payments and invoices. The filters are in the address. */
export default function SettingsTransaction() {
  const [params, setParams] = useSearchParams()
  const change = ({ year, status }: TransactionFilter) =>
    setParams(
      () => {
        const next = new URLSearchParams()
        if (year) next.set('year', String(year))
        if (status) next.set('status', status)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: words.title, to: paths.settings() }, { label: words.transactions }]} />
      </PageBar>
      <PageHeader title={words.transactions}>{words.transactionsNote}</PageHeader>
      <div className="max-w-[1040px] px-4 pb-12 md:px-7">
        <TransactionList filter={filterOf(params)} onFilter={change} plansHref={paths.buyPlan()} />
      </div>
    </>
  )
}
