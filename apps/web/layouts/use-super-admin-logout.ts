import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#ui/router.tsx'
import { logout } from '#modules/super-admin/web/api.ts'
import { paths } from '../paths.ts'
import { endSuperAdminSession } from '../session.ts'

/** Ends the session, and clears everything of this origin on this device (specification, section 4). */
export function useSuperAdminLogout(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    logout().catch(() => undefined)
    endSuperAdminSession()
    client.clear()
    navigate(paths.superAdminLogin())
  }
}
