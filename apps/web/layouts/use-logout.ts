import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef } from 'react'
import { useNavigate } from '#ui/router.tsx'
import { logout } from '#modules/accounts/web/api.ts'
import { paths } from '../paths.ts'
import { endSession } from '../session.ts'
import { LeaveContext } from './leave-context.ts'

/** Removes what no page shows. A public page that stays keeps its data: without it, it would ask the server again. */
const forgetHidden = (client: QueryClient) => client.removeQueries({ type: 'inactive' })

/** Ends the session on this device right away, and on the server. Then opens `/` (specification, section 4). */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const leave = use(LeaveContext)
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
    leave()
    endSession()
    // What is still on its way would be refused.
    void client.cancelQueries()
    client.getMutationCache().clear()
    forgetHidden(client)
    navigate(paths.home())
  }
}
