import { useSearchParams } from 'react-router'
import { ResetPasswordForm } from '#modules/accounts/web/reset-password-form.tsx'
import { Alert } from '#ui/alert.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths } from '../../paths.ts'
import { BarePage } from './bare-page.tsx'

export default function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <BarePage title="New password">
      {token ? (
        <ResetPasswordForm
          token={token}
          wayOut={
            <TextLink to={paths.forgetPassword()} plain>
              Ask for a new link
            </TextLink>
          }
          done={
            <div aria-live="polite" className="grid gap-6">
              <p className="text-18 text-text-2">Your new password is set. Every session that was open has ended.</p>
              <div>
                <LinkButton to={paths.login()} kind="primary" size="large">
                  Login
                </LinkButton>
              </div>
            </div>
          }
        />
      ) : (
        <Alert
          tone="attention"
          title="The link is not whole"
          actions={<LinkButton to={paths.forgetPassword()}>Ask for a new link</LinkButton>}
        >
          Open it again from the mail, or have a new one sent.
        </Alert>
      )}
    </BarePage>
  )
}
