import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { login } from '#modules/accounts/web/api.ts'
import { roleWords } from '#modules/accounts/words/roles.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { teamContract } from '../contract.ts'
import { joinWords as words } from '../words/people.ts'
import { invitationQuery, join } from './api.ts'

const schema = teamContract['team.join'].body

interface JoinFormProps {
  readonly token: string
  readonly onSignedIn: (session: Awaited<ReturnType<typeof login>>) => void
  /** The login button, for an invitation that was used. */
  readonly signIn: ReactNode
}

/** Shows what an invitation is for. Choosing a name and a password accepts it and signs the person in. */
export function JoinForm({ token, onSignedIn, signIn }: JoinFormProps) {
  const check = useQuery(invitationQuery(token))
  const form = useSchemaForm(schema, { token, name: '', password: '', time_zone: browserZone() })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: async (body: Parameters<typeof join>[0]) => {
      const { email } = await join(body)
      return login({ email, password: body.password })
    },
    onSuccess: onSignedIn,
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['name', 'password']),
  })
  if (check.isPending) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-6 w-72 max-w-full" />
        <Skeleton className="h-12 w-44" />
      </SkeletonGroup>
    )
  }
  if (check.isError) {
    return (
      <Alert
        tone="danger"
        title={words.checkFailed}
        actions={<Button onClick={() => void check.refetch()}>{words.retry}</Button>}
        live
      >
        {errorWords(check.error).says} {words.stillValid}
      </Alert>
    )
  }
  const { state, email, role, organization_name, invited_by } = check.data
  if (state === 'used')
    return (
      <Alert tone="attention" title={words.used} actions={signIn}>
        {words.logIn}
      </Alert>
    )
  if (state !== 'good' || !role || !organization_name) {
    return (
      <Alert tone="attention" title={state === 'expired' ? words.expired : words.unknown}>
        {words.askAgain}
      </Alert>
    )
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(values => send.mutate(values))}>
      <p className="text-18 text-text-2">{words.invited(invited_by, organization_name, roleWords.inSentence[role])}</p>
      <Field label={words.email}>
        <Input value={email ?? ''} autoComplete="username" readOnly disabled />
      </Field>
      <Field label={words.name} help={words.nameHelp} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="name" />
      </Field>
      <Field label={words.password} help={words.passwordHelp} error={errors.password?.message} required>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <FormProblem error={send.error} title={words.failed} />
      <Button type="submit" kind="primary" size="large" busy={send.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
