import { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { dayWords } from '#modules/billing/words/invoices.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { billingChangeWords as words } from '../../words/organizations.ts'
import { extendTrial } from '../organizations-api.ts'
import { useChange } from './use-change.ts'

const schema = z.object({
  day: z.iso.date(words.endMissing),
  reason: z.string().trim().min(1, words.reasonMissing).max(500),
})

interface TrialDialogProps {
  readonly organization: OrganizationDetails
  readonly onClose: () => void
}

/** Moves the end of a trial to the end of a later day. */
export function TrialDialog({ organization: { id, name, subscription }, onClose }: TrialDialogProps) {
  const end = new Date(subscription.current_period_end)
  const form = useSchemaForm(schema, { day: '', reason: '' })
  const { errors } = form.formState
  const extend = useChange({
    id,
    send: ({ day, reason }: z.output<typeof schema>) => extendTrial(id, { ends_at: `${day}T23:59:59Z`, reason }),
    done: () => words.extended(name),
    onClose,
  })
  const refused = extend.error instanceof CallError ? extend.error.fieldErrors['ends_at'] : undefined
  return (
    <FormDialog
      title={words.trialTitle(name)}
      description={words.trialNote(dayWords(end))}
      keep={words.cancel}
      submit={words.extend}
      busy={extend.isPending}
      onSubmit={form.handleSubmit(values => extend.mutate(values))}
      onClose={onClose}
      error={refused ? null : extend.error}
      failed={words.extendFailed}
    >
      <Field label={words.newEnd} error={errors.day?.message ?? refused} required>
        <Input {...form.register('day')} type="date" min={subscription.current_period_end.slice(0, 10)} />
      </Field>
      <Field label={words.reason} error={errors.reason?.message} required>
        <Input {...form.register('reason')} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
