import { useNavigate } from '#ui/router.tsx'
import { logout } from '#modules/super-admin/web/api.ts'
import { superAdminPaths } from '../super-admin-paths.ts'
import { endSuperAdminSession } from '../session.ts'

/**
 * Ends the session, and clears everything of this origin on this device (specification, section 4). What was read is cleared by the login
 * page: while this page is still shown, it would be read again.
 */
export function useSuperAdminLogout(): () => void {
  const navigate = useNavigate()
  return () => {
    // The call reads the token when it starts. Logging out here works without the server.
    logout().catch(() => undefined)
    endSuperAdminSession()
    navigate(superAdminPaths.superAdminLogin())
  }
}
