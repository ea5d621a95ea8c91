import { Button } from './button.tsx'
import { Kbd } from './kbd.tsx'

interface ListFooterProps {
  /** "Showing 25 of 140". */
  showing: string
  more: { readonly label: string; readonly busy: boolean; readonly load: () => void } | null
  /** The most important shortcuts. */
  shortcuts: readonly { readonly keys: readonly string[]; readonly label: string }[]
}

/** Below a list: how much of it is shown, a button for more, and its keyboard shortcuts. */
export function ListFooter({ showing, more, shortcuts }: ListFooterProps) {
  return (
    <footer className="flex min-h-11 flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-2 text-12 text-text-2 md:px-7">
      <span className="num">{showing}</span>
      {more && (
        <Button size="small" busy={more.busy} onClick={more.load}>
          {more.label}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap gap-x-3.5 gap-y-1 max-md:hidden">
        {shortcuts.map(({ keys, label }) => (
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
