import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the server's HTML, true after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
