import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { RouterProvider } from '#ui/router.tsx'

/** Shows a component at an address until the test ends. For tests in the environment `happy-dom`. */
export async function show(element: ReactNode, address = '/'): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const routes = [{ path: '*', Component: () => element }]
  const { hook } = memoryLocation({ path: address })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    client.clear()
    document.body.replaceChildren()
    localStorage.clear()
    vi.unstubAllGlobals()
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider routes={routes} hook={hook} />
      </QueryClientProvider>,
    ),
  )
}

interface Request {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** Replies to the calls of the page. @returns the requests so far */
export function serve(reply: (request: Request) => object | Response): readonly Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null }
    requests.push(request)
    const replied = reply(request)
    return replied instanceof Response ? replied : new Response(JSON.stringify(replied))
  })
  return requests
}

const PATIENCE_MS = 5000

/** Waits until an assertion about the page is true. It is outside of `act`, which after an error applies no update any more. */
export async function eventually(assertion: () => void): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the page changes meanwhile
    await act(() => new Promise<void>(resolve => setTimeout(resolve, 20)))
    try {
      return assertion()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

/** The text of the page. */
export const pageText = (): string => document.body.textContent

export async function click(name: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('button, a, summary, [role=option], [role=menuitem]')].find(
    one => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name,
  )
  expect(button, `a button "${name}"`).toBeDefined()
  await act(async () => button!.click())
}

/** Types into a field as a person does: React notices the change. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
