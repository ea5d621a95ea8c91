import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { accountsContract } from '../contract.ts'
import { passwordWords as words } from '../words/passwords.ts'
import { forgotPassword } from './api.ts'

/** Requests a link to set a new password. The reply is the same whether or not the address is known. `sent` shows what follows. */
export function ForgotPasswordForm({ sent }: { sent: (email: string) => ReactNode }) {
  const form = useSchemaForm(accountsContract['accounts.forgotPassword'].body, { email: '' })
  const send = useMutation({ mutationFn: forgotPassword })
  if (send.isSuccess) return sent(send.variables.email)
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(values => send.mutate(values))}>
      <Field label={words.email} error={form.formState.errors.email?.message} required>
        <Input {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <FormProblem error={send.error} />
      <Button type="submit" kind="primary" size="large" busy={send.isPending}>
        {words.sendLink}
      </Button>
    </form>
  )
}
