import { LoginForm } from '#modules/accounts/web/login-form.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { dismissSignIn, signedInAgain } from '../expired-session.ts'
import { paths } from '../paths.ts'
import { sessionWords as words } from '../words/session.ts'

/** Over the page, so that what is typed there stays: signs in again and continues what was interrupted. */
export const SignInAgain = () => (
  <Dialog open onOpenChange={open => !open && dismissSignIn()} title={words.title} description={words.description}>
    <LoginForm
      onSignedIn={signedInAgain}
      forgotten={
        <TextLink to={paths.forgetPassword()} target="_blank" className="text-13">
          {words.forgotten}
        </TextLink>
      }
    />
  </Dialog>
)
