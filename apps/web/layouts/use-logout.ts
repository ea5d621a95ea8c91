import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { logout } from '#modules/accounts/web/api.ts'
import { paths } from '../paths.ts'
import { endSession, endSuperAdminSession } from '../session.ts'

/** Ends the session here at once and on the server as soon as it answers; leads to `/` (specification, section 4). */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    // The call reads the token when it starts, so it must start before the token goes. A server out of reach must not keep anyone signed in here.
    logout().catch(() => undefined)
    endSession()
    client.clear()
    void navigate(paths.home())
  }
}

export function useSuperAdminLogout(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    endSuperAdminSession()
    client.clear()
    void navigate(paths.superAdminLogin())
  }
}
