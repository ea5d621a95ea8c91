import { z } from 'zod'
import { SUSPENSION_REASONS } from '#modules/organizations/policy.ts'
import { dayWords } from '#modules/billing/words/invoices.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { suspensionReasons, suspensionWords as words } from '../../words/organizations.ts'
import { setStatus } from '../organizations-api.ts'
import { useChange } from './use-change.ts'

const schema = z.object({
  reason: z.enum(SUSPENSION_REASONS, words.reasonMissing),
  details: z.string().trim().min(1, words.detailsMissing).max(2000),
  email_owners: z.boolean(),
})

interface SuspendDialogProps {
  readonly organization: OrganizationDetails
  readonly onClose: () => void
}

/** Suspends an organization: what happens to whom, the reason that its people read, and the details for the audit log. */
export function SuspendDialog({ organization, onClose }: SuspendDialogProps) {
  const { id, name, effect } = organization
  const form = useSchemaForm(schema, { details: '', email_owners: true })
  const { errors } = form.formState
  const suspend = useChange({
    id,
    send: (values: z.output<typeof schema>) => setStatus(id, { status: 'suspended', ...values }),
    done: () => words.suspended(name),
    onClose,
  })
  return (
    <FormDialog
      size="wide"
      title={words.suspendTitle(name)}
      description={words.suspendNote}
      keep={words.cancel}
      submit={words.suspend(name)}
      kind="danger-solid"
      busy={suspend.isPending}
      onSubmit={form.handleSubmit(values => suspend.mutate(values))}
      onClose={onClose}
      error={suspend.error}
      failed={words.suspendFailed}
    >
      <Effects organization={organization} />
      <Field label={words.reason} help={words.reasonHelp} error={errors.reason?.message} required>
        <Select
          {...form.register('reason')}
          placeholder={words.choose}
          choices={SUSPENSION_REASONS.map(value => ({ value, label: suspensionReasons[value] }))}
        />
      </Field>
      <Field label={words.details} help={words.detailsHelp} error={errors.details?.message} required>
        <Textarea {...form.register('details')} rows={2} />
      </Field>
      <Checkbox {...form.register('email_owners')} label={words.emailReason(effect.owners)} />
    </FormDialog>
  )
}

function Effects({ organization: { effect, subscription } }: { organization: OrganizationDetails }) {
  const effects = [
    words.people(effect.admins),
    words.jobs(effect.open_jobs),
    words.candidates(effect.interviews_in_progress),
    words.waiting(effect.invitations),
    words.billing(dayWords(new Date(subscription.current_period_end))),
  ]
  return (
    <ul aria-label={words.effects} className="divide-y divide-line rounded-card border border-line text-13">
      {effects.map(text => (
        <li key={text} className="px-3.5 py-2.5">
          {text}
        </li>
      ))}
    </ul>
  )
}
