import { useMutation } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { peopleCalls } from '../contract/people.ts'
import { joinWords as words } from '../words/settings.ts'
import { acceptInvitation } from './office-api.ts'

const schema = peopleCalls['superAdmin.acceptInvitation'].body

interface JoinFormProps {
  token: string
  email: string
  onJoined: () => void
}

/** The account of a person who was invited to become a super admin. */
export function JoinForm({ token, email, onJoined }: JoinFormProps) {
  const form = useSchemaForm(schema, { name: '', password: '' })
  const { errors } = form.formState
  const join = useMutation({
    mutationFn: (values: { name: string; password: string }) => acceptInvitation(token, values),
    onSuccess: onJoined,
    onError(error) {
      if (error instanceof CallError) showFieldErrors(form, error.fieldErrors, ['name', 'password'])
    },
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(values => join.mutate(values))}>
      <Field label={words.email}>
        <Input value={email} readOnly autoComplete="username" />
      </Field>
      <Field label={words.name} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="name" />
      </Field>
      <Field label={words.password} help={words.passwordHelp} error={errors.password?.message} required>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <FormProblem error={join.error} title={words.failed} />
      <Button type="submit" kind="primary" size="large" busy={join.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
