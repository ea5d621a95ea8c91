import type { TwoFactorMethod } from '#modules/accounts/contract.ts'
import { type MouseEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { signInCodeWords as words } from '../words/second-step.ts'
import { signInWithCode } from './api.ts'
import { CodeForm } from './code-form.tsx'
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
      {step === 'passkey' ? (
        <PasskeyStep {...props} />
      ) : (
        <CodeForm key={step} kind={step} send={signInWithCode} {...props} />
      )}
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
