import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { CallError } from '#platform/contract/client.ts'
import { useEffect } from 'react'
import type { z } from 'zod'
import { accountsContract } from '../contract.ts'
import { firstAdminWords as words } from '../words/account-forms.ts'

const schema = accountsContract['accounts.registerAdmin'].body.omit({ organization_id: true, time_zone: true })
export type FirstAdmin = z.input<typeof schema>

interface FirstAdminFormProps {
  start: Partial<FirstAdmin>
  busy: boolean
  error: unknown
  onSubmit: (values: FirstAdmin) => void
  onBack: (values: FirstAdmin) => void
}

/** The account of the organization's owner: name, e-mail, password. */
export function FirstAdminForm({ start, busy, error, onSubmit, onBack }: FirstAdminFormProps) {
  const form = useSchemaForm(schema, { name: '', email: '', password: '', ...start })
  const { errors } = form.formState
  useEffect(() => {
    if (error instanceof CallError) showFieldErrors(form, error.fieldErrors, ['name', 'email', 'password'])
  }, [error, form])
  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit(onSubmit)}>
      <Field label={words.name} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="name" />
      </Field>
      <Field label={words.email} help={words.emailHelp} error={errors.email?.message} required>
        <Input {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field label={words.password} help={words.passwordHelp} error={errors.password?.message} required>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <FormProblem error={error} title={words.failed} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {words.submit}
        </Button>
        <Button size="large" kind="quiet" onClick={() => onBack(form.getValues())}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}
