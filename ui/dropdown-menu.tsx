import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'

/** `trigger` is one element that takes a ref: a Button, an IconButton. */
export function DropdownMenu({
  trigger,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  children,
}: {
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
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
  /** An element to be instead, for links: `<Link to=…>`. Its words are its own children. */
  as?: ReactNode
  children?: ReactNode
}

export function MenuItem({ icon, tone, shortcut, disabled, onSelect, as, children }: MenuItemProps) {
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

export const MenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2.5 pt-1.5 pb-1 text-12 text-text-2">{children}</Radix.Label>
)

/** One of several, with a tick at the chosen one. */
export function MenuRadio<T extends string>({
  value,
  onChange,
  choices,
}: {
  value: T
  onChange: (value: T) => void
  choices: readonly { value: T; label: string; icon?: LucideIcon }[]
}) {
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
