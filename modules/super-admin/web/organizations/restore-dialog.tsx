import { z } from 'zod'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { Textarea } from '#ui/textarea.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { suspensionWords as words } from '../../words/organizations.ts'
import { setStatus } from '../organizations-api.ts'
import { useChange } from './use-change.ts'

const schema = z.object({
  details: z.string().trim().min(1, words.restoreDetailsMissing).max(2000),
  email_owners: z.boolean(),
})

interface RestoreDialogProps {
  readonly organization: OrganizationDetails
  readonly onClose: () => void
}

/** Ends the suspension of an organization. */
export function RestoreDialog({ organization: { id, name, effect }, onClose }: RestoreDialogProps) {
  const form = useSchemaForm(schema, { details: '', email_owners: true })
  const restore = useChange({
    id,
    send: (values: z.output<typeof schema>) => setStatus(id, { status: 'active', ...values }),
    done: () => words.restored(name),
    onClose,
  })
  return (
    <FormDialog
      title={words.restoreTitle(name)}
      description={words.restoreNote}
      keep={words.cancel}
      submit={words.restore(name)}
      busy={restore.isPending}
      onSubmit={form.handleSubmit(values => restore.mutate(values))}
      onClose={onClose}
      error={restore.error}
      failed={words.restoreFailed}
    >
      <Field
        label={words.details}
        help={words.restoreDetailsHelp}
        error={form.formState.errors.details?.message}
        required
      >
        <Textarea {...form.register('details')} rows={2} />
      </Field>
      <Checkbox {...form.register('email_owners')} label={words.emailOwners(effect.owners)} />
    </FormDialog>
  )
}
