import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { EmailText } from '../contract.ts'
import { rejectionWords as words } from '../words/rejection.ts'
import { stageWords } from '../words/stages.ts'
import type { Move } from './api.ts'
import { moveApplication, previewRejection, refreshApplications } from './api.ts'
import { EmailEditor } from './email-editor.tsx'

interface RejectDialogProps {
  applicationId: string
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

type Reason = NonNullable<Move['reason']>

/** When the e-mail is sent, by the hours to wait. */
const TIMES = [
  { value: '24', label: words.times.day },
  { value: '72', label: words.times.threeDays },
  { value: '1', label: words.times.hour },
  { value: '0', label: words.times.now },
] as const

const REASONS = (Object.entries(stageWords.reasons) as [Reason, string][]).map(([value, label]) => ({ value, label }))

/** A person ends an application, with a reason. Its e-mail waits unless they choose otherwise, so that a mistake can be undone. */
export function RejectDialog({ applicationId, name, open, onOpenChange }: RejectDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState<Reason>('we_declined')
  const [note, setNote] = useState('')
  const [notify, setNotify] = useState(true)
  const [hours, setHours] = useState('24')
  const [email, setEmail] = useState<EmailText>()
  const reject = useMutation({
    mutationFn: () =>
      moveApplication(applicationId, {
        outcome: 'rejected',
        reason,
        note,
        notify,
        ...(notify && { send_email_at: new Date(Date.now() + Number(hours) * 3_600_000).toISOString(), email }),
      }),
    onSuccess: () => {
      onOpenChange(false)
      return refreshApplications(client)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={words.title(name)}
      description={words.description}
      actions={
        <>
          <Button kind="quiet" onClick={() => onOpenChange(false)}>
            {words.keepActive}
          </Button>
          <Button kind="danger-solid" busy={reject.isPending} onClick={() => reject.mutate()}>
            {notify && hours === '0' ? words.rejectAndSend(name) : words.reject(name)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label={words.reason} group>
          <RadioCards
            name="reason"
            columns={3}
            value={reason}
            onChange={event => setReason(event.target.value as Reason)}
            cards={REASONS}
          />
        </Field>
        <Field label={words.note} optional help={words.noteHelp}>
          <Textarea rows={2} value={note} maxLength={4000} onChange={event => setNote(event.target.value)} />
        </Field>
        <Checkbox label={words.notify} checked={notify} onChange={event => setNotify(event.target.checked)} />
        {notify && (
          <>
            <Field label={words.when} help={hours === '0' ? undefined : words.whenHelp}>
              <Select value={hours} onChange={event => setHours(event.target.value)} choices={TIMES} />
            </Field>
            <EmailEditor
              name={`rejected:${applicationId}`}
              load={(text, signal) => previewRejection(applicationId, text, signal)}
              value={email}
              onChange={setEmail}
            />
          </>
        )}
        <FormProblem error={reject.error} title={words.failed} />
      </div>
    </Dialog>
  )
}
