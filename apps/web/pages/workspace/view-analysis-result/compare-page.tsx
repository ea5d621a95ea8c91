import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '#ui/router.tsx'
import { locale } from '#platform/locale/locale.ts'
import { comparisonQuery } from '#modules/analysis/web/api.ts'
import { canRemove, Comparison, type Quoted } from '#modules/analysis/web/comparison.tsx'
import { ComparisonSkeleton } from '#modules/analysis/web/comparison-skeleton.tsx'
import { COMPARED } from '#modules/analysis/policy.ts'
import { analysisWords, comparisonWords as words } from '#modules/analysis/words/analysis.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths, withQuery } from '../../../paths.ts'
import { useDecidesOn } from '../../../decides.ts'
import { useCan, useNoInterviewsLeft, useUserId } from '../../../session.ts'
import { linkToPage, linkToTurn } from '../candidate-details/linked-place.ts'
import { copyLink } from '../job-listings/copy-link.ts'

const hrefOf = (one: { candidate_uuid: string; application_id: string }, quoted?: Quoted) =>
  withQuery(paths.candidateDetails(one.candidate_uuid), {
    application: one.application_id,
    ...(quoted && ('turn_id' in quoted ? linkToTurn(quoted) : linkToPage(quoted))),
  })

/** Two to four candidates of a job next to each other. */
export default function ComparePage({ jobId, compared }: { jobId: string; compared: readonly string[] }) {
  const [params, setParams] = useSearchParams()
  const blind = params.get('blind') === 'true'
  const userId = useUserId() ?? ''
  const noInterviewsLeft = useNoInterviewsLeft()
  const reviews = useCan('candidates.review')
  const decides = useDecidesOn()(jobId)
  const opensFlows = useCan('setup.read')
  const comparison = useQuery(comparisonQuery(jobId, compared, blind))
  const back = withQuery(paths.viewAnalysisResult(jobId), { blind: blind ? 'true' : null })
  const compare = (ids: readonly string[], blindly: boolean) =>
    setParams({ compare: ids.join(), ...(blindly && { blind: 'true' }) }, { replace: true })
  if (comparison.isError)
    return (
      <ErrorState
        level={1}
        error={comparison.error}
        title={words.failed}
        onRetry={() => void comparison.refetch()}
        action={<LinkButton to={back}>{words.back}</LinkButton>}
      />
    )
  if (!comparison.data) return <ComparisonSkeleton count={compared.length} />
  const { job, items, requirements } = comparison.data
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: analysisWords.jobs, to: paths.jobListings() },
            { label: job.title, to: back },
            { label: analysisWords.compare },
          ]}
        />
      </PageBar>
      <PageHeader
        title={words.title(items.length)}
        actions={
          <>
            <Checkbox
              label={analysisWords.blind}
              className="self-center"
              checked={blind}
              onChange={event => compare(compared, event.target.checked)}
            />
            <Button onClick={() => void copyLink(location.href, analysisWords.copied)}>{analysisWords.copyLink}</Button>
            {items.length < COMPARED.most && (
              <LinkButton
                to={withQuery(paths.viewAnalysisResult(jobId), {
                  blind: blind ? 'true' : null,
                  selected: compared.join(),
                })}
              >
                {words.addCandidate}
              </LinkButton>
            )}
            <LinkButton to={back}>{words.back}</LinkButton>
          </>
        }
      >
        {locale.parts([job.title, words.openings(job.openings)])}
      </PageHeader>
      <Comparison
        items={items}
        requirements={requirements}
        hrefOf={hrefOf}
        reader={{
          userId,
          reviews,
          decides,
          plansHref: noInterviewsLeft ? paths.buyPlan() : undefined,
          versionsHref: opensFlows ? id => withQuery(paths.editFlow(), { id, versions: 'true' }) : null,
        }}
        onRemove={
          canRemove(items.length)
            ? id =>
                compare(
                  compared.filter(one => one !== id),
                  blind,
                )
            : null
        }
      />
    </>
  )
}
