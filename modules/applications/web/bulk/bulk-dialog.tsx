import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { EmailText } from '../../contract.ts'
import { bulkDialogWords as words } from '../../words/bulk.ts'
import { rejectionWords } from '../../words/rejection.ts'
import { stageWords } from '../../words/stages.ts'
import { EmailEditor } from '../email-editor.tsx'
import type { BulkDialogKind } from './bulk-actions.tsx'
import { type Action, type ActionOf, bulkPreviewQuery, previewBulk, type Selection } from './bulk-api.ts'
import { Exclusions } from './exclusions.tsx'

interface BulkDialogProps {
  kind: BulkDialogKind
  selection: Selection
  /** Rejects if the server refuses. */
  onConfirm: (action: Action) => Promise<unknown>
  onClose: () => void
}

type Reason = ActionOf<'reject'>['reason']

/** When rejection e-mails are sent, by the hours to wait. */
const TIMES = [
  { value: '24', label: rejectionWords.times.day },
  { value: '72', label: rejectionWords.times.threeDays },
  { value: '1', label: rejectionWords.times.hour },
]
const REASONS = (Object.entries(stageWords.reasons) as [Reason, string][]).map(([value, label]) => ({ value, label }))

/** Shows whom an action reaches, whom it leaves out and why, and its e-mail with a real candidate, before it starts. */
export function BulkDialog({ kind, selection, onConfirm, onClose }: BulkDialogProps) {
  const [email, setEmail] = useState<EmailText>()
  const [reason, setReason] = useState<Reason>('we_declined')
  const [note, setNote] = useState('')
  const [notify, setNotify] = useState(true)
  const [hours, setHours] = useState('24')
  const [problem, setProblem] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  const actionWith = (text: EmailText | undefined): Action =>
    kind === 'reject'
      ? { kind, reason, note: note || undefined, notify, email: notify ? text : undefined }
      : { kind, email: text }
  const preview = useQuery(bulkPreviewQuery(actionWith(undefined), selection))
  const { data } = preview
  const canStart = data !== undefined && data.eligible > 0 && !data.more
  const confirm = async () => {
    setBusy(true)
    try {
      const sendAt = new Date(Date.now() + Number(hours) * 3_600_000).toISOString()
      const action = actionWith(email)
      await onConfirm(action.kind === 'reject' && notify ? { ...action, send_email_at: sendAt } : action)
    } catch (error) {
      setProblem(error as Error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      size="wide"
      title={words.titles[kind]}
      description={words.descriptions[kind]}
      keep={words.cancel}
      actions={
        <Button
          kind={kind === 'reject' ? 'danger-solid' : 'primary'}
          busy={busy}
          disabled={!canStart}
          onClick={() => void confirm()}
        >
          {words.confirm[kind](data?.eligible ?? 0)}
        </Button>
      }
    >
      <div className="grid gap-5 pb-1">
        {preview.isPending && (
          <SkeletonGroup label={words.loading} className="grid gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-40" />
          </SkeletonGroup>
        )}
        {preview.isError && (
          <ErrorState error={preview.error} title={words.failed} onRetry={() => void preview.refetch()} />
        )}
        {data?.more && (
          <Alert tone="attention" title={words.tooMany}>
            {words.tooManyNote}
          </Alert>
        )}
        {data && <Exclusions selected={data.selected} eligible={data.eligible} exclusions={data.exclusions} />}
        {kind === 'reject' && (
          <>
            <div className="grid gap-4 md:grid-cols-2">
              <Field label={rejectionWords.reason}>
                <Select choices={REASONS} value={reason} onChange={event => setReason(event.target.value as Reason)} />
              </Field>
              {notify && (
                <Field label={rejectionWords.when}>
                  <Select choices={TIMES} value={hours} onChange={event => setHours(event.target.value)} />
                </Field>
              )}
            </div>
            <Field label={rejectionWords.note} optional help={words.noteHelp}>
              <Textarea rows={2} maxLength={4000} value={note} onChange={event => setNote(event.target.value)} />
            </Field>
            <Checkbox label={words.notify} checked={notify} onChange={event => setNotify(event.target.checked)} />
          </>
        )}
        {data?.email && (kind !== 'reject' || notify) && (
          <EmailEditor
            name={`bulk:${kind}`}
            load={async (text, signal) => (await previewBulk(actionWith(text), selection, signal)).email!}
            value={email}
            onChange={setEmail}
          />
        )}
        <FormProblem error={problem} title={words.notStarted} />
      </div>
    </Dialog>
  )
}
