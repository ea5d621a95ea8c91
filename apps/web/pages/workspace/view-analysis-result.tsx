import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams, useSearchParams } from '#ui/router.tsx'
import { locale } from '#platform/locale/locale.ts'
import { jobSummaryQuery, rankingQuery } from '#modules/analysis/web/api.ts'
import { CompareTray } from '#modules/analysis/web/compare-tray.tsx'
import { NeedsReview } from '#modules/analysis/web/needs-review.tsx'
import { ComparisonSkeleton } from '#modules/analysis/web/comparison-skeleton.tsx'
import { Ranking } from '#modules/analysis/web/ranking.tsx'
import { RankingSkeleton } from '#modules/analysis/web/ranking-skeleton.tsx'
import { analysisWords as words } from '#modules/analysis/words/analysis.ts'
import { RerunButton } from '#modules/evaluation/web/rerun/rerun-button.tsx'
import { RerunProgress } from '#modules/evaluation/web/rerun/rerun-progress.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { paths, withQuery } from '../../paths.ts'
import { useDecidesOn } from '../../decides.ts'
import { copyLink } from './job-listings/copy-link.ts'

const ComparePage = lazy(() => import('./view-analysis-result/compare-page.tsx'))

const hrefOf = (one: { candidate_uuid: string; application_id: string }) =>
  withQuery(paths.candidateDetails(one.candidate_uuid), { application: one.application_id })
const EVALUATING_NAMED = 3

/** The ranking of a job, or with `?compare=` some of its candidates next to each other. */
export default function ViewAnalysisResult() {
  const { id: jobId = '' } = useParams()
  const [params] = useSearchParams()
  const compared = params.get('compare')?.split(',').filter(Boolean) ?? []
  if (compared.length < 2) return <RankingPage jobId={jobId} />
  return (
    <Suspense fallback={<ComparisonSkeleton count={compared.length} />}>
      <ComparePage jobId={jobId} compared={compared} />
    </Suspense>
  )
}

function RankingPage({ jobId }: { jobId: string }) {
  const [params, setParams] = useSearchParams()
  const blind = params.get('blind') === 'true'
  const ranking = useInfiniteQuery(rankingQuery(jobId, blind))
  const decides = useDecidesOn()(jobId)
  const summary = useQuery(jobSummaryQuery(jobId))
  const [selected, setSelected] = useState<string[]>(() => params.get('selected')?.split(',').filter(Boolean) ?? [])
  const set = (name: string, value: string | null) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { replace: name === 'blind' },
    )
  const compare = () => selected.length > 1 && set('compare', selected.join())
  useShortcuts([{ keys: words.compareKey, label: words.compare, run: compare }])
  if (ranking.isError && !ranking.data)
    return (
      <ErrorState
        level={1}
        error={ranking.error}
        title={words.failed}
        onRetry={() => void ranking.refetch()}
        action={<LinkButton to={paths.jobListings()}>{words.jobs}</LinkButton>}
      />
    )
  if (!ranking.data) return <RankingSkeleton />
  const first = ranking.data.pages[0]!
  const entries = ranking.data.pages.flatMap(({ items }) => items)
  const { job, counts, requirements, needs_review, evaluating } = first
  const pick = (applicationId: string, on: boolean) =>
    setSelected(before => (on ? [...before, applicationId] : before.filter(one => one !== applicationId)))
  const nothing = counts.active === 0
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: words.jobs, to: paths.jobListings() },
            { label: job.title, to: withQuery(paths.applications(), { job_id: job.id }) },
            { label: words.ranking },
          ]}
        />
      </PageBar>
      <PageHeader
        title={job.title}
        actions={
          <>
            <Checkbox
              label={words.blind}
              className="self-center"
              checked={blind}
              onChange={event => set('blind', event.target.checked ? 'true' : null)}
            />
            <Button onClick={() => void copyLink(location.href, words.copied)}>{words.copyLink}</Button>
            {decides && !nothing && <RerunButton jobId={jobId} />}
          </>
        }
      >
        <p>{blind ? words.blindNote : (summary.data ?? '')}</p>
      </PageHeader>
      <RerunProgress jobId={jobId} decides={decides} />
      <NeedsReview items={needs_review} count={counts.needs_review} hrefOf={hrefOf} />
      {nothing ? (
        <EmptyState
          drawing="page"
          title={words.nobody}
          action={
            <LinkButton to={withQuery(paths.applications(), { job_id: job.id })}>{words.openApplications}</LinkButton>
          }
        >
          {words.nobodyNote}
        </EmptyState>
      ) : (
        <Ranking
          entries={entries}
          requirements={requirements}
          count={counts.ranked}
          selected={selected}
          onSelect={pick}
          hrefOf={hrefOf}
          onMore={ranking.hasNextPage ? () => void ranking.fetchNextPage() : null}
          loadingMore={ranking.isFetchingNextPage}
        />
      )}
      {counts.needs_scorecard > 0 && (
        <p className="px-4 py-4 text-text-2 md:px-7">
          {words.needScorecard(counts.needs_scorecard)}{' '}
          <TextLink to={withQuery(paths.applications(), { job_id: job.id })}>{words.openApplications}</TextLink>
        </p>
      )}
      {!nothing && entries.length === 0 && counts.needs_scorecard === 0 && (
        <p className="px-4 py-6 text-text-2 md:px-7">{words.noneRanked}</p>
      )}
      {evaluating.length > 0 && (
        <p role="status" className="border-t border-line px-4 py-3 text-13 text-text-2 md:px-7">
          {words.evaluating(
            locale.list(evaluating.slice(0, EVALUATING_NAMED).map(({ name }) => name)),
            Math.max(0, counts.evaluating - EVALUATING_NAMED),
          )}
        </p>
      )}
      {entries.length > 0 && (
        <p className="px-4 py-4 text-12 text-text-2 md:px-7">{words.engine(entries[0]!.match?.engine ?? null)}</p>
      )}
      <CompareTray
        selected={selected.map(
          id => entries.find(one => one.application_id === id) ?? { application_id: id, name: words.selectedEarlier },
        )}
        onRemove={id => pick(id, false)}
        onCompare={compare}
      />
    </>
  )
}
