import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'default' | 'quiet' | 'danger' | 'danger-solid'
export type ButtonSize = 'small' | 'default' | 'large'

type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  /** In progress: keeps its label and focus, ignores further clicks. */
  busy?: boolean
}

export function Button({
  kind = 'default',
  size = 'default',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A disabled attribute would lose the focus, so a busy button only ignores clicks.
  const guarded = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- typed above, `button` unless asked otherwise
      type={type}
      data-kind={kind}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={`button ${className ?? ''}`}
      onClick={guarded}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
