import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { partWords } from './words.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One or two sentences under the title. */
  description?: ReactNode
  /** Names the button that closes the dialog and changes nothing: "Keep active". */
  keep?: string
  /** Further buttons at the bottom, the primary one last. */
  actions?: ReactNode
  /** False for content that is lost with the dialog: only its own buttons close it. */
  closable?: boolean
  size?: 'default' | 'wide'
  children?: ReactNode
}

/** While the content loads there is no first field yet: focus the dialog, not its close button. */
function waitForContent(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement) || !event.currentTarget.querySelector('[aria-busy="true"]')) return
  event.preventDefault()
  event.currentTarget.focus()
}

/** A question or a small task on top of the page. Escape and a click outside close it; the focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  keep,
  actions,
  size = 'default',
  closable = true,
  children,
}: DialogProps) {
  const returnFocus = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content
          aria-describedby={description ? undefined : ''}
          onOpenAutoFocus={waitForContent}
          onCloseAutoFocus={returnFocus}
          className={`float fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col ${size === 'wide' ? 'max-w-[720px]' : 'max-w-[480px]'}`}
        >
          <header className="px-5 pt-4 pr-14">
            <Radix.Title className="font-serif text-22 font-medium tracking-[-0.012em]">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-text-2">{description}</Radix.Description>}
          </header>
          {/* The padding at the bottom has room for the focus ring of the last field. */}
          {children && <div className="min-h-0 overflow-y-auto px-5 pt-4 pb-1">{children}</div>}
          {keep || actions ? (
            <footer className="flex flex-wrap justify-end gap-2 p-5 pt-4">
              {keep && (
                <Button kind="quiet" onClick={() => onOpenChange(false)}>
                  {keep}
                </Button>
              )}
              {actions}
            </footer>
          ) : (
            <div className="h-4 shrink-0" />
          )}
          {/* Last in the order, so that opening focuses the first field or button, not the close button. */}
          {closable && (
            <Radix.Close asChild>
              <IconButton icon={X} label={partWords.close} className="absolute top-3 right-3" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
