import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from '#ui/router.tsx'
import { VerifyEmail } from '#modules/accounts/web/verify-email.tsx'
import { JoinForm } from '#modules/team/web/join-form.tsx'
import { Alert } from '#ui/alert.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../../paths.ts'
import { startSession } from '../../session.ts'
import { authWords as words } from '../../words/auth.ts'
import { BarePage } from './bare-page.tsx'

/** Where the links of two e-mails lead: to confirm an address, or to accept an invitation, which confirms it, too. */
export default function VerifyEmailPage() {
  const [params] = useSearchParams()
  const token = params.get('token')
  const invitation = params.get('invitation')
  const signIn = (
    <LinkButton to={paths.login()} kind="primary" size="large">
      {words.login}
    </LinkButton>
  )
  if (invitation) {
    return (
      <BarePage title={words.join}>
        <Join invitation={invitation} signIn={signIn} />
      </BarePage>
    )
  }
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

function Join({ invitation, signIn }: { invitation: string; signIn: ReactNode }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <JoinForm
      token={invitation}
      signIn={signIn}
      onSignedIn={session => {
        client.clear() // Nothing from an earlier session may be shown.
        startSession(session)
        navigate(paths.dashboard(), { replace: true })
      }}
    />
  )
}
