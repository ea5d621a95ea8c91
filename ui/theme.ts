import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark' | 'system'

/** The key of the stored choice (specification, section 3). `apps/web/public/theme.js` reads it before the first paint. */
const KEY = 'colorScheme'
const listeners = new Set<() => void>()

export const isColorScheme = (value: unknown): value is ColorScheme =>
  value === 'light' || value === 'dark' || value === 'system'

function chosenScheme(): ColorScheme {
  try {
    const kept = localStorage.getItem(KEY)
    return isColorScheme(kept) ? kept : 'system'
  } catch {
    return 'system'
  }
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches

/** Applies the choice to the page, by the root's attribute that the tokens use. */
export function paintScheme(): void {
  const scheme = chosenScheme()
  document.documentElement.dataset.theme = scheme === 'system' ? (systemIsDark() ? 'dark' : 'light') : scheme
  for (const listener of listeners) listener()
}

export function chooseScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // Storage is not available: the choice lasts as long as the page.
  }
  paintScheme()
}

/** Follows the system and the other tabs; called once by the entry point. */
export function followScheme(): void {
  paintScheme()
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintScheme)
  window.addEventListener('storage', event => event.key === KEY && paintScheme())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice, and the theme that it currently results in. */
export function useScheme(): { readonly scheme: ColorScheme; readonly theme: 'light' | 'dark' } {
  const scheme = useSyncExternalStore(subscribe, chosenScheme, () => 'system' as const)
  const theme = useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light' as const,
  )
  return { scheme, theme }
}
