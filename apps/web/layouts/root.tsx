import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { TitleProvider, useShownTitle } from '#ui/page-title.tsx'
import { scrollBehavior } from '#ui/scroll.ts'
import type { PathName } from '../paths.ts'

/** Every navigation scrolls smoothly to the top after this, in ms (specification, section 2). */
const SCROLL_DELAY_MS = 100

/** Around every page: the document's title, the scroll, and a word to screen readers on each new page. */
export function Root() {
  return (
    <TitleProvider>
      <DocumentTitle />
      <NavigationLine />
      <Outlet />
    </TitleProvider>
  )
}

/** What a route says of itself. */
export interface PageHandle {
  readonly title: string
  readonly name: PathName
}

/** What the open route says. */
export function useRouteHandle(): Partial<PageHandle> {
  return (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>
}

function DocumentTitle() {
  const { title } = useRouteHandle()
  const shown = useShownTitle() ?? title
  useScrollToTop()
  return (
    <>
      <title>{shown ? `${shown} · Evenhand` : 'Evenhand'}</title>
      <div aria-live="polite" className="sr-only">
        {shown}
      </div>
    </>
  )
}

/** A change of the query (filters, tabs) is no navigation to another page and leaves the scroll alone. */
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

/** A thin line while the next page's code is on its way. */
function NavigationLine() {
  const busy = useNavigation().state !== 'idle'
  if (!busy) return null
  return <div aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-0.5 animate-pulse bg-brand" />
}

/** Before the first page's code is there: the ground alone, no spinner that flashes. */
export function FirstPaint() {
  return <div aria-busy="true" className="min-h-dvh" />
}
