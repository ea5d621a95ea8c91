import type { ReactNode } from 'react'

/** A key's name. Hidden from screen readers, because the shortcut list describes it. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="kbd" aria-hidden="true">
      {children}
    </kbd>
  )
}
