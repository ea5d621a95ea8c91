import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from '#ui/router.tsx'
import { logout } from '#modules/accounts/web/api.ts'
import { paths } from '../paths.ts'
import { endSession } from '../session.ts'

/**
 * Removes what no page shows. The page that is left keeps its data until the next one has loaded: without it, it would ask the server
 * again, and be refused.
 */
const forgetHidden = (client: QueryClient) => client.removeQueries({ type: 'inactive' })

/** Ends the session on this device right away, and on the server. Then opens `/` (specification, section 4). */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const isOut = useRef(false)
  useEffect(
    () => () => {
      if (isOut.current) setTimeout(() => forgetHidden(client))
    },
    [client],
  )
  return () => {
    isOut.current = true
    // The call reads the token when it starts, so it comes before the token is removed. Logging out here works without the server.
    logout().catch(() => undefined)
    endSession()
    // What is still on its way would be refused.
    void client.cancelQueries()
    client.getMutationCache().clear()
    forgetHidden(client)
    navigate(paths.home())
  }
}
