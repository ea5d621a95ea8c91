import { Dialog } from './dialog.tsx'
import { Kbd } from './kbd.tsx'
import { activeShortcuts } from './shortcuts.ts'
import { partWords } from './words.ts'

const NAMES: Record<string, string> = { Escape: 'Esc', ArrowLeft: '←', ArrowRight: '→' }

const keyNames = (keys: string) =>
  keys.split('+').map(key => (key === 'mod' ? (/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl') : (NAMES[key] ?? key)))

/** The page's own shortcuts first, then those of every page. */
const inOrder = () => activeShortcuts().toSorted((a, b) => Number(isEverywhere(a.keys)) - Number(isEverywhere(b.keys)))
const isEverywhere = (keys: string) => keys === '?' || keys.startsWith('mod+')

/** The list of the shortcuts on this page, opened by `?`. */
export function ShortcutList({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={partWords.shortcuts}>
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
