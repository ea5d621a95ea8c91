import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in what the server rendered, true as soon as the script has taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
