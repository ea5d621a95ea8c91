// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { organizationSettingsQuery } from '#modules/organizations/web/api.ts'
import { queryClient } from './query-client.ts'

const answer = (body: string, init: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('the default fetcher fails with the status and the text', async () => {
  answer('No such thing', { status: 404 })
  await expect(queryClient.fetchQuery({ queryKey: ['/api', 'status'] })).rejects.toThrow('404: No such thing')
  answer('', { status: 503, statusText: 'Service Unavailable' })
  await expect(queryClient.fetchQuery({ queryKey: ['/api', 'other'] })).rejects.toThrow('503: Service Unavailable')
})

test('the default fetcher reads JSON, and an empty body as an empty object', async () => {
  answer('{"ok":true}', { status: 200 })
  expect(await queryClient.fetchQuery({ queryKey: ['/status'] })).toEqual({ ok: true })
  answer('', { status: 200 })
  expect(await queryClient.fetchQuery({ queryKey: ['/empty'] })).toEqual({})
})

test('organization settings that fail to load show the message of the specification', async () => {
  answer('{"detail":"Something else"}', { status: 500 })
  await expect(queryClient.fetchQuery(organizationSettingsQuery)).rejects.toThrow(
    'Failed to load organization settings.',
  )
})
