import type { ReactNode } from 'react'
import { createContext, use, useEffect, useMemo, useState } from 'react'

interface TitleSlot {
  readonly title: string | null
  readonly set: (title: string | null) => void
}
const TitleContext = createContext<TitleSlot | null>(null)

/** Around the complete tree. The root shows `useShownTitle()` as the document's title. */
export function TitleProvider({ children }: { children: ReactNode }) {
  const [title, set] = useState<string | null>(null)
  const slot = useMemo(() => ({ title, set }), [title])
  return <TitleContext value={slot}>{children}</TitleContext>
}

export const useShownTitle = () => use(TitleContext)?.title ?? null

/** Replaces the route's title while it is mounted: "Noor Haddad", "Backend Engineer". */
export function PageTitle({ children }: { children: string }) {
  const set = use(TitleContext)?.set
  useEffect(() => {
    set?.(children)
    return () => set?.(null)
  }, [set, children])
  return null
}
