import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams, useSearchParams } from '#ui/router.tsx'
import type { ImportItemState, ResumeImport } from '#modules/imports/contract.ts'
import { ITEM_STATES } from '#modules/imports/policy.ts'
import { importQuery, isRunning, itemsQuery } from '#modules/imports/web/api.ts'
import { ItemFilter } from '#modules/imports/web/item-filter.tsx'
import { ItemList } from '#modules/imports/web/item-list.tsx'
import { ProgressBar } from '#modules/imports/web/progress-bar.tsx'
import { readOf } from '#modules/imports/web/progress.ts'
import { UploadPanel } from '#modules/imports/web/upload-panel.tsx'
import { detailWords as words, importWords } from '#modules/imports/words/imports.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { When } from '#ui/when.tsx'
import { paths, withQuery } from '../../paths.ts'

const CancelDialog = lazy(() =>
  import('#modules/imports/web/cancel-dialog.tsx').then(m => ({ default: m.CancelDialog })),
)

/** One import: adding files, its progress, and what became of each file. */
export default function ImportDetails() {
  const { importId = '' } = useParams()
  const shown = useQuery(importQuery(importId))
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: importWords.applications, to: paths.applications() },
            { label: importWords.title, to: paths.imports() },
            ...(shown.data ? [{ label: shown.data.job.title }] : []),
          ]}
        />
      </PageBar>
      {shown.isPending && <DetailsSkeleton />}
      {shown.isError && (
        <ErrorState
          error={shown.error}
          title={words.failed}
          onRetry={() => void shown.refetch()}
          action={<LinkButton to={paths.imports()}>{words.all}</LinkButton>}
        />
      )}
      {shown.data && <Details of={shown.data} />}
    </>
  )
}

const stateIn = (params: URLSearchParams): ImportItemState | null =>
  ITEM_STATES.find(one => one === params.get('state')) ?? null

function Details({ of }: { of: ResumeImport }) {
  const [params, setParams] = useSearchParams()
  const [cancelling, setCancelling] = useState(false)
  const state = stateIn(params)
  const running = isRunning(of)
  const list = useInfiniteQuery({ ...itemsQuery(of.id, state, running), placeholderData: keepPreviousData })
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const progress = importWords.progress(readOf(of), of.total)
  return (
    <>
      <PageHeader
        title={words.title(of.job.title)}
        actions={
          <>
            {running && <Button onClick={() => setCancelling(true)}>{words.cancel}</Button>}
            <LinkButton to={withQuery(paths.applications(), { job_id: of.job.id, source: 'import' })}>
              {importWords.applications}
            </LinkButton>
          </>
        }
        tabs={
          <ItemFilter
            of={of}
            state={state}
            onChange={next => setParams(next ? { state: next } : {}, { replace: true })}
          />
        }
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Chip tone={running ? 'brand' : 'neutral'}>{importWords.states[of.state]}</Chip>
          <span>{importWords.started(of.by.name)}</span>
          <When instant={of.created_at} show="relative" />
          <span>{of.informs ? importWords.informed : importWords.notInformed}</span>
        </span>
      </PageHeader>
      <div className="grid gap-4 px-4 py-4 md:px-7">
        {of.state === 'uploading' && <UploadPanel importId={of.id} isEmpty={of.total === 0} />}
        {of.total > 0 && (
          <div className="grid gap-1.5" aria-live="polite">
            <ProgressBar label={words.progress} of={of} />
            <p className="num flex flex-wrap gap-x-4 text-13 text-text-2">
              <span>{progress}</span>
              <span>{importWords.imported(of.counts.imported)}</span>
              {of.counts.needs_attention + of.counts.failed > 0 && (
                <span className="font-medium text-attention">
                  {importWords.attention(of.counts.needs_attention + of.counts.failed)}
                </span>
              )}
            </p>
          </div>
        )}
      </div>
      {list.isPending && <ItemsSkeleton />}
      {list.isError && <ErrorState error={list.error} title={words.itemsFailed} onRetry={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && (
        <EmptyState drawing="people" title={state ? words.noneInState : words.noFiles}>
          {of.state === 'uploading' && !state ? words.noFilesNote : undefined}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ItemList
          importId={of.id}
          items={items}
          hrefOf={({ candidate_uuid, application_id }) =>
            withQuery(paths.candidateDetails(candidate_uuid), { application: application_id })
          }
        />
      )}
      {list.hasNextPage && (
        <div className="px-4 py-3 md:px-7">
          <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
      {cancelling && (
        <Suspense>
          <CancelDialog importId={of.id} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  )
}

const DetailsSkeleton = () => (
  <SkeletonGroup label={words.loading} className="grid gap-3 px-4 py-6 md:px-7">
    <Skeleton className="h-8 w-72 max-w-full" />
    <Skeleton className="h-4 w-56" />
    <Skeleton className="mt-2 h-4 w-64" />
    <Skeleton className="mt-3 h-2 w-full" />
    <Skeleton className="h-4 w-40" />
    <div className="mt-2 grid gap-6">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-5" />
      ))}
    </div>
  </SkeletonGroup>
)

const ItemsSkeleton = () => (
  <SkeletonGroup label={words.itemsLoading}>
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row} className="flex h-11 items-center gap-6 border-t border-line px-4 md:px-7">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-4 w-48" />
      </div>
    ))}
  </SkeletonGroup>
)
