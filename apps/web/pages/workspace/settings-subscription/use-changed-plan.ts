import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '#ui/router.tsx'
import { useSubscriptionRefresh } from '../../../layouts/use-subscription-refresh.ts'
import { paths } from '../../../paths.ts'

/** After a change of the subscription: reads it again everywhere, and leads to the page of a plan that was taken. */
export function useChangedPlan() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = useSubscriptionRefresh()
  const [said, setSaid] = useState<string | null>(null)
  return {
    /** What was done, to be shown in place. */
    said,
    onChanged: ({ taken, said: text }: { taken: boolean; said: string }) => {
      refresh()
      // The limits of a plan are part of many screens.
      void client.invalidateQueries()
      if (taken) navigate(paths.success())
      else setSaid(text)
    },
  }
}
