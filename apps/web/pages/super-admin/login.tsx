import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SuperAdminLogin } from '#modules/super-admin/web/sign-in/super-admin-login.tsx'
import { superAdminLoginWords as words } from '#modules/super-admin/words/sign-in.ts'
import { useNavigate } from '#ui/router.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { takeReturn } from '../../api-client.ts'
import { paths } from '../../paths.ts'
import { superAdminPaths } from '../../super-admin-paths.ts'
import { startSuperAdminSession } from '../../session.ts'
import { BarePage } from '../auth/bare-page.tsx'

export default function SuperAdminLoginPage() {
  return (
    <BarePage title={words.title} lead={words.lead} below={<TextLink to={paths.login()}>{words.workspace}</TextLink>}>
      <LoginSteps />
    </BarePage>
  )
}

function LoginSteps() {
  const navigate = useNavigate()
  const client = useQueryClient()
  // Nothing from an earlier session may be shown.
  useEffect(() => {
    client.clear()
  }, [client])
  return (
    <SuperAdminLogin
      onSignedIn={token => {
        client.clear() // The password is among what was sent.
        startSuperAdminSession(token)
        navigate(takeReturn() ?? superAdminPaths.superAdmin(), { replace: true })
      }}
    />
  )
}
