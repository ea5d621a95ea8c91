import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { accountsContract, type TwoFactorMethod, twoFactorMethod } from '../contract.ts'
import { loginWords as words } from '../words/account-forms.ts'
import { login } from './api.ts'
import { ResendVerification } from './resend-verification.tsx'

interface SecondStep {
  readonly challenge: string
  readonly methods: readonly TwoFactorMethod[]
}

interface LoginFormProps {
  onSignedIn: (reply: Awaited<ReturnType<typeof login>>) => void
  /** What confirms the login after the password of an account that needs it. */
  secondStep: (step: SecondStep, back: () => void) => ReactNode
  /** Another way to log in, below the form. */
  alternative: ReactNode
  /** The link to reset the password, next to its label. */
  forgotten: ReactNode
}

const schema = accountsContract['accounts.login'].body

/** E-mail and password, and the second step if the account needs one. If the address is not confirmed yet, the e-mail can be sent again from here. */
export function LoginForm({ onSignedIn, secondStep, alternative, forgotten }: LoginFormProps) {
  const form = useSchemaForm(schema, { email: '', password: '' })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: login,
    onSuccess: onSignedIn,
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['email', 'password']),
  })
  const unverified = memberOf(send.error, 'email_not_verified', 'organization_id')
  const contact = memberOf(send.error, 'organization_suspended', 'contact_url')
  const challenge = memberOf(send.error, 'two_factor_required', 'challenge')
  if (challenge) return secondStep({ challenge, methods: methodsOf(send.error) }, send.reset)
  return (
    <>
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
          <FormProblem error={send.error} title={words.failed}>
            {contact && (
              <a className="link" href={contact}>
                {words.contact}
              </a>
            )}
          </FormProblem>
        )}
        <Button type="submit" kind="primary" size="large" busy={send.isPending}>
          {words.submit}
        </Button>
      </form>
      {alternative}
    </>
  )
}

const methods = z.array(twoFactorMethod).catch([])

/** The methods that a problem names. */
const methodsOf = (error: unknown): readonly TwoFactorMethod[] =>
  error instanceof CallError ? methods.parse(error.problem['methods']) : []

/** A text of a problem with a code, for example the challenge of the second step. */
function memberOf(error: unknown, code: string, name: 'organization_id' | 'challenge' | 'contact_url'): string | null {
  if (!(error instanceof CallError) || error.code !== code) return null
  const value = error.problem[name]
  return typeof value === 'string' ? value : null
}
