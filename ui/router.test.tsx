// @vitest-environment happy-dom
import { act, type ComponentType, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { click, eventually, pageText } from '#tests/screen.tsx'
import {
  Link,
  Outlet,
  RouterProvider,
  useHandle,
  useIsNavigating,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from './router.tsx'
import { type Guard, redirect, type Route } from './routes.ts'

const page = (path: string, Component: ComponentType, more: Partial<Route> = {}): Route => ({
  path,
  lazy: async () => ({ Component }),
  ...more,
})
const Missing = () => 'No such page'
const Failure = () => `Failed: ${(useRouteError() as Error).message}`

/** Shows routes at an address in memory. */
async function showRoutes(pages: readonly Route[], start: string, layout: Partial<Route> = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const memory = memoryLocation({ path: start, record: true })
  const reached = { navigate: (() => undefined) as ReturnType<typeof useNavigate>, busy: false }
  const Watch = () => {
    const navigate = useNavigate()
    const busy = useIsNavigating()
    useEffect(() => {
      Object.assign(reached, { navigate, busy })
    }, [navigate, busy])
    return <Outlet />
  }
  const inner = { Component: Outlet, ErrorBoundary: Failure, ...layout, children: [...pages, page('*', Missing)] }
  const routes = [{ Component: Watch, children: [inner] }]
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })
  await act(async () => root.render(<RouterProvider routes={routes} hook={memory.hook} />))
  const go = (to: string) => act(async () => reached.navigate(to))
  return { reached, paths: () => [...memory.history], go }
}
const shows = (text: string) => eventually(() => expect(pageText()).toBe(text))

test('matches paths regardless of case and of a slash at the end, and decodes parameters', async () => {
  const Job = () => `job ${useParams()['id']}`
  const { go } = await showRoutes([page('/jobs/:id', Job), page('/apply/*?', () => 'apply')], '/Jobs/a%20b/')
  await shows('job a b')
  await go('/jobs/%E0%A4')
  await shows('job %E0%A4')
  for (const path of ['/jobs', '/jobs/1/2', '/job.s/1', '/applying']) {
    await go(path)
    await shows('No such page')
  }
  for (const path of ['/apply', '/apply/', '/apply/1/2']) {
    await go(path)
    await shows('apply')
  }
})

test('prefers fixed paths to parameters, and parameters to any path', async () => {
  const Id = () => `job ${useParams()['id']}`
  const { go } = await showRoutes([page('/jobs/:id', Id), page('/jobs/new', () => 'new job')], '/jobs/new')
  await shows('new job')
  await go('/jobs/7')
  await shows('job 7')
  await go('//example.com')
  await shows('No such page')
})

test('keeps the page until the next one has loaded, and shows only the newest', async () => {
  let arrive = (_code: { Component: ComponentType }) => {}
  const slow: Route = { path: '/slow', lazy: () => new Promise(resolve => (arrive = resolve)) }
  const { go, reached, paths } = await showRoutes([page('/a', () => 'a'), slow, page('/b', () => 'b')], '/a')
  await shows('a')
  await go('/slow')
  expect([pageText(), reached.busy]).toEqual(['a', true])
  await go('/b')
  await shows('b')
  await act(async () => arrive({ Component: () => 'slow' }))
  expect([pageText(), reached.busy, paths()]).toEqual(['b', false, ['/a', '/slow', '/b']])
})

test('leads elsewhere without an entry of its own, and does not load the page', async () => {
  const lazy = vi.fn<NonNullable<Route['lazy']>>()
  const guard: Guard = ({ url }) => redirect(`/login?from=${url.pathname}`)
  const guarded: Route = { path: '/guarded', lazy, guard }
  const Login = () => `login from ${useSearchParams()[0].get('from')}`
  const { go, paths } = await showRoutes([guarded, page('/login', Login), page('/a', () => 'a')], '/guarded')
  await shows('login from /guarded')
  expect(paths()).toEqual(['/login?from=/guarded'])
  await go('/a')
  await go('/guarded')
  await shows('login from /guarded')
  expect(paths()).toEqual(['/login?from=/guarded', '/a', '/login?from=/guarded'])
  expect(lazy).not.toHaveBeenCalled()
})

test('reports what fails to load or to render inside the layout, until the address changes', async () => {
  const Layout = () => (
    <>
      layout, <Outlet />
    </>
  )
  const Broken = () => {
    throw new Error('no data')
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const missing: Route = { path: '/missing', ErrorBoundary: Failure, lazy: () => Promise.reject(new Error('no file')) }
  const broken = page('/broken', Broken, { ErrorBoundary: Failure })
  const { go } = await showRoutes([missing, broken, page('/a', () => 'a')], '/missing', { Component: Layout })
  await shows('layout, Failed: no file')
  await go('/broken')
  await shows('layout, Failed: no data')
  await go('/a')
  await shows('layout, a')
})

test('changes the query in place, and gives pages their handle', async () => {
  const List = () => {
    const [params, setParams] = useSearchParams()
    const add = () => {
      for (const name of ['x', 'y'])
        setParams(before => new URLSearchParams([...before, [name, '1']]), { replace: true })
    }
    return (
      <>
        {useHandle() as string}: {params.toString()} <button onClick={add}>Add</button>{' '}
        <button onClick={() => setParams({})}>Clear</button>
      </>
    )
  }
  const { paths } = await showRoutes([page('/list', List, { handle: 'List' })], '/list?a=1')
  await shows('List: a=1 Add Clear')
  await click('Add')
  await shows('List: a=1&x=1&y=1 Add Clear')
  expect(paths()).toEqual(['/list?a=1&x=1&y=1'])
  await click('Clear')
  await shows('List:  Add Clear')
  expect(paths()).toEqual(['/list?a=1&x=1&y=1', '/list'])
})

test('follows links inside the product, and leaves the others to the browser', async () => {
  const Links = () => (
    <>
      <Link to="/b">b</Link> <Link to="?q=1">query</Link> <Link to="https://example.com/x">other</Link>{' '}
      <Link to="/b" target="_blank">
        tab
      </Link>
    </>
  )
  const { paths } = await showRoutes([page('/a', Links), page('/b', () => 'b')], '/a')
  await shows('b query other tab')
  const links = [...document.querySelectorAll('a')]
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/b', '/a?q=1', 'https://example.com/x', '/b'])
  /** @returns whether the router took the click */
  const pressed = async (index: number, keys: MouseEventInit = {}) => {
    let taken = false
    // Heard after React: what is left to the browser must not load anything in the test.
    const heard = (event: Event) => {
      taken = event.defaultPrevented
      event.preventDefault()
    }
    document.body.addEventListener('click', heard, { once: true })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    await act(async () => links[index]!.dispatchEvent(event))
    return taken
  }
  expect([await pressed(0, { ctrlKey: true }), await pressed(2), await pressed(3)]).toEqual([false, false, false])
  expect([await pressed(1), await pressed(1)]).toEqual([true, true])
  expect(paths()).toEqual(['/a', '/a?q=1'])
  expect(await pressed(0)).toBe(true)
  await shows('b')
})
