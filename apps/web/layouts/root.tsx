import { useEffect, useRef } from 'react'
import { TitleProvider, useShownTitle } from '#ui/page-title.tsx'
import { Outlet, useHandle, useIsNavigating, useLocation } from '#ui/router.tsx'
import { scrollBehavior } from '#ui/scroll.ts'
import type { PathName } from '../paths.ts'
import { documentTitle } from '../words/pages.ts'

/** Every navigation scrolls smoothly to the top after this, in ms (specification, section 2). */
const SCROLL_DELAY_MS = 100

/** Around every page: the document's title, scrolling, and the announcement of a new page to screen readers. */
export function Root() {
  return (
    <TitleProvider>
      <DocumentTitle />
      <NavigationLine />
      <Outlet />
    </TitleProvider>
  )
}

/** The name and title of a route. */
export interface PageHandle {
  readonly title: string
  readonly name: PathName
}

/** The handle of the current route. */
export function useRouteHandle(): Partial<PageHandle> {
  return (useHandle() ?? {}) as Partial<PageHandle>
}

function DocumentTitle() {
  const { title } = useRouteHandle()
  const shown = useShownTitle() ?? title
  useScrollToTop()
  return (
    <>
      <title>{shown ? documentTitle.of(shown) : documentTitle.plain}</title>
      <div aria-live="polite" className="sr-only">
        {shown}
      </div>
    </>
  )
}

/** A change of the query (filters, tabs) is not a new page and does not scroll. */
function useScrollToTop() {
  const { pathname, hash } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const timer = setTimeout(() => {
      const behavior = scrollBehavior()
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (target) target.scrollIntoView({ behavior })
      else window.scrollTo({ top: 0, behavior })
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname, hash])
}

/** A thin line while the next page loads. */
function NavigationLine() {
  if (!useIsNavigating()) return null
  return <div aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-0.5 animate-pulse bg-brand" />
}

/** Shown until the first page has loaded: only the background, because a spinner would flash. */
export function FirstPaint() {
  return <div aria-busy="true" className="min-h-dvh" />
}
