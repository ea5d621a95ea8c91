import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { accountsContract } from '../contract.ts'
import { loginWords as words } from '../words/account-forms.ts'
import { login } from './api.ts'
import { ResendVerification } from './resend-verification.tsx'

interface LoginFormProps {
  onSignedIn: (reply: Awaited<ReturnType<typeof login>>) => void
  /** The link to reset the password, next to its label. */
  forgotten: ReactNode
}

const schema = accountsContract['accounts.login'].body

/** E-mail and password. If the address is not confirmed yet, the e-mail can be sent again from here. */
export function LoginForm({ onSignedIn, forgotten }: LoginFormProps) {
  const form = useSchemaForm(schema, { email: '', password: '' })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: login,
    onSuccess: onSignedIn,
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['email', 'password']),
  })
  const unverified = unverifiedOrganization(send.error)
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(values => send.mutate(values))}>
      <Field label={words.email} error={errors.email?.message} required>
        <Input {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field label={words.password} error={errors.password?.message} aside={forgotten} required>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      {unverified ? (
        <Alert
          tone="attention"
          title={words.unconfirmed}
          live
          actions={<ResendVerification organizationId={unverified} />}
        >
          {words.unconfirmedText(form.getValues('email'))}
        </Alert>
      ) : (
        <FormProblem error={send.error} title={words.failed} />
      )}
      <Button type="submit" kind="primary" size="large" busy={send.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}

function unverifiedOrganization(error: unknown): string | null {
  if (!(error instanceof CallError) || error.code !== 'email_not_verified') return null
  const id = error.problem.organization_id
  return typeof id === 'string' ? id : null
}
