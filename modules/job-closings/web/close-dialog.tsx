import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmailText } from '#modules/applications/contract.ts'
import type { Job } from '#modules/jobs/contract.ts'
import { editJob } from '#modules/jobs/web/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { ClosingDecision } from '../contract.ts'
import { closeWords as words } from '../words/closing.ts'
import { closeJob, type ClosingInput, closingQuery, refreshClosings, undoClosing } from './api.ts'
import { ClosingEmail } from './closing-email.tsx'
import { ClosingReport } from './closing-report.tsx'
import { RecipientList, WithoutEmail } from './recipient-list.tsx'

const TIMES = [
  { value: '24', label: words.times.day },
  { value: '72', label: words.times.threeDays },
  { value: '1', label: words.times.hour },
  { value: '0', label: words.times.now },
]
const HOUR_MS = 3_600_000
const DECISIONS = (['reject', 'leave'] as const).map(value => ({ value, ...words.decisions[value] }))

interface CloseDialogProps {
  job: Pick<Job, 'id' | 'title' | 'status'>
  onOpenChange: (open: boolean) => void
}

/** Closes a job and informs its candidates. For a closed job, what became of that, and who is still to be informed. */
export function CloseDialog({ job, onOpenChange }: CloseDialogProps) {
  const client = useQueryClient()
  const state = useQuery(closingQuery(job.id))
  const [decision, setDecision] = useState<ClosingDecision>('reject')
  const [hours, setHours] = useState('24')
  const [excluded, setExcluded] = useState<readonly string[]>([])
  const [email, setEmail] = useState<EmailText>()
  const [skipping, setSkipping] = useState(false)
  const refresh = () => refreshClosings(client)
  const finish = () => {
    onOpenChange(false)
    return refresh()
  }
  const undo = useMutation({
    mutationFn: () => undoClosing(job.id),
    onSuccess: ({ no_room }) =>
      toast({ title: words.undone(job.title), ...(no_room && { description: words.noRoom }) }),
    onError: error => toast({ title: words.notUndone, description: error.message, tone: 'danger' }),
    onSettled: refresh,
  })
  const inform = useMutation({
    mutationFn: (body: ClosingInput) => closeJob(job.id, body),
    onSuccess: closing => {
      toast({
        title: words.closed(job.title),
        description: words.scheduled(chosen),
        ...(closing.can_undo && {
          action: { label: words.undo, alt: words.undoAlt, run: () => undo.mutate() },
        }),
      })
      return finish()
    },
  })
  const closeSilently = useMutation({
    mutationFn: () => editJob(job.id, { status: 'closed', without_informing: true }),
    onSuccess: () => {
      toast({ title: words.closed(job.title) })
      return finish()
    },
  })
  const isClosed = job.status === 'closed'
  const { uninformed = 0, without_email = 0, at_offer = 0, last = null } = state.data ?? {}
  const reachable = uninformed - without_email
  const chosen = reachable - excluded.length
  const busy = last?.state === 'informing' || last?.state === 'undoing'
  const sendNow = () =>
    inform.mutate({
      decision,
      email,
      excluded: [...excluded],
      send_email_at: new Date(Date.now() + Number(hours) * HOUR_MS).toISOString(),
    })
  if (skipping)
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={words.confirmWithout(uninformed)}
        description={words.confirmWithoutText}
        actions={
          <>
            <Button kind="quiet" onClick={() => setSkipping(false)}>
              {words.back}
            </Button>
            <Button kind="danger-solid" busy={closeSilently.isPending} onClick={() => closeSilently.mutate()}>
              {words.closeWithout(job.title)}
            </Button>
          </>
        }
      >
        <FormProblem error={closeSilently.error} title={words.notClosed} />
      </Dialog>
    )
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={onOpenChange}
      title={isClosed ? words.reportTitle(job.title) : words.title(job.title)}
      description={describe(state.isSuccess, isClosed, uninformed)}
      keep={isClosed ? words.done : words.keepOpen}
      actions={
        state.isSuccess && (
          <>
            {!isClosed && uninformed > 0 && (
              <Button kind="danger" onClick={() => setSkipping(true)}>
                {words.without}
              </Button>
            )}
            {!isClosed && uninformed === 0 && (
              <Button kind="primary" busy={closeSilently.isPending} onClick={() => closeSilently.mutate()}>
                {words.close}
              </Button>
            )}
            {chosen > 0 && !busy && (
              <Button kind="primary" busy={inform.isPending} onClick={sendNow}>
                {isClosed ? words.inform(chosen) : words.closeAndInform(chosen)}
              </Button>
            )}
          </>
        )
      }
    >
      {state.isPending && <DialogSkeleton />}
      {state.isError && <ErrorState error={state.error} title={words.failed} onRetry={() => void state.refetch()} />}
      {state.isSuccess && (
        <div className="grid gap-5">
          {isClosed && last && <ClosingReport jobId={job.id} closing={last} />}
          {isClosed && last && uninformed > 0 && !busy && (
            <Alert tone="attention" title={words.report.remaining(uninformed)} />
          )}
          {reachable > 0 && !busy && (
            <>
              <Field label={words.decision} group>
                <RadioCards
                  name="decision"
                  columns={2}
                  cards={DECISIONS}
                  value={decision}
                  onChange={event => setDecision(event.target.value as ClosingDecision)}
                />
              </Field>
              <RecipientList jobId={job.id} total={reachable} excluded={excluded} onExclude={setExcluded} />
              <Field label={words.when} help={hours === '0' ? undefined : words.whenHelp}>
                <Select choices={TIMES} value={hours} onChange={event => setHours(event.target.value)} />
              </Field>
              <ClosingEmail jobId={job.id} excluded={excluded} value={email} onChange={setEmail} />
            </>
          )}
          {!busy && <WithoutEmail jobId={job.id} count={without_email} />}
          {at_offer > 0 && <p className="text-13 text-text-2">{words.atOffer(at_offer)}</p>}
          <FormProblem error={inform.error ?? closeSilently.error} title={words.notClosed} />
        </div>
      )}
    </Dialog>
  )
}

function describe(loaded: boolean, isClosed: boolean, uninformed: number) {
  if (!loaded) return words.loading
  if (uninformed === 0) return words.nobody
  return isClosed ? undefined : words.waiting(uninformed)
}

const DialogSkeleton = () => (
  <SkeletonGroup label={words.loading} className="grid gap-3">
    <Skeleton className="h-16" />
    <Skeleton className="h-40" />
    <Skeleton className="h-32" />
  </SkeletonGroup>
)
