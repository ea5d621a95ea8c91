import { ForgotPasswordForm } from '#modules/accounts/web/forgot-password-form.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths } from '../../paths.ts'
import { authWords as words } from '../../words/auth.ts'
import { AuthPage } from './auth-page.tsx'

export default function ForgetPassword() {
  return (
    <AuthPage
      title={words.forgot}
      lead={words.forgotLead}
      below={
        <>
          {words.remembered} <TextLink to={paths.login()}>{words.login}</TextLink>
        </>
      }
    >
      <ForgotPasswordForm
        sent={email => (
          <div aria-live="polite">
            <p className="text-18">
              {words.sentBefore} <strong className="font-medium wrap-anywhere">{email}</strong> {words.sentAfter}
            </p>
            <p className="mt-2 text-text-2">{words.sentNote}</p>
          </div>
        )}
      />
    </AuthPage>
  )
}
