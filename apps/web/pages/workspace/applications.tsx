import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import type { ApplicationListItem } from '#modules/applications/contract.ts'
import { applicationsQuery, countsQuery } from '#modules/applications/web/api.ts'
import { ListFooter } from '#modules/applications/web/list-footer.tsx'
import { ListSkeleton } from '#modules/applications/web/list-skeleton.tsx'
import { QueryBar } from '#modules/applications/web/query-bar.tsx'
import { StageTabs } from '#modules/applications/web/stage-tabs.tsx'
import { useListFilter } from '#modules/applications/web/use-list-filter.ts'
import { listPageWords as words } from '#modules/applications/words/list-page.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths, withQuery } from '../../paths.ts'
import { List } from './applications/list.tsx'

const NoApplications = lazy(() =>
  import('./applications/no-applications.tsx').then(m => ({ default: m.NoApplications })),
)

export default function Applications() {
  const { filter, change, address, isFiltered, clear } = useListFilter()
  const counts = useQuery(countsQuery())
  const list = useInfiniteQuery(applicationsQuery(filter))
  const items = useMemo(() => list.data?.pages.flatMap(page => page.items) ?? [], [list.data])
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
        {counts.data ? totalText(counts.data) : <>&nbsp;</>}
      </PageHeader>
      <div className="px-4 py-3 md:px-7">
        <QueryBar filter={filter} jobs={counts.data?.by_job ?? []} onChange={change} />
      </div>
      {list.isPending && <ListSkeleton />}
      {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && (
        <Suspense>
          <NoApplications isFiltered={isFiltered} onClear={clear} />
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
          <ListFooter
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

const totalText = ({ total, active }: { total: number; active: number }) =>
  total === 0 ? words.none : words.totals(total, active)
