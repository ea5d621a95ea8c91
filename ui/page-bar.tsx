import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import { createPortal } from 'react-dom'
import { Link } from '#ui/router.tsx'
import { partWords } from './words.ts'

/** The element in the workspace's top bar that holds the page's breadcrumb; null before it is mounted. */
export const PageBarContext = createContext<HTMLElement | null>(null)

/** Puts a page's breadcrumb and tools into the workspace's top bar, in place of the route's title. */
export function PageBar({ children }: { children: ReactNode }) {
  const slot = use(PageBarContext)
  return slot ? createPortal(children, slot) : null
}

export interface Crumb {
  readonly label: string
  readonly to?: string
}

/** The breadcrumb. All entries but the last are links. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={partWords.breadcrumb} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-2.5 text-13">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            className={`flex min-w-0 items-center gap-2.5 ${index < crumbs.length - 1 ? 'max-md:hidden' : ''}`}
          >
            {index > 0 && (
              <span aria-hidden="true" className="text-text-3 max-md:hidden">
                /
              </span>
            )}
            {crumb.to ? (
              <Link to={crumb.to} className="truncate text-text-2 hover:text-text">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate font-medium">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
