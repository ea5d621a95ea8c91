import { useQuery } from '@tanstack/react-query'
import { Alert } from '#ui/alert.tsx'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { When } from '#ui/when.tsx'
import type { ModelCheck as Check, ModelCheckStatus } from '../contract.ts'
import { modelCheckWords as words } from '../words/page.ts'
import { modelCheckQuery } from './api.ts'
import { CancelCheck, estimateIn, StartCheck } from './check-actions.tsx'
import { Engines } from './engines.tsx'
import { FiguresTable } from './figures-table.tsx'

/** Whether the configured model has passed the check, its figures, and starting a check. */
export function ModelCheck({ mayStart }: { mayStart: boolean }) {
  const status = useQuery(modelCheckQuery)
  if (status.isError)
    return <ErrorState error={status.error} title={words.loadFailed} onRetry={() => void status.refetch()} />
  return (
    <div className="px-4 pb-12 md:px-7">
      {status.data ? <Loaded status={status.data} mayStart={mayStart} /> : <Loading />}
    </div>
  )
}

const Loading = () => (
  <SkeletonGroup label={words.loading} className="grid max-w-[760px] gap-4">
    <Skeleton className="h-16" />
    <Skeleton className="h-20" />
    <Skeleton className="h-72" />
  </SkeletonGroup>
)

function Loaded({ status, mayStart }: { status: ModelCheckStatus; mayStart: boolean }) {
  const { engine, engines, estimate, running, check, last_finished } = status
  if (!engine || !estimate)
    return (
      <>
        <Alert tone="neutral" title={words.noModel} className="max-w-[760px]">
          {words.noModelWhy}
        </Alert>
        <Engines engines={engines} />
      </>
    )
  const shown = check?.state === 'finished' ? check : last_finished
  return (
    <>
      <section aria-labelledby="checked-model" className="card max-w-[760px] p-4">
        <h2 id="checked-model" className="text-13 text-text-2">
          {words.model}
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-mono font-medium break-all">{`${engine.provider}/${engine.model}`}</b>
          <Chip tone={status.validated ? 'brand' : 'attention'}>
            {status.validated ? words.validated : words.notValidated}
          </Chip>
        </p>
        <p className="mt-1 text-12 text-text-3">
          {words.prompts(engine.prompt_version)} · {words.labelledSet(engine.labelled_set)}
        </p>
      </section>
      <div className="mt-5 max-w-[760px]">
        {running ? <Running check={running} isCurrent={running.id === check?.id} mayStart={mayStart} /> : null}
        {!running && <Verdict status={status} />}
        {!running && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            {mayStart ? (
              <StartCheck estimate={estimate} again={check?.state === 'finished'} />
            ) : (
              <p className="text-13 text-text-2">{words.onlyAdmins}</p>
            )}
            <p className="text-13 text-text-2">
              {words.estimate}: {words.estimated(estimateIn(estimate))}
            </p>
          </div>
        )}
      </div>
      {shown?.figures && (
        <section aria-labelledby="check-results" className="mt-9">
          <h2 id="check-results" className="mb-2 flex flex-wrap items-baseline gap-x-3 font-semibold">
            {words.results}
            {shown.finished_at && (
              <When instant={shown.finished_at} show="date" className="text-13 font-normal text-text-2" />
            )}
          </h2>
          <FiguresTable figures={shown.figures} />
        </section>
      )}
      <Engines engines={engines} />
    </>
  )
}

function Running({ check, isCurrent, mayStart }: { check: Check; isCurrent: boolean; mayStart: boolean }) {
  return (
    <Alert
      tone={check.problem ? 'attention' : 'neutral'}
      title={isCurrent ? words.running : words.runningOther(check.model)}
      actions={mayStart && check.own ? <CancelCheck /> : undefined}
    >
      <div className="mt-2 mb-2 flex items-center gap-3">
        <progress
          aria-label={words.progressLabel}
          value={check.steps_done}
          max={check.steps}
          className="h-2 min-w-0 flex-1"
        />
        <span className="num whitespace-nowrap">{words.progress(check.steps_done, check.steps)}</span>
      </div>
      <p role="status">{check.problem ?? words.runningWhy}</p>
      {mayStart && !check.own && <p className="mt-1">{words.onlyStarter}</p>}
    </Alert>
  )
}

/** What the newest check found, or why there is nothing to show. */
function Verdict({ status: { check, previous, last_finished } }: { status: ModelCheckStatus }) {
  if (check?.state === 'finished')
    return check.passed ? (
      <Alert tone="brand" title={words.passed}>
        {words.passedWhy}
      </Alert>
    ) : (
      <Alert tone="attention" title={words.failedCheck}>
        {words.failedCheckWhy}
      </Alert>
    )
  if (check?.state === 'failed')
    return (
      <Alert tone="danger" title={words.broke}>
        {check.problem}
      </Alert>
    )
  if (check?.state === 'cancelled')
    return (
      <Alert tone="neutral" title={words.cancelled}>
        {words.cancelledWhy}
      </Alert>
    )
  if (previous && !last_finished)
    return (
      <Alert tone="attention" title={words.changed}>
        {words.changedWhy(`${previous.provider}/${previous.model}`, previous.passed === true)}
      </Alert>
    )
  return (
    <Alert tone="attention" title={words.never}>
      {words.neverWhy}
    </Alert>
  )
}
