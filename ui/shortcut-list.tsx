import { Dialog } from './dialog.tsx'
import { Kbd } from './kbd.tsx'
import { activeShortcuts } from './shortcuts.ts'

const NAMES: Record<string, string> = { Escape: 'Esc', ArrowLeft: '←', ArrowRight: '→' }

const keyNames = (keys: string) =>
  keys.split('+').map(key => (key === 'mod' ? (/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl') : (NAMES[key] ?? key)))

/** The page's own keys first, then those that every page has. */
const inOrder = () => activeShortcuts().toSorted((a, b) => Number(isEverywhere(a.keys)) - Number(isEverywhere(b.keys)))
const isEverywhere = (keys: string) => keys === '?' || keys.startsWith('mod+')

/** What `?` opens: the keys that work on this screen. */
export function ShortcutList({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keys on this screen">
      <dl className="divide-y divide-line">
        {inOrder().map(shortcut => (
          <div key={shortcut.keys} className="flex items-center justify-between gap-4 py-2">
            <dt>{shortcut.label}</dt>
            <dd className="flex gap-1">
              <span className="sr-only">{keyNames(shortcut.keys).join(' ')}</span>
              {keyNames(shortcut.keys).map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
