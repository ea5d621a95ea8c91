import { useMutation } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { superAdminContract, type SuperAdminSignedIn } from '../../contract.ts'
import { superAdminLoginWords as words } from '../../words/sign-in.ts'
import { login } from '../api.ts'

/** What follows the right password. */
export interface NextStep {
  readonly kind: 'code' | 'setup'
  readonly challenge: string
}

const KINDS: Readonly<Record<string, NextStep['kind']>> = {
  two_factor_required: 'code',
  two_factor_setup_required: 'setup',
}

function nextStep(error: unknown): NextStep | null {
  if (!(error instanceof CallError)) return null
  const kind = KINDS[error.code]
  const challenge = error.problem['challenge']
  return kind && typeof challenge === 'string' ? { kind, challenge } : null
}

const schema = superAdminContract['superAdmin.login'].body

interface CredentialsFormProps {
  readonly onSignedIn: (reply: SuperAdminSignedIn) => void
  readonly onNext: (step: NextStep) => void
}

export function CredentialsForm({ onSignedIn, onNext }: CredentialsFormProps) {
  const form = useSchemaForm(schema, { email: '', password: '' })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: login,
    onSuccess: onSignedIn,
    onError(error) {
      const next = nextStep(error)
      if (next) onNext(next)
      else if (error instanceof CallError) showFieldErrors(form, error.fieldErrors, ['email', 'password'])
    },
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(values => send.mutate(values))}>
      <Field label={words.email} error={errors.email?.message} required>
        <Input {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field label={words.password} error={errors.password?.message} required>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      {!nextStep(send.error) && <FormProblem error={send.error} title={words.failed} />}
      <Button type="submit" kind="primary" size="large" busy={send.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
