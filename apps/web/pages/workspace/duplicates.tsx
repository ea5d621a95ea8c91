import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from '#ui/router.tsx'
import { duplicatesQuery } from '#modules/merges/web/api.ts'
import { DuplicateList } from '#modules/merges/web/duplicate-list.tsx'
import { mergeWords } from '#modules/merges/words/merge.ts'
import { duplicateWords as words } from '#modules/merges/words/duplicates.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths } from '../../paths.ts'

const MergeDialog = lazy(() => import('#modules/merges/web/merge-dialog.tsx').then(m => ({ default: m.MergeDialog })))

/** The candidates of a comparison in the address. */
function pairIn(value: string | null): [string, string] | null {
  const [one, other] = value?.split(',') ?? []
  return one && other ? [one, other] : null
}

/** Candidates who may be the same person. `?merge` compares two of them. */
export default function Duplicates() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const pair = pairIn(params.get('merge'))
  const list = useInfiniteQuery(duplicatesQuery())
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: words.applications, to: paths.applications() }, { label: words.title }]} />
      </PageBar>
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      {list.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-4 px-4 py-4 md:px-7">
          {Array.from({ length: 3 }, (_, row) => (
            <Skeleton key={row} className="h-56 w-full sm:h-32" />
          ))}
        </SkeletonGroup>
      )}
      {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && (
        <EmptyState drawing="people" title={words.empty}>
          {words.emptyNote}
        </EmptyState>
      )}
      {items.length > 0 && (
        <DuplicateList
          items={items}
          hrefOf={paths.candidateDetails}
          actions={({ candidates: [one, other] }) => (
            <Button
              size="small"
              kind="primary"
              onClick={() => setParams({ merge: `${one.candidate_uuid},${other.candidate_uuid}` })}
            >
              {mergeWords.compare}
            </Button>
          )}
        />
      )}
      {list.hasNextPage && (
        <div className="px-4 pb-4 md:px-7">
          <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
      {pair && (
        <Suspense>
          <MergeDialog
            pair={pair}
            onMerged={uuid => navigate(paths.candidateDetails(uuid))}
            onClose={() => setParams({}, { replace: true })}
          />
        </Suspense>
      )}
    </>
  )
}
