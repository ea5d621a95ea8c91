// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/contract/browser.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { configureApi, takeReturn } from './api-client.ts'
import { write } from './storage.ts'

const asAdmin = { method: 'GET', path: '/api/calendar', who: 'signed_in', summary: '' } as const satisfies Endpoint
const byLink = { ...asAdmin, who: 'link:booking' } as const satisfies Endpoint
const navigate = vi.fn<(to: string) => void>()
const forget = vi.fn<() => void>()
const sent: Headers[] = []

beforeEach(() => {
  localStorage.clear()
  navigate.mockClear()
  forget.mockClear()
  sent.length = 0
  configureApi({ navigate, forget })
  write({ auth_token: 'secret', authToken: 'secret', super_admin_token: 'root' })
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers))
    return Promise.resolve(new Response('{"detail":"no"}', { status: 401 }))
  })
})
afterEach(() => vi.unstubAllGlobals())
const at = (path: string) => window.history.replaceState(null, '', path)

test('a 401 drops the token and what was read with it, opens /login, and remembers the page', async () => {
  at('/applications?stage=review')
  await expect(call(asAdmin, {})).rejects.toMatchObject({ status: 401 })
  expect(sent[0]?.get('authorization')).toBe('Bearer secret')
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login')
  expect(forget).toHaveBeenCalledOnce()
  expect(takeReturn()).toBe('/applications?stage=review')
  expect(takeReturn()).toBeNull()
})

test('the super-admin area is exempt, and has its own token', async () => {
  at('/super-admin/plans')
  await expect(call(asAdmin, {})).rejects.toMatchObject({ status: 401 })
  expect(sent[0]?.get('authorization')).toBe('Bearer root')
  expect(navigate).not.toHaveBeenCalled()
  expect(localStorage.getItem('auth_token')).toBe('secret')
})

test('a stale link never throws its holder onto the sign-in page, and never carries an admin’s token', async () => {
  at('/meeting-room')
  await expect(call(byLink, {})).rejects.toMatchObject({ status: 401 })
  await expect(call(asAdmin, { token: 'from-the-mail' })).rejects.toMatchObject({ status: 401 })
  expect(sent.map(headers => headers.get('authorization'))).toEqual([null, 'Bearer from-the-mail'])
  expect(navigate).not.toHaveBeenCalled()
  expect(localStorage.getItem('auth_token')).toBe('secret')
})

test('a wrong password on /login stays there', async () => {
  at('/login')
  await expect(call(asAdmin, {})).rejects.toMatchObject({ status: 401 })
  expect(navigate).not.toHaveBeenCalled()
})
