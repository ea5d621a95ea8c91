import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { zoneChoices } from '#ui/zone-choices.ts'
import type { Admin } from '../contract.ts'
import { accountsContract } from '../contract.ts'
import { profileWords as words } from '../words/account-forms.ts'
import { adminQuery, editAdmin } from './api.ts'

const schema = accountsContract['accounts.edit'].body.pick({ name: true, time_zone: true }).required()

/** The person's own name and time zone. */
export function ProfileForm({ admin }: { admin: Admin }) {
  const client = useQueryClient()
  const form = useSchemaForm(schema, { name: admin.name, time_zone: admin.time_zone })
  const { errors, isDirty } = form.formState
  const save = useMutation({
    mutationFn: (body: { name: string; time_zone: string }) => editAdmin(admin.id, body),
    onSuccess: saved => {
      client.setQueryData(adminQuery(admin.id).queryKey, saved)
      form.reset({ name: saved.name, time_zone: saved.time_zone })
    },
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['name', 'time_zone']),
  })
  useLeaveWarning(isDirty)
  return (
    <form noValidate className="grid max-w-[420px] gap-5" onSubmit={form.handleSubmit(values => save.mutate(values))}>
      <Field label={words.name} help={words.nameHelp} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="name" />
      </Field>
      <Field label={words.email}>
        <Input value={admin.email} readOnly disabled />
      </Field>
      <Field label={words.zone} help={words.zoneHelp} error={errors.time_zone?.message}>
        <Select {...form.register('time_zone')} choices={zoneChoices(admin.time_zone)} />
      </Field>
      <FormProblem error={save.error} title={words.failed} />
      <div className="flex items-center gap-3">
        <Button type="submit" kind="primary" busy={save.isPending} disabled={!isDirty && !save.isPending}>
          {words.submit}
        </Button>
        <span aria-live="polite" className="text-13 text-text-2">
          {save.isSuccess && !isDirty && words.saved}
        </span>
      </div>
    </form>
  )
}
