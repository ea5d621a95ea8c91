// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/contract/browser.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { configureApi, takeReturn } from './api-client.ts'
import { dismissSignIn, isAsking, onAsking, signedInAgain } from './expired-session.ts'
import type { LoginReply } from './session.ts'
import { write } from './storage.ts'

const asAdmin = { method: 'GET', path: '/api/calendar', who: 'signed_in', summary: '' } as const satisfies Endpoint
const byLink = { ...asAdmin, who: 'link:booking' } as const satisfies Endpoint
const navigate = vi.fn<(to: string) => void>()
const clearCache = vi.fn<() => void>()
const sent: Headers[] = []

beforeEach(() => {
  localStorage.clear()
  navigate.mockClear()
  clearCache.mockClear()
  sent.length = 0
  configureApi({ navigate, clearCache })
  write({ auth_token: 'secret', authToken: 'secret', super_admin_token: 'root' })
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers))
    return Promise.resolve(new Response('{"detail":"no"}', { status: 401 }))
  })
})
afterEach(() => vi.unstubAllGlobals())
const at = (path: string) => window.history.replaceState(null, '', path)

test('a 401 clears the token and cached data, opens /login, and remembers the page', async () => {
  at('/applications?stage=review')
  await expect(call(asAdmin, {})).rejects.toMatchObject({ status: 401 })
  expect(sent[0]?.get('authorization')).toBe('Bearer secret')
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login')
  expect(clearCache).toHaveBeenCalledOnce()
  expect(takeReturn()).toBe('/applications?stage=review')
  expect(takeReturn()).toBeNull()
})

test('the super-admin area is exempt and has its own token', async () => {
  at('/super-admin/plans')
  await expect(call(asAdmin, {})).rejects.toMatchObject({ status: 401 })
  expect(sent[0]?.get('authorization')).toBe('Bearer root')
  expect(navigate).not.toHaveBeenCalled()
  expect(localStorage.getItem('auth_token')).toBe('secret')
})

test('an expired link never leads to the login page and never sends an admin’s token', async () => {
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

const save = { ...asAdmin, method: 'POST', path: '/api/applications' } as const satisfies Endpoint
const reply = (id: string) =>
  ({
    access_token: 'renewed',
    admin: { id, role: 'owner' },
    organization: { id: 'o1', logo_url: null },
    package_limits: {},
  }) as LoginReply
const untilAsked = () => vi.waitFor(() => expect(isAsking()).toBe(true))

/** Answers by the token of each call. */
function answerRenewed() {
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    sent.push(headers)
    const renewed = headers.get('authorization') === 'Bearer renewed'
    return Promise.resolve(new Response(renewed ? '{"saved":true}' : '{}', { status: renewed ? 200 : 401 }))
  })
}

test('an action in an expired session waits until the person has logged in again, then continues', async () => {
  at('/create-job')
  write({ userId: 'a1' })
  answerRenewed()
  const close = onAsking(() => undefined)
  const saving = call(save, {})
  await untilAsked()
  expect(navigate).not.toHaveBeenCalled()
  signedInAgain(reply('a1'))
  expect(await saving).toEqual({ saved: true })
  expect(sent).toHaveLength(2)
  expect(navigate).not.toHaveBeenCalled()
  close()
})

test('dismissing the dialog clears the token and leads to /login', async () => {
  at('/create-job')
  const close = onAsking(() => undefined)
  const saving = call(save, {})
  await untilAsked()
  dismissSignIn()
  await expect(saving).rejects.toMatchObject({ status: 401 })
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login')
  expect(takeReturn()).toBe('/create-job')
  close()
})

test('another person who logs in gets neither the page nor the action', async () => {
  at('/create-job')
  write({ userId: 'a1' })
  answerRenewed()
  const close = onAsking(() => undefined)
  const saving = call(save, {})
  await untilAsked()
  signedInAgain(reply('a2'))
  await expect(saving).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
  expect(clearCache).toHaveBeenCalledOnce()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard')
  close()
})
