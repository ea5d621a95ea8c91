import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { When } from '#ui/when.tsx'
import type { Overview } from '../contract/overview.ts'
import type { AttentionKind } from '../policy/overview.ts'
import { overviewWords as words } from '../words/overview.ts'
import { auditLogQuery } from './api.ts'
import { PlatformAuditEntries } from './audit-log.tsx'
import { EngineTable, QueueTable } from './health.tsx'
import { MonthsBars } from './months-bars.tsx'
import { overviewQuery } from './office-api.ts'
import { OverviewPart } from './overview-part.tsx'

/** On the right where there is room. What needs attention comes first where there is none. */
const ASIDE = 'min-w-0 lg:col-start-2 lg:border-l lg:border-line lg:bg-surface'

interface PlatformOverviewProps {
  /** Where each kind of attention leads. */
  links: Readonly<Partial<Record<AttentionKind, string>>>
  auditLog: string
}

/** Organizations, revenue, AI interviews, failures, queues and engines of the whole platform. */
export function PlatformOverview({ links, auditLog }: PlatformOverviewProps) {
  const overview = useQuery(overviewQuery)
  const { data } = overview
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <Button busy={overview.isFetching && !overview.isPending} onClick={() => void overview.refetch()}>
            {words.refresh}
          </Button>
        }
      >
        {words.note} {words.updated}{' '}
        {data ? (
          <When instant={data.at} zone="UTC" show="date" />
        ) : (
          <Skeleton className="inline-block h-3 w-36 max-w-full" />
        )}
      </PageHeader>
      {overview.isRefetchError && (
        <div className="px-4 pb-4 md:px-7">
          <Alert tone="danger" title={words.notRefreshed} live>
            {errorWords(overview.error).says}
          </Alert>
        </div>
      )}
      {overview.isError && !data ? (
        <ErrorState error={overview.error} title={words.failed} onRetry={() => void overview.refetch()} />
      ) : (
        <>
          <Figures overview={data} />
          <div className="grid lg:grid-cols-[minmax(0,15fr)_minmax(0,9fr)] lg:grid-rows-[auto_1fr]">
            <div className={ASIDE}>{data ? <Attention items={data.attention} links={links} /> : <Loading />}</div>
            <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
              {data ? <Main overview={data} /> : <Loading />}
            </div>
            <div className={ASIDE}>
              <RecentEntries href={auditLog} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

const money = (sums: readonly { currency: string; amount: number }[]) =>
  sums.length > 0 ? locale.list(sums.map(one => locale.money(one))) : words.noRevenue

/** The figures at the top; undefined while they load. */
function Figures({ overview }: { overview: Overview | undefined }) {
  const of = (present: (given: Overview) => readonly [ReactNode, string]) => (overview ? present(overview) : null)
  return (
    <dl
      aria-label={words.figures}
      className="grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-3 2xl:grid-cols-6 [&>div]:bg-surface"
    >
      <Figure
        title={words.organizations}
        value={of(({ organizations: { total, active, new_30_days } }) => [
          locale.number(total),
          words.organizationsNote(active, new_30_days),
        ])}
      />
      <Figure
        title={words.trials}
        value={of(({ trials }) => [locale.number(trials.now), words.trialsNote(trials.ending_7_days)])}
      />
      <Figure
        title={words.recurring}
        value={of(({ recurring }) => [
          money(recurring),
          words.recurringNote(recurring.reduce((sum, { subscriptions }) => sum + subscriptions, 0)),
        ])}
      />
      <Figure
        title={words.churn}
        value={of(({ churn: { ended, of: all } }) => [words.churnValue(ended, all), words.churnNote(ended, all)])}
      />
      <Figure
        title={words.interviews}
        value={of(({ interviews }) => [
          locale.number(interviews.last_30_days),
          words.interviewsNote(interviews.previous_30_days),
        ])}
      />
      <Figure
        title={words.failures}
        value={of(({ failures: { tasks_24_hours, emails_24_hours } }) => [
          locale.number(tasks_24_hours + emails_24_hours),
          words.failuresNote(tasks_24_hours, emails_24_hours),
        ])}
      />
    </dl>
  )
}

const Figure = ({ title, value }: { title: string; value: readonly [ReactNode, string] | null }) => (
  <div className="px-4 py-3 md:px-7 2xl:px-5 2xl:first:pl-7">
    <dt className="text-13 text-text-2">{title}</dt>
    <dd className="num mt-0.5 min-h-[58px]">
      {value ? (
        <>
          <b className="block font-serif text-28 leading-[1.25] font-medium">{value[0]}</b>
          <span className="text-12 text-text-2">{value[1]}</span>
        </>
      ) : (
        <Skeleton className="h-7 w-24" />
      )}
    </dd>
  </div>
)

function Main({ overview }: { overview: Overview }) {
  const currencies = [...new Set(overview.months.flatMap(({ collected }) => collected.map(({ currency }) => currency)))]
  return (
    <>
      {(currencies.length > 0 ? currencies : [null]).map(currency => (
        <MonthsBars
          key={currency}
          title={currency && currencies.length > 1 ? `${words.collected}, ${currency}` : words.collected}
          note={overview.test_billing ? words.testBilling : undefined}
          months={overview.months.map(({ month, collected }) => ({
            month,
            value: collected.find(one => one.currency === currency)?.amount ?? 0,
          }))}
          format={amount => locale.money({ amount, currency: currency ?? 'USD' })}
        />
      ))}
      <MonthsBars
        title={words.interviewsByMonth}
        months={overview.months.map(({ month, interviews }) => ({ month, value: interviews }))}
        format={value => locale.number(value)}
      />
      <QueueTable queues={overview.queues} at={overview.at} />
      <EngineTable engines={overview.engines} />
    </>
  )
}

function Attention({ items, links }: { items: Overview['attention']; links: PlatformOverviewProps['links'] }) {
  return (
    <OverviewPart title={words.attention}>
      {items.length === 0 ? (
        <p className="py-1 text-text-2">{words.nothing}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map(({ kind, count }) => (
            <li key={kind} className="flex items-baseline justify-between gap-4 py-2.5">
              <span className="num">{words.attentionOf[kind](count)}</span>
              {links[kind] && (
                <TextLink to={links[kind]} aria-label={words.showWhat(words.attentionOf[kind](count))}>
                  {words.show}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </OverviewPart>
  )
}

const RECENT = 5

/** The newest entries of the audit log. */
function RecentEntries({ href }: { href: string }) {
  const { data } = useInfiniteQuery(auditLogQuery({}))
  const entries = data?.pages[0]?.items.slice(0, RECENT) ?? []
  return (
    <OverviewPart title={words.auditLog} aside={<TextLink to={href}>{words.allEntries}</TextLink>}>
      {data ? <PlatformAuditEntries entries={entries} /> : <Skeleton className="h-24 w-full" />}
    </OverviewPart>
  )
}

const Loading = () => (
  <SkeletonGroup label={words.loading} className="grid gap-4 px-4 py-6 md:px-7">
    <Skeleton className="h-5 w-48" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-5 w-32" />
    <Skeleton className="h-24 w-full" />
  </SkeletonGroup>
)
