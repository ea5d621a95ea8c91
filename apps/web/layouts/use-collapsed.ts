import { useSyncExternalStore } from 'react'
import { onStorage, read, write } from '../storage.ts'

const WIDE = '(min-width: 1200px)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  const stop = onStorage(listener)
  return () => {
    query.removeEventListener('change', listener)
    stop()
  }
}

/** Remembers the choice. Without one the sidebar is collapsed below 1200 px, where 15% is too narrow for its labels. */
export function useCollapsed(): readonly [boolean, (collapsed: boolean) => void] {
  const collapsed = useSyncExternalStore(
    subscribe,
    () => {
      const chosen = read('sidebar_collapsed')
      return chosen === null ? !window.matchMedia(WIDE).matches : chosen === 'true'
    },
    () => false,
  )
  return [collapsed, next => write({ sidebar_collapsed: String(next) })]
}
