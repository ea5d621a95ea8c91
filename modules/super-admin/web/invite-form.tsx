import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { peopleCalls } from '../contract/people.ts'
import { peopleWords as words } from '../words/settings.ts'
import { inviteSuperAdmin, peopleQuery } from './office-api.ts'

const schema = peopleCalls['superAdmin.invite'].body
const ACCESS = (['full', 'read'] as const).map(value => ({ value, label: words.access[value] }))

/** Invites a super admin by e-mail. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const form = useSchemaForm(schema, { email: '', access: 'read' })
  // The person came here by a button of this page: the next thing to do is to type.
  useEffect(() => {
    form.setFocus('email')
  }, [form])
  const invite = useMutation({
    mutationFn: inviteSuperAdmin,
    onSuccess(people) {
      client.setQueryData(peopleQuery.queryKey, people)
      onDone()
    },
    onError(error) {
      if (error instanceof CallError) showFieldErrors(form, error.fieldErrors, ['email', 'access'])
    },
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(values => invite.mutate(values))}>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
        <Field label={words.email} error={form.formState.errors.email?.message} required>
          <Input {...form.register('email')} type="email" inputMode="email" autoComplete="off" />
        </Field>
        <Field label={words.accessLabel}>
          <Select {...form.register('access')} choices={ACCESS} />
        </Field>
      </div>
      <FormProblem error={invite.error} title={words.inviteFailed} />
      <div className="flex gap-2">
        <Button type="submit" busy={invite.isPending}>
          {words.send}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
