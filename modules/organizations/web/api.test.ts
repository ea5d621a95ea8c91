// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { editSettings, registerLook } from './api.ts'

const answer = (body: string, init: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
afterEach(() => vi.unstubAllGlobals())

const CALLS = [
  ['settings', () => editSettings({ colorScheme: 'dark' }, null)],
  [
    'the appearance at registration',
    () =>
      registerLook(
        {
          organization_id: '01900000-0000-7000-8000-000000000000',
          application_page_view: 'list',
          colors: { primary: '#123456', secondary: '#abcdef' },
        },
        null,
      ),
  ],
] as const

test.each(CALLS)('a failure to store %s has the words of the server, else the status', async (_what, store) => {
  answer('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
  await expect(store()).rejects.toMatchObject({ status: 502, message: 'HTTP 502' })
  answer('{"message":"no upstream"}', { status: 503, statusText: 'Service Unavailable' })
  await expect(store()).rejects.toMatchObject({ status: 503, message: 'HTTP 503' })
  answer('{"detail":"This file is not an image."}', { status: 422 })
  await expect(store()).rejects.toMatchObject({ status: 422, message: 'This file is not an image.' })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  await expect(store()).rejects.toMatchObject({ status: 0, code: 'no_answer' })
})
