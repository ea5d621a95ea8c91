import { useSearchParams } from '#ui/router.tsx'
import { ResetPasswordForm } from '#modules/accounts/web/reset-password-form.tsx'
import { Alert } from '#ui/alert.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths } from '../../paths.ts'
import { authWords as words } from '../../words/auth.ts'
import { BarePage } from './bare-page.tsx'

export default function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <BarePage title={words.newPassword}>
      {token ? (
        <ResetPasswordForm
          token={token}
          wayOut={
            <TextLink to={paths.forgetPassword()} plain>
              {words.requestLink}
            </TextLink>
          }
          done={
            <div aria-live="polite" className="grid gap-6">
              <p className="text-18 text-text-2">{words.passwordSet}</p>
              <div>
                <LinkButton to={paths.login()} kind="primary" size="large">
                  {words.login}
                </LinkButton>
              </div>
            </div>
          }
        />
      ) : (
        <Alert
          tone="attention"
          title={words.incomplete}
          actions={<LinkButton to={paths.forgetPassword()}>{words.requestLink}</LinkButton>}
        >
          {words.copyOrRequest}
        </Alert>
      )}
    </BarePage>
  )
}
