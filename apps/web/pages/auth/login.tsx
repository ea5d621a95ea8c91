import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { LoginForm } from '#modules/accounts/web/login-form.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { takeReturn } from '../../api-client.ts'
import { paths } from '../../paths.ts'
import { startSession } from '../../session.ts'
import { AuthPage } from './auth-page.tsx'

export default function Login() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <AuthPage
      title="Login"
      below={
        <>
          New here? <TextLink to={paths.register()}>Register for free</TextLink>
        </>
      }
    >
      <LoginForm
        forgotten={
          <TextLink to={paths.forgetPassword()} className="text-13">
            Forgotten?
          </TextLink>
        }
        onSignedIn={reply => {
          client.clear() // Nothing of whoever was signed in before may show through.
          startSession(reply)
          void navigate(takeReturn() ?? paths.dashboard(), { replace: true })
        }}
      />
    </AuthPage>
  )
}
