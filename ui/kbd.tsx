import type { ReactNode } from 'react'

/** A key's name. Readers skip it: the shortcut list says it in words. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="kbd" aria-hidden="true">
      {children}
    </kbd>
  )
}
