import type { ComponentType } from 'react'
import { matchRoute, type Parser } from 'wouter'

/** Where a guard sends the person instead: to another page, or with `leaves` to a document of its own. */
interface Elsewhere {
  readonly to: string
  readonly leaves?: true
}
/** Runs before a route is shown. */
export type Guard = (visit: { url: URL }) => Elsewhere | null

/** Shows another page instead. */
export const redirect = (to: string): Elsewhere => ({ to })
/** Loads a document of its own, outside the router. */
export const leaveFor = (to: string): Elsewhere => ({ to, leaves: true })

interface RouteCode {
  readonly Component: ComponentType
  readonly guard?: Guard | undefined
}

/** A page with its complete path, or a layout around pages. */
export interface Route {
  readonly path?: string
  readonly handle?: unknown
  readonly Component?: ComponentType
  readonly ErrorBoundary?: ComponentType
  readonly guard?: Guard
  readonly lazy?: () => Promise<RouteCode>
  readonly children?: readonly Route[]
}

/** A page with the layouts around it, from the outermost on. */
export interface Branch {
  readonly path: string
  readonly routes: readonly Route[]
}
export type Params = Readonly<Record<string, string>>

const ANY = '*'

/** Where several patterns match, the lowest one counts: fixed paths, then paths with parameters, then the longest start of any path. */
const rankOf = (path: string): number => (path.includes(ANY) ? 100 - path.split('/').length : path.split('/:').length)

/** The pages of a tree of routes, in the order in which they are looked for. */
export function branchesOf(routes: readonly Route[]): Branch[] {
  const collect = (list: readonly Route[], around: readonly Route[]): Branch[] =>
    list.flatMap(route => {
      const chain = [...around, route]
      const own = route.path === undefined ? [] : [{ path: route.path, routes: chain }]
      return [...own, ...collect(route.children ?? [], chain)]
    })
  return collect(routes, []).toSorted((a, b) => rankOf(a.path) - rankOf(b.path))
}

/** The page of a path and its decoded parameters. @throws if there is none */
export function findPage(
  branches: readonly Branch[],
  pathname: string,
  parser: Parser,
): Branch & { readonly params: Params } {
  for (const branch of branches) {
    const [matches, params] = matchRoute(parser, branch.path, pathname)
    if (matches) {
      const named = Object.entries(params as Record<string, string>).filter(([name]) => /^[a-z]/i.test(name))
      return { ...branch, params: Object.fromEntries(named.map(([name, text]) => [name, decoded(text)])) }
    }
  }
  throw new Error(`No route for ${pathname}`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // Not valid percent encoding: the text as it is.
  }
}

const loaded = new WeakMap<Route, RouteCode>()
const failures = new WeakMap<Route, { error: unknown }>()

/** The code of a route; undefined until it has loaded. */
export const codeOf = (route: Route): RouteCode | undefined =>
  route.lazy ? loaded.get(route) : { Component: route.Component ?? Nothing, guard: route.guard }
const Nothing = () => null

/** Why a route cannot be shown. */
export const failureOf = (route: Route): { error: unknown } | undefined => failures.get(route)

/** Loads what a page and its layouts need. What cannot be loaded is tried again by the next visit. */
export async function loadCode(routes: readonly Route[]): Promise<void> {
  await Promise.all(
    routes
      .filter(route => !codeOf(route))
      .map(async route => {
        try {
          loaded.set(route, await route.lazy!())
          failures.delete(route)
        } catch (error) {
          failures.set(route, { error })
        }
      }),
  )
}

/** Asks the guards of a page and its layouts, from the outermost on, as far as their code has loaded. */
export function elsewhereOf(routes: readonly Route[], url: URL): Elsewhere | null {
  for (const route of routes) {
    try {
      const elsewhere = route.guard?.({ url }) ?? (route.lazy ? codeOf(route)?.guard?.({ url }) : null)
      if (elsewhere) return elsewhere
    } catch (error) {
      failures.set(route, { error })
    }
  }
  return null
}
