import { ForgotPasswordForm } from '#modules/accounts/web/forgot-password-form.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths } from '../../paths.ts'
import { AuthPage } from './auth-page.tsx'

export default function ForgetPassword() {
  return (
    <AuthPage
      title="Forgotten password"
      lead="We send you a link that sets a new one."
      below={
        <>
          Remembered it? <TextLink to={paths.login()}>Login</TextLink>
        </>
      }
    >
      <ForgotPasswordForm
        sent={email => (
          <div aria-live="polite">
            <p className="text-18">
              If <strong className="font-medium wrap-anywhere">{email}</strong> has an account, the link is on its way.
            </p>
            <p className="mt-2 text-text-2">It comes within a minute or two. Look among unwanted mail as well.</p>
          </div>
        )}
      />
    </AuthPage>
  )
}
