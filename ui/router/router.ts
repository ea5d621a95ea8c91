import type { ComponentType } from 'react'
import { type Params, paramsOf, patternOf } from './match.ts'

/** Where a loader sends the person instead: to another page, or with `leaves` to a document of its own. */
interface Elsewhere {
  readonly to: string
  readonly leaves?: true
}
/** Runs before a route is shown. */
export type Loader = (visit: { url: URL }) => Elsewhere | null

/** Shows another page instead. */
export const redirect = (to: string): Elsewhere => ({ to })
/** Loads a document of its own, outside the router. */
export const leaveFor = (to: string): Elsewhere => ({ to, leaves: true })

interface RouteCode {
  readonly Component: ComponentType
  readonly loader?: Loader | undefined
}

/** A page with its complete path, or a layout around pages. */
export interface Route {
  readonly path?: string
  readonly handle?: unknown
  readonly Component?: ComponentType
  readonly ErrorBoundary?: ComponentType
  readonly loader?: Loader
  readonly lazy?: () => Promise<RouteCode>
  readonly children?: readonly Route[]
}

export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

export interface Shown {
  readonly location: Place
  readonly params: Params
  /** From the outermost layout to the page. */
  readonly matches: readonly { readonly route: Route; readonly Component: ComponentType }[]
  /** What could not be loaded, and the place in `matches` that reports it. */
  readonly failure: { readonly error: unknown; readonly at: number } | null
}

export interface NavigateOptions {
  readonly replace?: boolean
}
/** To an address, relative to the current one, or some steps back (negative) or forward. Ends when the page is shown. */
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>

/** `none`: the browser's history already shows the address. */
type Entry = 'push' | 'replace' | 'none'

/** The addresses visited: the browser's own, or for tests one in memory. */
export interface Addresses {
  current(): URL
  enter(url: URL, entry: 'push' | 'replace'): void
  go(steps: number): void
  /** @returns a function that stops listening */
  onChange(listener: () => void): () => void
}

const browserAddresses: Addresses = {
  current: () => new URL(window.location.href),
  enter(url, entry) {
    if (entry === 'push') window.history.pushState(null, '', url)
    else window.history.replaceState(null, '', url)
  },
  go: steps => window.history.go(steps),
  onChange(listener) {
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  },
}

interface Branch {
  readonly pattern: ReturnType<typeof patternOf>
  readonly routes: readonly Route[]
}

function branchesOf(routes: readonly Route[], around: readonly Route[] = []): Branch[] {
  return routes.flatMap(route => {
    const chain = [...around, route]
    const own = route.path === undefined ? [] : [{ pattern: patternOf(route.path), routes: chain }]
    return [...own, ...branchesOf(route.children ?? [], chain)]
  })
}

function elsewhereOf(url: URL, loaders: readonly (Loader | undefined)[]): Elsewhere | null {
  for (const loader of loaders) {
    const elsewhere = loader?.({ url })
    if (elsewhere) return elsewhere
  }
  return null
}

const Nothing = () => null

/**
 * Follows the address: finds the page, loads its code while the old page stays, then shows it. The newest navigation wins. Small, because
 * it is part of every page: the product needs no nested paths, no data of routes and no forms from its router.
 */
export class Router {
  shown: Shown | null = null
  /** Whether the code of the next page is being loaded. */
  busy = false
  private readonly branches: readonly Branch[]
  private readonly loaded = new Map<Route, RouteCode>()
  private readonly listeners = new Set<() => void>()
  private newest = 0

  constructor(
    routes: readonly Route[],
    private readonly addresses: Addresses = browserAddresses,
  ) {
    this.branches = branchesOf(routes).toSorted((a, b) => a.pattern.rank - b.pattern.rank)
  }

  /** Shows the current address and follows the browser's buttons. @returns a function that stops following */
  start(): () => void {
    const follow = () => void this.visit(this.addresses.current(), 'none')
    follow()
    return this.addresses.onChange(follow)
  }

  readonly navigate: Navigate = async (to, { replace = false } = {}) => {
    if (typeof to === 'number') return this.addresses.go(to)
    const url = this.urlOf(to)
    if (!this.isInside(url)) throw new Error(`${to} is not part of the product.`)
    await this.visit(url, replace ? 'replace' : 'push')
  }

  /** Only an address with its scheme leads to another site: a path such as `//example.com` stays a path. */
  urlOf(to: string): URL {
    const current = this.addresses.current()
    const url = to.startsWith('/') ? new URL(current.origin + to) : new URL(to, current)
    if (url.search === '') url.search = '' // Without the question mark of an empty query.
    return url
  }

  isInside(url: URL): boolean {
    return url.origin === this.addresses.current().origin
  }

  isCurrent(url: URL): boolean {
    return url.href === this.addresses.current().href
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private async visit(url: URL, entry: Entry): Promise<void> {
    this.newest += 1
    const visit = this.newest
    const { routes, params } = this.find(url)
    const show = (failure: Shown['failure'] = null) => {
      if (entry !== 'none') this.addresses.enter(url, entry)
      const { pathname, search, hash } = url
      const matches = routes.map(route => ({ route, Component: this.codeOf(route)?.Component ?? Nothing }))
      this.shown = { location: { pathname, search, hash }, params, matches, failure }
      this.setBusy(false)
    }
    /** The error is reported by the innermost route around the one that failed. */
    const fail = (error: unknown, route: number) =>
      show({ error, at: routes.slice(0, route + 1).findLastIndex(one => one.ErrorBoundary) })
    const guarded = elsewhereOf(
      url,
      routes.map(({ loader }) => loader),
    )
    if (guarded) return this.leadTo(guarded, entry)
    if (routes.some(route => !this.codeOf(route))) {
      this.setBusy(true)
      const results = await Promise.allSettled(routes.map(route => this.load(route)))
      if (visit !== this.newest) return undefined
      const failed = results.findIndex(({ status }) => status === 'rejected')
      if (failed !== -1) return fail((results[failed] as PromiseRejectedResult).reason, failed)
    }
    try {
      const elsewhere = elsewhereOf(
        url,
        routes.map(route => this.codeOf(route)?.loader),
      )
      if (elsewhere) return await this.leadTo(elsewhere, entry)
    } catch (error) {
      return fail(error, routes.length - 1)
    }
    return show()
  }

  private async leadTo({ to, leaves }: Elsewhere, entry: Entry): Promise<void> {
    if (leaves) window.location.assign(to)
    // A page that only leads on is never an entry of the history.
    else await this.visit(this.urlOf(to), entry === 'push' ? 'push' : 'replace')
  }

  private find({ pathname }: URL): { routes: readonly Route[]; params: Params } {
    for (const { pattern, routes } of this.branches) {
      const params = paramsOf(pattern, pathname)
      if (params) return { routes, params }
    }
    throw new Error(`No route for ${pathname}`)
  }

  private codeOf(route: Route): RouteCode | undefined {
    if (!route.lazy) return { Component: route.Component ?? Nothing }
    return this.loaded.get(route)
  }

  private async load(route: Route): Promise<void> {
    if (!this.codeOf(route)) this.loaded.set(route, await route.lazy!())
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
    for (const listener of this.listeners) listener()
  }
}
