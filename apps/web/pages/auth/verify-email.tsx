import { useSearchParams } from 'react-router'
import { VerifyEmail } from '#modules/accounts/web/verify-email.tsx'
import { Alert } from '#ui/alert.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../../paths.ts'
import { BarePage } from './bare-page.tsx'

export default function VerifyEmailPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const signIn = (
    <LinkButton to={paths.login()} kind="primary" size="large">
      Login
    </LinkButton>
  )
  return (
    <BarePage title="Confirm your address">
      {token ? (
        <VerifyEmail token={token} signIn={signIn} />
      ) : (
        <Alert
          tone="attention"
          title="The link is not whole"
          actions={<LinkButton to={paths.login()}>Login</LinkButton>}
        >
          Open it again from the mail. If you login before, we offer to send a new one.
        </Alert>
      )}
    </BarePage>
  )
}
