// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { eventually, pageText } from '#tests/screen.tsx'
import { RouterProvider } from '#ui/router.tsx'
import { RouteError } from './route-error.tsx'

const NOT_LOADED = new TypeError('Failed to fetch dynamically imported module: /assets/jobs.js')

/** A page whose code fails to load, on a device with or without a connection. */
async function showFailure(error: Error, onLine = true): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const lazy = () => Promise.reject(error)
  const { hook } = memoryLocation({ path: '/' })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  await act(async () =>
    root.render(<RouterProvider routes={[{ path: '/', lazy, ErrorBoundary: RouteError }]} hook={hook} />),
  )
}
const shows = (text: string) => eventually(() => expect(pageText()).toContain(text))

test('a page whose files are gone is outdated', async () => {
  await showFailure(NOT_LOADED)
  await shows('There is a new version of this page')
})

test('without a connection the page says so', async () => {
  await showFailure(NOT_LOADED, false)
  await shows('You are offline')
  await shows('Please check your connection and try again.')
})

test('a page that fails with its own error could not be shown, with or without a connection', async () => {
  await showFailure(new Error('no such field'), false)
  await shows('This page could not be shown')
})
