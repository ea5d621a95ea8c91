import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { accountsContract } from '../contract.ts'
import { resetPassword } from './api.ts'

const schema = accountsContract['accounts.resetPassword'].body

/** A new password by a link from a mail. `done` and `problem` draw what follows and the way out of a stale link. */
export function ResetPasswordForm({ token, done, wayOut }: { token: string; done: ReactNode; wayOut: ReactNode }) {
  const form = useSchemaForm(schema, { token, password: '' })
  const send = useMutation({
    mutationFn: resetPassword,
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['password']),
  })
  if (send.isSuccess) return done
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(values => send.mutate(values))}>
      <Field
        label="New password"
        help="12 characters or more. A short sentence is a good password. It ends every session that is open."
        error={form.formState.errors.password?.message}
        required
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <FormProblem error={send.error} title="The password was not changed">
        {wayOut}
      </FormProblem>
      <Button type="submit" kind="primary" size="large" busy={send.isPending}>
        Set the password
      </Button>
    </form>
  )
}
