import type { ComponentProps } from 'react'
import { Link } from '#ui/router.tsx'

/** A link in text. `plain` uses the color of the text. */
export function TextLink({ plain, className, ...rest }: ComponentProps<typeof Link> & { plain?: boolean }) {
  return <Link {...rest} data-plain={plain || undefined} className={`link ${className ?? ''}`} />
}
