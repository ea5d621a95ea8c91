import type { LucideIcon } from 'lucide-react'
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useState,
} from 'react'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'

type Parts = typeof import('./menu-parts.ts')

let fetched: Parts | null = null
const fetchParts = async () => (fetched ??= await import('./menu-parts.ts'))

const PartsContext = createContext<Parts | null>(null)

/** Items are only rendered inside an open menu, so its parts are loaded. */
function useParts(): Parts {
  const parts = use(PartsContext)
  if (!parts) throw new Error('Menu items must be inside a menu.')
  return parts
}

interface DropdownMenuProps {
  /** One element that takes a ref and `onClick`: a Button, an IconButton. */
  trigger: MenuTrigger
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

export type MenuTrigger = ReactElement<TriggerProps>

interface TriggerProps {
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

/** A menu at its trigger. Its code loads on hover or focus, and is used from the first click. */
export function DropdownMenu({ trigger, open: asked, onOpenChange, ...rest }: DropdownMenuProps) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [own, setOwn] = useState(false)
  const open = asked ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  useEffect(() => {
    if (open && !parts) void fetchParts().then(setParts)
  }, [open, parts])
  if (parts) {
    return (
      <PartsContext value={parts}>
        <Working parts={parts} trigger={trigger} open={open} onOpenChange={change} {...rest} />
      </PartsContext>
    )
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void fetchParts(),
    onFocus: () => void fetchParts(),
    onClick: () => change(true),
    onKeyDown: event => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      change(true)
    },
  })
}

/** Inside the main landmark, so that screen readers find it there; but not for a dialog, because content under a dialog is hidden from them. */
const menuPlace = () =>
  document.querySelector('[role=dialog]') ? undefined : (document.getElementById('content') ?? undefined)

function Working({
  parts: Radix,
  trigger,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  children,
}: DropdownMenuProps & { parts: Parts }) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={menuPlace()}>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="float z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] overflow-y-auto p-1"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  icon?: LucideIcon
  tone?: 'danger'
  shortcut?: string
  disabled?: boolean
  onSelect?: () => void
  /** An element to render instead, for links: `<Link to=…>`, with its own children. */
  as?: ReactNode
  children?: ReactNode
}

export function MenuItem({ icon, tone, shortcut, disabled, onSelect, as, children }: MenuItemProps) {
  const Radix = useParts()
  if (as) {
    return (
      <Radix.Item asChild disabled={disabled} onSelect={onSelect} className="menu-item">
        {as}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item disabled={disabled} onSelect={onSelect} data-tone={tone} className="menu-item">
      {icon && <Icon of={icon} className={tone ? '' : 'text-text-2'} />}
      <span className="flex-1">{children}</span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </Radix.Item>
  )
}

export function MenuSeparator() {
  const Radix = useParts()
  return <Radix.Separator className="my-1 h-px bg-line first:hidden" />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const Radix = useParts()
  return <Radix.Label className="px-2.5 pt-1.5 pb-1 text-12 text-text-2">{children}</Radix.Label>
}

/** One of several, with a mark at the selected one. */
export function MenuRadio<T extends string>({
  value,
  onChange,
  choices,
}: {
  value: T
  onChange: (value: T) => void
  choices: readonly { value: T; label: string; icon?: LucideIcon }[]
}) {
  const Radix = useParts()
  return (
    <Radix.RadioGroup value={value} onValueChange={next => onChange(next as T)}>
      {choices.map(choice => (
        <Radix.RadioItem key={choice.value} value={choice.value} className="menu-item">
          {choice.icon && <Icon of={choice.icon} className="text-text-2" />}
          <span className="flex-1">{choice.label}</span>
          <Radix.ItemIndicator className="size-1.5 rounded-full bg-brand" />
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
