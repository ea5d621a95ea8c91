import { Button } from '#ui/button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { listPageWords as words } from '../words/list-page.ts'

interface ListFooterProps {
  shown: number
  total: string
  more: (() => void) | null
  busy: boolean
}

const SHORTCUTS = [
  { keys: ['j', 'k'], label: words.keys.nextAndPrevious },
  { keys: ['x'], label: words.keys.select },
  { keys: ['Enter'], label: words.keys.open },
  { keys: ['e'], label: words.keys.evaluate },
  { keys: ['m'], label: words.keys.move },
  { keys: ['?'], label: words.keys.all },
]

/** How many applications are shown, a button for more, and the most important keyboard shortcuts. */
export function ListFooter({ shown, total, more, busy }: ListFooterProps) {
  return (
    <footer className="flex min-h-11 flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-2 text-12 text-text-2 md:px-7">
      <span className="num">{words.showing(shown, total)}</span>
      {more && (
        <Button size="small" busy={busy} onClick={more}>
          {words.more}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap gap-x-3.5 gap-y-1 max-md:hidden">
        {SHORTCUTS.map(({ keys, label }) => (
          <span key={label} className="flex items-center gap-1">
            {keys.map(key => (
              <Kbd key={key}>{key}</Kbd>
            ))}{' '}
            {label}
          </span>
        ))}
      </span>
    </footer>
  )
}
