import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from '#ui/router.tsx'
import type { SavedView } from '../contract.ts'
import { addressOf, ALL, VIEW_PARAM } from './view-address.ts'
import { viewsQuery } from './views-api.ts'

/** The saved views, and the one that is open. A list that is opened without any filter shows the person's default view. */
export function useSavedView() {
  const [params, setParams] = useSearchParams()
  const { data } = useQuery(viewsQuery())
  const views = data?.items ?? []
  const openId = params.get(VIEW_PARAM)
  const isBare = params.size === 0
  useEffect(() => {
    const chosen = data?.items.find(({ id }) => id === data.default_id)
    if (isBare && chosen) setParams(addressOf(chosen), { replace: true })
  }, [isBare, data, setParams])
  return {
    views,
    defaultId: data?.default_id ?? null,
    open: views.find(({ id }) => id === openId) ?? null,
    show: (view: SavedView | null) => setParams(view ? addressOf(view) : new URLSearchParams({ [VIEW_PARAM]: ALL })),
  }
}
