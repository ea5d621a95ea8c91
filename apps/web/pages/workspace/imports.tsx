import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from '#ui/router.tsx'
import { importsQuery } from '#modules/imports/web/api.ts'
import { ImportList } from '#modules/imports/web/import-list.tsx'
import { importWords as words } from '#modules/imports/words/imports.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths } from '../../paths.ts'

const StartDialog = lazy(() => import('#modules/imports/web/start-dialog.tsx').then(m => ({ default: m.StartDialog })))

/** Imports of résumés with their progress. `?start` opens the start of an import, `job_id` chooses its job. */
export default function Imports() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const list = useInfiniteQuery(importsQuery())
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const start = (
    <Button kind="primary" onClick={() => setParams({ start: '1' })}>
      <Icon of={Plus} /> {words.importResumes}
    </Button>
  )
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: words.applications, to: paths.applications() }, { label: words.title }]} />
      </PageBar>
      <PageHeader title={words.title} actions={(list.isPending || items.length > 0) && start}>
        {words.lead}
      </PageHeader>
      {list.isPending && (
        <SkeletonGroup label={words.loading}>
          {Array.from({ length: 4 }, (_, row) => (
            <div key={row} className="grid gap-2 border-t border-line px-4 py-3 md:px-7">
              <Skeleton className="h-4.5 w-56" />
              <Skeleton className="h-3.5 w-72 max-w-full" />
              <Skeleton className="h-3.5 w-40 md:hidden" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && (
        <EmptyState drawing="people" title={words.empty} action={start}>
          {words.emptyNote}
        </EmptyState>
      )}
      {items.length > 0 && <ImportList items={items} hrefOf={({ id }) => paths.importDetails(id)} />}
      {list.hasNextPage && (
        <div className="px-4 py-3 md:px-7">
          <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
      {params.has('start') && (
        <Suspense>
          <StartDialog
            jobId={params.get('job_id') ?? ''}
            onStarted={({ id }) => navigate(paths.importDetails(id), { replace: true })}
            onClose={() => setParams({}, { replace: true })}
          />
        </Suspense>
      )}
    </>
  )
}
