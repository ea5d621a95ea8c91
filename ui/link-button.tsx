import type { ComponentProps } from 'react'
import { Link } from '#ui/router.tsx'
import type { ButtonKind, ButtonSize } from './button.tsx'

/** A link that looks like a button. `to` inside the product; for another site give `to` with its scheme. */
export function LinkButton({
  kind = 'default',
  size = 'default',
  className,
  ...rest
}: ComponentProps<typeof Link> & { kind?: ButtonKind; size?: ButtonSize }) {
  return <Link {...rest} data-kind={kind} data-size={size} className={`button ${className ?? ''}`} />
}
