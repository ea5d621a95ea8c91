import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

/** Tabs that are separate pages. */
export function TabLinks({
  label,
  links,
  className,
}: {
  label: string
  links: readonly { to: string; label: ReactNode; end?: boolean }[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={`tabs ${className ?? ''}`}>
      {links.map(link => (
        <NavLink key={link.to} to={link.to} end={link.end} className="tab">
          {link.label}
        </NavLink>
      ))}
    </nav>
  )
}
