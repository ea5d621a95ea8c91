import { useSearchParams } from 'react-router'
import { VerifyEmail } from '#modules/accounts/web/verify-email.tsx'
import { Alert } from '#ui/alert.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../../paths.ts'
import { authWords as words } from '../../words/auth.ts'
import { BarePage } from './bare-page.tsx'

export default function VerifyEmailPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const signIn = (
    <LinkButton to={paths.login()} kind="primary" size="large">
      {words.login}
    </LinkButton>
  )
  return (
    <BarePage title={words.confirm}>
      {token ? (
        <VerifyEmail token={token} signIn={signIn} />
      ) : (
        <Alert
          tone="attention"
          title={words.incomplete}
          actions={<LinkButton to={paths.login()}>{words.login}</LinkButton>}
        >
          {words.copyOrLogin}
        </Alert>
      )}
    </BarePage>
  )
}
