import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { partWords } from './words.ts'

interface SidePanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** For forms. */
  wide?: boolean
  children: ReactNode
}

function focusPanel(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Details at the right edge, while the page stays visible behind. On a phone it covers the page. */
export function SidePanel({ open, onOpenChange, title, description, wide = false, children }: SidePanelProps) {
  const returnFocus = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content
          aria-describedby={description ? undefined : ''}
          // The panel is for reading first: no action is one key press away.
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={returnFocus}
          className={`fixed inset-y-0 right-0 z-50 flex w-full flex-col border-l border-line bg-raised shadow-float outline-none ${wide ? 'sm:w-[640px]' : 'sm:w-[420px]'}`}
        >
          <header className="px-5 pt-5 pr-14 pb-4">
            <Radix.Title className="font-serif text-22 font-medium tracking-[-0.012em] wrap-anywhere">
              {title}
            </Radix.Title>
            {description && <Radix.Description className="mt-1 text-13 text-text-2">{description}</Radix.Description>}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">{children}</div>
          <Radix.Close asChild>
            <IconButton icon={X} label={partWords.close} className="absolute top-4 right-4" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
