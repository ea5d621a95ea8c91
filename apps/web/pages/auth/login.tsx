import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#ui/router.tsx'
import { LoginForm } from '#modules/accounts/web/login-form.tsx'
import { SignInCode } from '#modules/two-factor/web/sign-in-code.tsx'
import { SignInWithPasskey } from '#modules/two-factor/web/sign-in-with-passkey.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { takeReturn } from '../../api-client.ts'
import { paths } from '../../paths.ts'
import { type LoginReply, startSession } from '../../session.ts'
import { authWords as words } from '../../words/auth.ts'
import { AuthPage } from './auth-page.tsx'

export default function Login() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const signedIn = (reply: LoginReply) => {
    client.clear() // Nothing from an earlier session may be shown.
    startSession(reply)
    navigate(takeReturn() ?? paths.dashboard(), { replace: true })
  }
  return (
    <AuthPage
      title={words.login}
      below={
        <>
          {words.newHere} <TextLink to={paths.register()}>{words.register}</TextLink>
        </>
      }
    >
      <LoginForm
        forgotten={
          <TextLink to={paths.forgetPassword()} className="text-13">
            {words.forgotten}
          </TextLink>
        }
        secondStep={(step, back) => <SignInCode {...step} onSignedIn={signedIn} onBack={back} />}
        alternative={<SignInWithPasskey onSignedIn={signedIn} />}
        onSignedIn={signedIn}
      />
    </AuthPage>
  )
}
