import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { Boundary } from './router/boundary.tsx'
import type { Params } from './router/match.ts'
import type { Navigate, NavigateOptions, Place, Router, Shown } from './router/router.ts'

const RouterContext = createContext<Router | null>(null)
const ShownContext = createContext<Shown | null>(null)
const BusyContext = createContext(false)
/** The place of the next route in `matches`. */
const DepthContext = createContext(0)
const ErrorContext = createContext<unknown>(null)

function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router around this component.')
  return router
}

function useShown(): Shown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('There is no route around this component.')
  return shown
}

/** Shows the route of the router's address; `fallback` until the first one has loaded. */
export function RouterProvider({ router, fallback = null }: { router: Router; fallback?: ReactNode }) {
  const [shown, setShown] = useState(router.shown)
  const [busy, setBusy] = useState(router.busy)
  useEffect(() => {
    const update = () => {
      setBusy(router.busy)
      startTransition(() => setShown(router.shown))
    }
    update()
    return router.subscribe(update)
  }, [router])
  return (
    <RouterContext value={router}>
      <BusyContext value={busy}>
        <ShownContext value={shown}>{shown ? <Outlet /> : fallback}</ShownContext>
      </BusyContext>
    </RouterContext>
  )
}

/** In a layout: the route inside it. */
export function Outlet() {
  const { matches, failure, location } = useShown()
  const depth = use(DepthContext)
  const match = matches[depth]
  if (!match) return null
  const { Component: Content, route } = match
  const Problem = route.ErrorBoundary
  const content =
    failure?.at === depth && Problem ? (
      <ErrorContext value={failure.error}>
        <Problem />
      </ErrorContext>
    ) : (
      <DepthContext value={depth + 1}>
        <Content />
      </DepthContext>
    )
  if (!Problem) return content
  return (
    <Boundary
      location={location}
      report={error => (
        <ErrorContext value={error}>
          <Problem />
        </ErrorContext>
      )}
    >
      {content}
    </Boundary>
  )
}

/** In an `ErrorBoundary` of a route: what failed. */
export const useRouteError = (): unknown => use(ErrorContext)
/** The `handle` of the page. */
export const useHandle = (): unknown => useShown().matches.at(-1)?.route.handle
/** Whether the next page is being loaded. */
export const useIsNavigating = (): boolean => use(BusyContext)
export const useLocation = (): Place => useShown().location
export const useParams = (): Params => useShown().params
export const useNavigate = (): Navigate => useRouter().navigate

type SearchChange = URLSearchParams | Record<string, string> | ((before: URLSearchParams) => URLSearchParams)

/** The query of the address, and a function that changes it. */
export function useSearchParams(): [URLSearchParams, (change: SearchChange, options?: NavigateOptions) => void] {
  const router = useRouter()
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (next: SearchChange, options?: NavigateOptions) => {
      const after = typeof next === 'function' ? next(router.urlOf('').searchParams) : new URLSearchParams(next)
      void router.navigate(`?${after.toString()}`, options)
    },
    [router],
  )
  return [params, change]
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** A link inside the product, or to another site. A link to the page itself adds no entry to the history. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const router = useRouter()
  // The address changes under relative links.
  useLocation()
  const url = router.urlOf(to)
  const isInside = router.isInside(url)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { target, download } = rest
    const elsewhere = download !== undefined || (target !== undefined && target !== '_self')
    if (event.defaultPrevented || !isInside || elsewhere || !opensHere(event)) return
    event.preventDefault()
    void router.navigate(to, { replace: router.isCurrent(url) })
  }
  return (
    <a {...rest} href={isInside ? url.pathname + url.search + url.hash : url.href} onClick={follow}>
      {children}
    </a>
  )
}
