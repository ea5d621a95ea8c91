import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { accountsContract } from '../contract.ts'
import { passwordWords as words } from '../words/passwords.ts'
import { resetPassword } from './api.ts'

const schema = accountsContract['accounts.resetPassword'].body

/** Sets a new password with a link from an e-mail. `done` shows what follows, `wayOut` leads on from an expired link. */
export function ResetPasswordForm({ token, done, wayOut }: { token: string; done: ReactNode; wayOut: ReactNode }) {
  const form = useSchemaForm(schema, { token, password: '' })
  const send = useMutation({
    mutationFn: resetPassword,
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['password']),
  })
  if (send.isSuccess) return done
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(values => send.mutate(values))}>
      <Field label={words.new} help={words.resetHelp} error={form.formState.errors.password?.message} required>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <FormProblem error={send.error} title={words.notChanged}>
        {wayOut}
      </FormProblem>
      <Button type="submit" kind="primary" size="large" busy={send.isPending}>
        {words.set}
      </Button>
    </form>
  )
}
