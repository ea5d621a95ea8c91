import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ApplicationListItem, Stage } from '#modules/applications/contract.ts'
import { STAGE_NAMES, STAGES } from '#modules/applications/policy.ts'
import { applicationsQuery, countsQuery, type ListFilter } from '#modules/applications/web/api.ts'
import { ListSkeleton } from '#modules/applications/web/list-skeleton.tsx'
import { QueryBar } from '#modules/applications/web/query-bar.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths, withQuery } from '../../paths.ts'
import { applicationsWords as words } from '../../words/applications.ts'
import { List } from './applications/list.tsx'

const Nothing = lazy(() => import('./applications/nothing.tsx').then(m => ({ default: m.Nothing })))

const FILTERS = ['search', 'job_id', 'stage', 'outcome', 'min_score', 'knockout', 'tag', 'sort'] as const

/** The list's filters, kept in the address: back works, and a link shows the same list to a colleague. */
function useFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(
    () =>
      Object.fromEntries(FILTERS.flatMap(name => (params.get(name) ? [[name, params.get(name)]] : []))) as ListFilter,
    [params],
  )
  const change = useCallback(
    (next: Partial<Record<keyof ListFilter, string | null>>) =>
      setParams(
        before => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(next)) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return { filter, change, address: params.toString() }
}

export default function Applications() {
  const { filter, change, address } = useFilter()
  const counts = useQuery(countsQuery())
  const list = useInfiniteQuery(applicationsQuery(filter))
  const items = useMemo(() => list.data?.pages.flatMap(page => page.items) ?? [], [list.data])
  const narrowed = FILTERS.some(name => name !== 'sort' && filter[name])
  const hrefOf = (item: ApplicationListItem) =>
    withQuery(paths.candidateDetails(item.candidate_uuid), { application: item.id, from: address })
  const label = list.data?.pages[0]?.total_label
  return (
    <>
      <PageHeader
        title={words.title}
        tabs={
          <StageTabs stage={filter.stage} counts={counts.data} onChange={stage => change({ stage, outcome: null })} />
        }
      >
        {/* Keeps the height of the line, so that nothing moves when the numbers load. */}
        {counts.data ? totalWords(counts.data) : <>&nbsp;</>}
      </PageHeader>
      <div className="px-4 py-3 md:px-7">
        <QueryBar filter={filter} jobs={counts.data?.by_job ?? []} onChange={change} />
      </div>
      {list.isPending && <ListSkeleton />}
      {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && (
        <Suspense>
          <Nothing narrowed={narrowed} onClear={() => change(Object.fromEntries(FILTERS.map(name => [name, null])))} />
        </Suspense>
      )}
      {items.length > 0 && (
        <List
          items={items}
          hrefOf={hrefOf}
          address={address}
          total={label ?? ''}
          sort={filter.sort ?? 'newest'}
          onSort={sort => change({ sort: sort === filter.sort ? null : sort })}
        >
          <Foot
            shown={items.length}
            total={label ?? ''}
            more={list.hasNextPage ? () => void list.fetchNextPage() : null}
            busy={list.isFetchingNextPage}
          />
        </List>
      )}
    </>
  )
}

const totalWords = ({ total, active }: { total: number; active: number }) =>
  total === 0 ? words.nobody : words.totals(total, active)

function StageTabs({
  stage,
  counts,
  onChange,
}: {
  stage?: Stage
  counts?: { active: number; total: number; by_stage: Record<string, number> }
  onChange: (stage: Stage | null) => void
}) {
  const tab = (value: Stage | null, name: string, count: number | undefined) => (
    <button
      key={name}
      type="button"
      className="tab"
      aria-pressed={(stage ?? null) === value}
      onClick={() => onChange(value)}
    >
      {name}
      {count !== undefined && <span className="num font-normal text-text-2">{words.count(count)}</span>}
    </button>
  )
  return (
    <div role="group" aria-label={words.stage} className="tabs">
      {tab(null, words.all, counts?.total)}
      {STAGES.map(one => tab(one, STAGE_NAMES[one], counts && (counts.by_stage[one] ?? 0)))}
    </div>
  )
}

interface FootProps {
  shown: number
  total: string
  more: (() => void) | null
  busy: boolean
}

const KEYS = [
  { keys: ['j', 'k'], does: words.keys.walk },
  { keys: ['x'], does: words.keys.select },
  { keys: ['Enter'], does: words.keys.open },
  { keys: ['e'], does: words.keys.evaluate },
  { keys: ['m'], does: words.keys.move },
  { keys: ['?'], does: words.keys.all },
]

function Foot({ shown, total, more, busy }: FootProps) {
  return (
    <footer className="flex min-h-11 flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-2 text-12 text-text-2 md:px-7">
      <span className="num">{words.showing(shown, total)}</span>
      {more && (
        <Button size="small" busy={busy} onClick={more}>
          {words.more}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap gap-x-3.5 gap-y-1 max-md:hidden">
        {KEYS.map(({ keys, does }) => (
          <span key={does} className="flex items-center gap-1">
            {keys.map(key => (
              <Kbd key={key}>{key}</Kbd>
            ))}{' '}
            {does}
          </span>
        ))}
      </span>
    </footer>
  )
}
