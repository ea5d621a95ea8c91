import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { applicationsContract } from '../contract.ts'
import { rejectionWords as words } from '../words/rejection.ts'
import { stageWords } from '../words/stages.ts'
import { type Move, moveApplication, previewRejection, refreshApplications } from './api.ts'
import { EmailEditor } from './email-editor.tsx'

interface RejectDialogProps {
  applicationId: string
  /** Where the application stands for the reader. */
  seen: Move['seen']
  name: string
  /** Whether the e-mail is shown without who the candidate is. */
  blind?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

const { reason, note, email } = applicationsContract['applications.status'].body.shape
const schema = z.object({ reason: reason.unwrap(), note, email, notify: z.boolean(), hours: z.string() })
type Reason = z.output<typeof schema>['reason']

/** When the e-mail is sent, by the hours to wait. */
const TIMES = [
  { value: '24', label: words.times.day },
  { value: '72', label: words.times.threeDays },
  { value: '1', label: words.times.hour },
  { value: '0', label: words.times.now },
] as const

const REASONS = (Object.entries(stageWords.reasons) as [Reason, string][]).map(([value, label]) => ({ value, label }))

/** A person ends an application, with a reason. Its e-mail waits unless they choose otherwise, so that a mistake can be undone. */
export function RejectDialog({ applicationId, seen, name, blind = false, open, onOpenChange }: RejectDialogProps) {
  const client = useQueryClient()
  const form = useSchemaForm(schema, { reason: 'we_declined', note: '', notify: true, hours: '24' })
  const { errors } = form.formState
  const [notify, hours, changed] = form.watch(['notify', 'hours', 'email'])
  const reject = useMutation({
    mutationFn: ({ hours: wait, email: text, ...decision }: z.output<typeof schema>) =>
      moveApplication(applicationId, {
        outcome: 'rejected',
        seen,
        ...decision,
        ...(decision.notify && {
          send_email_at: new Date(Date.now() + Number(wait) * 3_600_000).toISOString(),
          email: text,
        }),
      }),
    // After a refusal the dialog decides about where the application stands now.
    onError: error => error instanceof CallError && error.code === 'stale' && refreshApplications(client),
    onSuccess: () => {
      onOpenChange(false)
      return refreshApplications(client)
    },
  })
  return (
    <FormDialog
      open={open}
      size="wide"
      title={words.title(name)}
      description={words.description}
      keep={words.keepActive}
      submit={notify && hours === '0' ? words.rejectAndSend(name) : words.reject(name)}
      kind="danger-solid"
      busy={reject.isPending}
      onSubmit={form.handleSubmit(decision => reject.mutate(decision))}
      onClose={() => onOpenChange(false)}
      error={reject.error}
      failed={words.failed}
      className="gap-5"
    >
      <Field label={words.reason} group>
        <RadioCards columns={3} cards={REASONS} {...form.register('reason')} />
      </Field>
      <Field label={words.note} optional help={words.noteHelp} error={errors.note?.message}>
        <Textarea rows={2} maxLength={4000} {...form.register('note')} />
      </Field>
      <Checkbox label={words.notify} {...form.register('notify')} />
      {notify && (
        <>
          <Field label={words.when} help={hours === '0' ? undefined : words.whenHelp}>
            <Select choices={TIMES} {...form.register('hours')} />
          </Field>
          <EmailEditor
            name={`rejected:${applicationId}:${blind}`}
            load={(email, signal) => previewRejection(applicationId, { email, blind }, signal)}
            value={changed}
            onChange={text => form.setValue('email', text)}
          />
        </>
      )}
      {errors.email && <FieldError>{errors.email.subject?.message ?? errors.email.body?.message}</FieldError>}
    </FormDialog>
  )
}
