import { useState } from 'react'

/** What opened a dialog. The entry of a menu disappears with it, so then it is the button of the menu. */
function openerNow(): Element | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

/**
 * Gives the focus back to where it was when a dialog opened. Radix gives it only to its own triggers, which our dialogs do not have.
 * @returns what to do when the dialog has closed
 */
export function useFocusReturn(open: boolean): () => void {
  const [seen, setSeen] = useState<{ open: boolean; opener: Element | null }>({ open: false, opener: null })
  // While it renders, before a field of the dialog can take the focus.
  if (open !== seen.open) setSeen({ open, opener: open ? openerNow() : seen.opener })
  return () => {
    // Work that continues elsewhere has placed it there already.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const { opener } = seen
    const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById('content')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
}
