import { useMutation } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { accountsContract } from '../contract.ts'
import { passwordWords as words } from '../words/passwords.ts'
import { changePassword } from './api.ts'

const schema = accountsContract['accounts.changePassword'].body

/** Changes the password with the current one. Other devices are logged out. */
export function ChangePasswordForm({ adminId, email }: { adminId: string; email: string }) {
  const form = useSchemaForm(schema, { current_password: '', new_password: '' })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (body: Parameters<typeof changePassword>[1]) => changePassword(adminId, body),
    onSuccess: () => form.reset(),
    onError: error =>
      error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['current_password', 'new_password']),
  })
  return (
    <form noValidate className="grid max-w-[420px] gap-5" onSubmit={form.handleSubmit(values => save.mutate(values))}>
      {/* Tells password managers which account this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.current} error={errors.current_password?.message} required>
        <PasswordInput {...form.register('current_password')} autoComplete="current-password" />
      </Field>
      <Field label={words.new} help={words.changeHelp} error={errors.new_password?.message} required>
        <PasswordInput {...form.register('new_password')} autoComplete="new-password" />
      </Field>
      <FormProblem error={save.error} title={words.notChanged} />
      <div className="flex items-center gap-3">
        <Button type="submit" busy={save.isPending}>
          {words.change}
        </Button>
        <span aria-live="polite" className="text-13 text-text-2">
          {save.isSuccess && words.changed}
        </span>
      </div>
    </form>
  )
}
