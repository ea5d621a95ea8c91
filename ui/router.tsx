import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import {
  type BaseLocationHook,
  Link as InnerLink,
  Router,
  useLocation as useAddress,
  useRouter,
  useSearch,
} from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import {
  type Branch,
  branchesOf,
  codeOf,
  elsewhereOf,
  failureOf,
  findPage,
  loadCode,
  type Params,
  type Route,
} from './routes.ts'

interface Shown {
  /** As it is in the history. */
  readonly href: string
  readonly url: URL
  readonly params: Params
  /** From the outermost layout to the page. */
  readonly routes: readonly Route[]
}
interface NavigateOptions {
  readonly replace?: boolean
}
/** To an address, relative to the current one, or some steps back (negative) or forward. */
type Navigate = (to: string | number, options?: NavigateOptions) => void

interface Routing {
  readonly shown: Shown
  /** Whether the code of the next page is being loaded. */
  readonly busy: boolean
  readonly navigate: Navigate
  /** The newest address, also while the page before it is still shown. */
  readonly latest: () => URL
}
const RoutingContext = createContext<Routing | null>(null)
/** The place of the next route in `shown.routes`. */
const DepthContext = createContext(0)
const ErrorContext = createContext<unknown>(null)

function useRouting(): Routing {
  const routing = use(RoutingContext)
  if (!routing) throw new Error('There is no router around this component.')
  return routing
}

interface RouterProviderProps {
  routes: readonly Route[]
  /** Shown until the first page has loaded. */
  fallback?: ReactNode
  /** Where addresses come from: the browser's history, or for tests one in memory. */
  hook?: BaseLocationHook
}

/** Shows the page of the address. A page stays until the code of the next one has loaded. */
export function RouterProvider({ routes, fallback = null, hook = useBrowserLocation }: RouterProviderProps) {
  const branches = useMemo(() => branchesOf(routes), [routes])
  return (
    <Router hook={hook}>
      <Pages branches={branches} fallback={fallback} />
    </Router>
  )
}

const origin = window.location.origin

/** Only an address with its scheme leads to another site: `//example.com` is a path. */
const urlOf = (to: string, current: URL): URL =>
  to.startsWith('/') ? new URL(to.replace(/^\/+/, '/'), current.origin) : new URL(to, current)
const inHistory = ({ pathname, search, hash }: URL) => pathname + search + hash

/** Changes before React has shown it, so that several changes of the query add up. */
function newestAddress(start: string) {
  let href = start
  return { url: () => new URL(href), set: (next: string) => void (href = next) }
}

function Pages({ branches, fallback }: { branches: readonly Branch[]; fallback: ReactNode }) {
  const [pathname, enter] = useAddress()
  const search = useSearch()
  const { parser } = useRouter()
  const { hash } = window.location
  const href = origin + pathname + (search && `?${search}`) + hash
  const [latest] = useState(() => newestAddress(href))
  const [shown, setShown] = useState<Shown | null>(null)
  const navigate = useCallback<Navigate>(
    (to, { replace = false } = {}) => {
      if (typeof to === 'number') return window.history.go(to)
      const url = urlOf(to, latest.url())
      latest.set(url.href)
      return enter(inHistory(url), { replace })
    },
    [enter, latest],
  )
  useLayoutEffect(() => {
    latest.set(href)
    const url = new URL(href)
    const { routes, params } = findPage(branches, url.pathname, parser)
    let isNewest = true
    /** @returns whether the page leads elsewhere */
    const isLed = (): boolean => {
      const elsewhere = elsewhereOf(routes, url)
      if (elsewhere?.leaves) window.location.assign(elsewhere.to)
      // A page that only leads on is never an entry of the history.
      else if (elsewhere) navigate(elsewhere.to, { replace: true })
      return elsewhere !== null
    }
    const show = () => {
      if (!isLed()) setShown({ href, url, params, routes })
    }
    if (routes.every(codeOf)) show()
    else if (!isLed()) void loadCode(routes).then(() => isNewest && show())
    return () => {
      isNewest = false
    }
  }, [branches, href, latest, navigate, parser])
  const busy = shown?.href !== href
  const routing = useMemo(() => shown && { shown, busy, navigate, latest: latest.url }, [shown, busy, navigate, latest])
  return routing ? (
    <RoutingContext value={routing}>
      <Outlet />
    </RoutingContext>
  ) : (
    fallback
  )
}

/** In a layout: the route inside it. */
export function Outlet() {
  const { routes, url } = useRouting().shown
  const depth = use(DepthContext)
  const route = routes[depth]
  if (!route) return null
  const content = (
    <DepthContext value={depth + 1}>
      <Content route={route} />
    </DepthContext>
  )
  const Problem = route.ErrorBoundary
  if (!Problem) return content
  return (
    <ErrorBoundary
      resetKeys={[url.href]}
      fallbackRender={({ error }) => (
        <ErrorContext value={error}>
          <Problem />
        </ErrorContext>
      )}
    >
      {content}
    </ErrorBoundary>
  )
}

function Content({ route }: { route: Route }) {
  const failure = failureOf(route)
  if (failure) throw failure.error
  const code = codeOf(route)
  return code ? <code.Component /> : null
}

/** In an `ErrorBoundary` of a route: what failed. */
export const useRouteError = (): unknown => use(ErrorContext)
/** The `handle` of the page. */
export const useHandle = (): unknown => useRouting().shown.routes.at(-1)?.handle
/** Whether the next page is being loaded. */
export const useIsNavigating = (): boolean => useRouting().busy
export const useLocation = (): Pick<URL, 'pathname' | 'search' | 'hash'> => useRouting().shown.url
export const useParams = (): Params => useRouting().shown.params
export const useNavigate = (): Navigate => useRouting().navigate

type SearchChange = URLSearchParams | Record<string, string> | ((before: URLSearchParams) => URLSearchParams)

/** The query of the address, and a function that changes it. */
export function useSearchParams(): [URLSearchParams, (change: SearchChange, options?: NavigateOptions) => void] {
  const { shown, navigate, latest } = useRouting()
  const { search } = shown.url
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (next: SearchChange, options?: NavigateOptions) => {
      const url = latest()
      const after = typeof next === 'function' ? next(url.searchParams) : new URLSearchParams(next)
      url.search = after.toString()
      navigate(url.pathname + url.search, options)
    },
    [navigate, latest],
  )
  return [params, change]
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link inside the product, or to another site. A link to the page itself adds no entry to the history. */
export function Link({ to, children, ...rest }: LinkProps) {
  const { url: current } = useRouting().shown
  const url = urlOf(to, current)
  const { target, download } = rest
  const staysHere = download === undefined && (target === undefined || target === '_self')
  const address = url.origin === current.origin ? inHistory(url) : url.href
  if (url.origin !== current.origin || !staysHere)
    return (
      <a {...rest} href={address}>
        {children}
      </a>
    )
  return (
    <InnerLink {...rest} href={address} replace={url.href === current.href}>
      {children}
    </InnerLink>
  )
}
