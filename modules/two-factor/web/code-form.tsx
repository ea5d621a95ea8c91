import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { appCode, recoveryCode } from '../contract.ts'
import { signInCodeWords as words } from '../words/second-step.ts'

const SCHEMAS = { code: z.object({ typed: appCode }), recovery_code: z.object({ typed: recoveryCode }) }

interface CodeFormProps<Reply> {
  readonly kind: keyof typeof SCHEMAS
  /** From the first step. */
  readonly challenge: string
  readonly send: (given: { challenge: string } & ({ code: string } | { recovery_code: string })) => Promise<Reply>
  readonly onSignedIn: (reply: Reply) => void
}

/** The second step of logging in with a code: from the app, or a recovery code. */
export function CodeForm<Reply>({ kind, challenge, send: sendCode, onSignedIn }: CodeFormProps<Reply>) {
  const isCode = kind === 'code'
  const form = useSchemaForm(SCHEMAS[kind], { typed: '' })
  const { errors } = form.formState
  // The person came here by a button of this page: the next thing to do is to type.
  useEffect(() => {
    form.setFocus('typed')
  }, [form])
  const send = useMutation({
    mutationFn: ({ typed }: { typed: string }) =>
      sendCode(isCode ? { challenge, code: typed } : { challenge, recovery_code: typed }),
    onSuccess: onSignedIn,
    onError: error => {
      const problem = error instanceof CallError ? error.fieldErrors[kind] : undefined
      if (problem) showFieldErrors(form, { typed: problem }, ['typed'])
    },
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(values => send.mutate(values))}>
      <p className="text-text-2">{isCode ? words.lead : words.recoveryLead}</p>
      <Field
        label={isCode ? words.code : words.recoveryCode}
        help={isCode ? undefined : words.recoveryHelp}
        error={errors.typed?.message}
        required
      >
        <Input
          {...form.register('typed')}
          inputMode={isCode ? 'numeric' : 'text'}
          autoComplete={isCode ? 'one-time-code' : 'off'}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
          className="font-mono"
        />
      </Field>
      {send.error && !errors.typed && <FormProblem error={send.error} title={words.failed} />}
      <Button type="submit" kind="primary" size="large" busy={send.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
