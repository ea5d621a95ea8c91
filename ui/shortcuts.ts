import { useEffect, useRef } from 'react'

export interface Shortcut {
  /** As `KeyboardEvent.key`: "j", "?", "Escape"; with Ctrl or ⌘: "mod+k". */
  readonly keys: string
  /** For the list that `?` opens: "Next row". */
  readonly label: string
  readonly run: (event: KeyboardEvent) => void
}

const active = new Set<readonly Shortcut[]>()

/** All active shortcuts, for the list of shortcuts. */
export const activeShortcuts = (): readonly Shortcut[] => [...active].flat()

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) && target.getAttribute('type') !== 'checkbox'))

/** Whether a key press matches a shortcut. Single keys do not match while typing in a field. */
function matches(keys: string, event: KeyboardEvent): boolean {
  const mod = keys.startsWith('mod+')
  if (mod !== (event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return false
  if (!mod && isTyping(event.target)) return false
  return event.key.toLowerCase() === (mod ? keys.slice(4) : keys).toLowerCase()
}

/** Shortcuts that work while the component is mounted, except under a dialog. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  const names = shortcuts.map(shortcut => shortcut.keys).join(' ')
  useEffect(() => {
    const mine = latest.current
    active.add(mine)
    const onKey = (event: KeyboardEvent) => {
      const hit = latest.current.find(shortcut => matches(shortcut.keys, event))
      if (!hit || event.defaultPrevented || (!hit.keys.startsWith('mod+') && document.querySelector('[role=dialog]')))
        return
      event.preventDefault()
      hit.run(event)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      active.delete(mine)
      document.removeEventListener('keydown', onKey)
    }
  }, [names])
}
