import { useMutation } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { twoFactorContract } from '../contract.ts'
import { twoFactorDialogWords as words } from '../words/dialogs.ts'

const schema = twoFactorContract['twoFactor.start'].body

interface PasswordStep<Reply> {
  /** Of the form, for the button that submits it from outside. */
  readonly id: string
  readonly send: (password: string) => Promise<Reply>
  readonly onDone: (reply: Reply) => void
}

/** The password again, and what it is for. `busy` belongs on the button that submits the form. */
export function usePasswordStep<Reply>({ id, send, onDone }: PasswordStep<Reply>) {
  const form = useSchemaForm(schema, { password: '' })
  const submit = useMutation({
    mutationFn: ({ password }: { password: string }) => send(password),
    onSuccess: onDone,
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['password']),
  })
  return {
    busy: submit.isPending,
    fields: (
      <form id={id} noValidate className="grid gap-4" onSubmit={form.handleSubmit(values => submit.mutate(values))}>
        <Field label={words.password} error={form.formState.errors.password?.message} required>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        {submit.error && !form.formState.errors.password && <FormProblem error={submit.error} title={words.failed} />}
      </form>
    ),
  }
}
