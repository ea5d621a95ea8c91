import { lazy, Suspense } from 'react'
import { useSearchParams } from '#ui/router.tsx'
import type { ApplicationListItem, Stage } from '#modules/applications/contract.ts'
import { useBoard } from '#modules/applications/web/board/use-board.ts'
import { ApplicationsList } from '#modules/applications/web/applications-list.tsx'
import { ExportButton } from '#modules/applications/web/export-button.tsx'
import { ApplicationsFooter } from '#modules/applications/web/list-footer.tsx'
import { ListSkeleton } from '#modules/applications/web/list-skeleton.tsx'
import { ListToolbar } from '#modules/applications/web/list-toolbar.tsx'
import { QueryBar } from '#modules/applications/web/query-bar.tsx'
import { SaveViewButton } from '#modules/applications/web/save-view-button.tsx'
import { StageTabs } from '#modules/applications/web/stage-tabs.tsx'
import { useApplicationList } from '#modules/applications/web/use-application-list.ts'
import { useListColumns } from '#modules/applications/web/use-list-columns.ts'
import { useSavedView } from '#modules/applications/web/use-saved-view.ts'
import { ALL, contentOf, isSameView, LAYOUT_PARAM } from '#modules/applications/web/view-address.ts'
import { ViewTabs } from '#modules/applications/web/view-tabs.tsx'
import { listPageWords as words } from '#modules/applications/words/list-page.ts'
import { queryWords } from '#modules/applications/words/query.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useMedia } from '#ui/use-media.ts'
import { loadEvaluate } from './applications/load-evaluate.ts'
import { paths, withQuery } from '../../paths.ts'
import { useCan } from '../../session.ts'

const NoApplications = lazy(() =>
  import('./applications/no-applications.tsx').then(m => ({ default: m.NoApplications })),
)

const RunningImport = lazy(() => import('./applications/running-import.tsx').then(m => ({ default: m.RunningImport })))
const StageTime = lazy(() => import('./applications/stage-time.tsx').then(m => ({ default: m.StageTime })))

const aboutStage = (stage: Stage) => (
  <Suspense>
    <StageTime stage={stage} />
  </Suspense>
)

export default function Applications() {
  const [params, setParams] = useSearchParams()
  const layout = params.get(LAYOUT_PARAM) === 'board' ? 'board' : 'table'
  const decides = useCan('candidates.decide')
  const shares = useCan('candidates.manage')
  const saved = useSavedView()
  const columns = useListColumns(saved.open?.id ?? ALL, saved.open?.columns)
  const { filter, change, address, isFiltered, clear, counts, totals, list, items, total, first } = useApplicationList(
    layout,
    columns.customIds,
  )
  const board = useBoard(filter, layout === 'board')
  const shown =
    layout === 'board'
      ? // A board has only active applications: that it is empty does not mean that there are none.
        { ...board, isEmpty: board.isEmpty && (isFiltered || counts?.total === 0) }
      : { error: list.error, retry: () => void list.refetch(), isEmpty: list.isSuccess && items.length === 0 }
  const setLayout = (next: 'table' | 'board') =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        if (next === 'board') after.set(LAYOUT_PARAM, next)
        else after.delete(LAYOUT_PARAM)
        return after
      },
      { replace: true },
    )
  const content = contentOf(filter, layout)
  const isChanged =
    saved.open !== null &&
    !(isSameView(content, saved.open) && JSON.stringify(columns.own) === JSON.stringify(saved.open.columns))
  const sort = first?.sort ?? filter.sort ?? 'newest'
  const setSort = (next: typeof sort) => change({ sort: next === filter.sort || next === 'newest' ? null : next })
  const hrefOf = (item: ApplicationListItem) =>
    withQuery(paths.candidateDetails(item.candidate_uuid), { application: item.id, from: address })
  const shared = { hrefOf, filter, address, sort, columns, decides, exports: shares, loadEvaluate, onSort: setSort }
  const isWide = useMedia('(min-width: 1200px)')
  const toolbar = <ListToolbar sort={sort} onSort={setSort} columns={columns} layout={layout} onLayout={setLayout} />
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            {filter.job_id && <LinkButton to={paths.viewAnalysisResult(filter.job_id)}>{words.ranking}</LinkButton>}
            {shares && <LinkButton to={paths.duplicates()}>{words.duplicates}</LinkButton>}
            {shares && (
              <LinkButton to={withQuery(paths.imports(), { start: '1', job_id: filter.job_id })}>
                {words.importResumes}
              </LinkButton>
            )}
            {shares && (counts?.total ?? 0) > 0 && <ExportButton filter={filter} />}
          </>
        }
        below={<ViewTabs {...saved} shares={shares} onShow={saved.show} />}
        tabs={
          <StageTabs stage={filter.stage} counts={counts} onChange={stage => change({ stage, outcome: null })}>
            {isWide && toolbar}
          </StageTabs>
        }
      >
        {/* Keeps the height of the line, so that nothing moves when the numbers load. */}
        {totals ?? <>&nbsp;</>}
      </PageHeader>
      {shares && (
        <Suspense>
          <RunningImport />
        </Suspense>
      )}
      <div className="flex flex-wrap items-start gap-2 px-4 py-3 md:px-7">
        <QueryBar filter={filter} jobs={counts?.by_job ?? []} onChange={change} onClear={clear} />
        {(isFiltered || saved.open || columns.own) && (
          <SaveViewButton
            open={saved.open}
            isChanged={isChanged}
            content={{ ...content, columns: columns.own && [...columns.own] }}
            shares={shares}
            onSaved={view => {
              columns.choose(null)
              saved.show(view)
            }}
          />
        )}
        {!isWide && toolbar}
      </div>
      {first && filter.sort && first.sort !== filter.sort && (
        <p className="px-4 pb-3 text-13 text-text-2 md:px-7">{queryWords.hiddenOrder}</p>
      )}
      {shown.error && <ErrorState error={shown.error} title={words.failed} onRetry={shown.retry} />}
      {shown.isEmpty && (
        <Suspense>
          <NoApplications isFiltered={isFiltered} onClear={clear} />
        </Suspense>
      )}
      {layout === 'board' ? (
        !shown.error &&
        !shown.isEmpty && (
          <ApplicationsList {...shared} items={board.items} total="" board={board} aboutStage={aboutStage} />
        )
      ) : (
        <>
          {list.isPending && <ListSkeleton />}
          {items.length > 0 && (
            <ApplicationsList
              {...shared}
              items={items}
              total={total}
              count={total.endsWith('+') ? undefined : first?.total}
            >
              <ApplicationsFooter
                shown={items.length}
                total={total}
                more={list.hasNextPage ? () => void list.fetchNextPage() : null}
                busy={list.isFetchingNextPage}
              />
            </ApplicationsList>
          )}
        </>
      )}
    </>
  )
}
