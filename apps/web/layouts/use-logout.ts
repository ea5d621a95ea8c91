import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#ui/router.tsx'
import { logout } from '#modules/accounts/web/api.ts'
import { paths } from '../paths.ts'
import { endSession } from '../session.ts'

/** Ends the session on this device right away, and on the server. Then opens `/` (specification, section 4). */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    // The call reads the token when it starts, so it comes before the token is removed. Logging out here works without the server.
    logout().catch(() => undefined)
    endSession()
    // What is still on its way would be refused.
    void client.cancelQueries()
    client.clear()
    navigate(paths.home())
  }
}
