import { LoginForm } from '#modules/accounts/web/login-form.tsx'
import { SignInCode } from '#modules/two-factor/web/sign-in-code.tsx'
import { SignInWithPasskey } from '#modules/two-factor/web/sign-in-with-passkey.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { dismissSignIn, signedInAgain } from '../expired-session.ts'
import { paths } from '../paths.ts'
import { sessionWords as words } from '../words/session.ts'

/** A dialog over the page, so that input on it is not lost: logs in again and continues the interrupted action. */
export const SignInAgain = () => (
  <Dialog open onOpenChange={open => !open && dismissSignIn()} title={words.title} description={words.description}>
    <LoginForm
      onSignedIn={signedInAgain}
      secondStep={(step, back) => <SignInCode {...step} onSignedIn={signedInAgain} onBack={back} />}
      alternative={<SignInWithPasskey onSignedIn={signedInAgain} />}
      forgotten={
        <TextLink to={paths.forgetPassword()} target="_blank" className="text-13">
          {words.forgotten}
        </TextLink>
      }
    />
  </Dialog>
)
