import { lazy, Suspense } from 'react'
import type { ApplicationListItem } from '#modules/applications/contract.ts'
import { ApplicationsList } from '#modules/applications/web/applications-list.tsx'
import { ListFooter } from '#modules/applications/web/list-footer.tsx'
import { ListSkeleton } from '#modules/applications/web/list-skeleton.tsx'
import { QueryBar } from '#modules/applications/web/query-bar.tsx'
import { StageTabs } from '#modules/applications/web/stage-tabs.tsx'
import { useApplicationList } from '#modules/applications/web/use-application-list.ts'
import { listPageWords as words } from '#modules/applications/words/list-page.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useCan } from '../../session.ts'

const NoApplications = lazy(() =>
  import('./applications/no-applications.tsx').then(m => ({ default: m.NoApplications })),
)
const loadBulkWork = () => import('./applications/bulk-work.ts').then(({ doOne }) => doOne)

export default function Applications() {
  const { filter, change, address, isFiltered, clear, counts, totals, list, items, total } = useApplicationList()
  const decides = useCan('candidates.decide')
  const hrefOf = (item: ApplicationListItem) =>
    withQuery(paths.candidateDetails(item.candidate_uuid), { application: item.id, from: address })
  return (
    <>
      <PageHeader
        title={words.title}
        tabs={<StageTabs stage={filter.stage} counts={counts} onChange={stage => change({ stage, outcome: null })} />}
      >
        {/* Keeps the height of the line, so that nothing moves when the numbers load. */}
        {totals ?? <>&nbsp;</>}
      </PageHeader>
      <div className="px-4 py-3 md:px-7">
        <QueryBar filter={filter} jobs={counts?.by_job ?? []} onChange={change} />
      </div>
      {list.isPending && <ListSkeleton />}
      {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && (
        <Suspense>
          <NoApplications isFiltered={isFiltered} onClear={clear} />
        </Suspense>
      )}
      {items.length > 0 && (
        <ApplicationsList
          items={items}
          hrefOf={hrefOf}
          address={address}
          total={total}
          sort={filter.sort ?? 'newest'}
          decides={decides}
          loadBulkWork={loadBulkWork}
          onSort={sort => change({ sort: sort === filter.sort ? null : sort })}
        >
          <ListFooter
            shown={items.length}
            total={total}
            more={list.hasNextPage ? () => void list.fetchNextPage() : null}
            busy={list.isFetchingNextPage}
          />
        </ApplicationsList>
      )}
    </>
  )
}
