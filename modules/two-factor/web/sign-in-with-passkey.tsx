import { KeyRound } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { passkeyUseWords as words } from '../words/passkey-use.ts'
import { knowsPasskeys } from './passkey-place.tsx'
import { PasskeyProblem } from './passkey-problem.tsx'
import { type SignedIn, usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Below the login form: signing in without a password, where the browser can. */
export function SignInWithPasskey({ onSignedIn }: { onSignedIn: (reply: SignedIn) => void }) {
  const signIn = usePasskeySignIn(onSignedIn)
  if (!knowsPasskeys()) return null
  return (
    <div className="mt-6 grid gap-5">
      <p className="flex items-center gap-3 text-13 text-text-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      {signIn.error && <PasskeyProblem error={signIn.error} title={words.signInFailed} />}
      <Button size="large" busy={signIn.isPending} onClick={() => signIn.mutate()}>
        <Icon of={KeyRound} /> {words.signIn}
      </Button>
    </div>
  )
}
