import {
  cloneElement,
  type ComponentProps,
  lazy,
  type ReactElement,
  type ReactNode,
  startTransition,
  useState,
} from 'react'

const Popover = lazy(() => import('./popover.tsx').then(m => ({ default: m.Popover })))

type PopoverProps = ComponentProps<typeof Popover>

interface LazyPopoverProps extends Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange' | 'children'> {
  /** One element that takes `onClick`. */
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'dialog'; 'aria-expanded'?: boolean }>
  /** What it contains; a function gets the action that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A popover whose code loads with the first click, for pages that must stay light. The trigger keeps the focus until then: a transition
 * shows what was there, where a Suspense boundary would replace the focused button.
 */
export function LazyPopover({ trigger, children, ...rest }: LazyPopoverProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  if (open === null)
    return cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      onClick: () => startTransition(() => setOpen(true)),
    })
  return (
    <Popover {...rest} trigger={trigger} open={open} onOpenChange={setOpen}>
      {typeof children === 'function' ? children(() => setOpen(false)) : children}
    </Popover>
  )
}
