import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link in running text; `plain` takes the color of its sentence. */
export function TextLink({ plain, className, ...rest }: ComponentProps<typeof Link> & { plain?: boolean }) {
  return <Link {...rest} data-plain={plain || undefined} className={`link ${className ?? ''}`} />
}
