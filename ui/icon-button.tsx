import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { ButtonKind, ButtonSize } from './button.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  /** The action, for screen readers and the tooltip. */
  label: string
  kind?: ButtonKind
  size?: ButtonSize
  busy?: boolean
}

export function IconButton({ icon, label, kind = 'quiet', size = 'default', busy, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} kind={kind} size={size} busy={busy} data-icon-only aria-label={label} title={rest.title ?? label}>
      {!busy && <Icon of={icon} size={size === 'large' ? 20 : 16} />}
    </Button>
  )
}
