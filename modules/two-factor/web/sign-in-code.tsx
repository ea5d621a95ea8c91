import { useMutation } from '@tanstack/react-query'
import type { TwoFactorMethod } from '#modules/accounts/contract.ts'
import { type MouseEvent, useEffect, useState } from 'react'
import { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { appCode, recoveryCode } from '../contract.ts'
import { signInCodeWords as words } from '../words/second-step.ts'
import { signInWithCode } from './api.ts'
import { knowsPasskeys } from './passkey-place.tsx'
import { PasskeyProblem } from './passkey-problem.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

interface SignInCodeProps {
  /** From the first step. */
  readonly challenge: string
  /** What the person can confirm the login with. */
  readonly methods: readonly TwoFactorMethod[]
  readonly onSignedIn: (reply: Awaited<ReturnType<typeof signInWithCode>>) => void
  /** Back to e-mail and password. */
  readonly onBack: () => void
}

/** Leaving the field would check it, and its error would move the button away below the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type Step = 'passkey' | 'code' | 'recovery_code'

/** The easiest first; recovery codes stand in for all of them. */
const stepsOf = (methods: readonly TwoFactorMethod[]): readonly Step[] => [
  ...(methods.includes('passkey') && knowsPasskeys() ? (['passkey'] as const) : []),
  ...(methods.includes('authenticator') ? (['code'] as const) : []),
  'recovery_code',
]

/** The second step of logging in: a passkey, a code from the app, or a recovery code. */
export function SignInCode(props: SignInCodeProps) {
  const steps = stepsOf(props.methods)
  const [step, setStep] = useState(steps[0]!)
  return (
    <div className="grid gap-5">
      {step === 'passkey' ? <PasskeyStep {...props} /> : <CodeForm key={step} kind={step} {...props} />}
      <div className="-ml-2.5 flex flex-wrap gap-2">
        {steps
          .filter(one => one !== step)
          .map(one => (
            <Button key={one} kind="quiet" size="small" onMouseDown={keepFocus} onClick={() => setStep(one)}>
              {words.use[one]}
            </Button>
          ))}
        <Button kind="quiet" size="small" onMouseDown={keepFocus} onClick={props.onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}

function PasskeyStep({ challenge, onSignedIn }: SignInCodeProps) {
  const signIn = usePasskeySignIn(onSignedIn, challenge)
  return (
    <>
      <p className="text-text-2">{words.passkeyLead}</p>
      {signIn.error && <PasskeyProblem error={signIn.error} title={words.failed} />}
      <Button kind="primary" size="large" busy={signIn.isPending} onClick={() => signIn.mutate()}>
        {words.confirmWithPasskey}
      </Button>
    </>
  )
}

const SCHEMAS = { code: z.object({ typed: appCode }), recovery_code: z.object({ typed: recoveryCode }) }

function CodeForm({ kind, challenge, onSignedIn }: SignInCodeProps & { kind: keyof typeof SCHEMAS }) {
  const isCode = kind === 'code'
  const form = useSchemaForm(SCHEMAS[kind], { typed: '' })
  const { errors } = form.formState
  // The person came here by a button of this page: the next thing to do is to type.
  useEffect(() => form.setFocus('typed'), [form])
  const send = useMutation({
    mutationFn: ({ typed }: { typed: string }) =>
      signInWithCode(isCode ? { challenge, code: typed } : { challenge, recovery_code: typed }),
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
