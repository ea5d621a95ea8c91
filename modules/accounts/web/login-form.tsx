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
import { login } from './api.ts'
import { ResendVerification } from './resend-verification.tsx'

interface LoginFormProps {
  onSignedIn: (reply: Awaited<ReturnType<typeof login>>) => void
  /** Beside the password's label: the way to a new one. */
  forgotten: ReactNode
}

const schema = accountsContract['accounts.login'].body

/** E-mail and password. An address that was never confirmed gets the mail again from here. */
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
      <Field label="E-mail" error={errors.email?.message} required>
        <Input {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field label="Password" error={errors.password?.message} aside={forgotten} required>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      {unverified ? (
        <Alert
          tone="attention"
          title="Confirm your address first"
          live
          actions={<ResendVerification organizationId={unverified} />}
        >
          We sent a mail to {form.getValues('email')}. The button in it confirms the address.
        </Alert>
      ) : (
        <FormProblem error={send.error} title="You are not signed in" />
      )}
      <Button type="submit" kind="primary" size="large" busy={send.isPending}>
        Login
      </Button>
    </form>
  )
}

function unverifiedOrganization(error: unknown): string | null {
  if (!(error instanceof CallError) || error.code !== 'email_not_verified') return null
  const id = error.problem.organization_id
  return typeof id === 'string' ? id : null
}
