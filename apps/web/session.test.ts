// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { LoginReply } from './session.ts'
import {
  dropToken,
  endSession,
  endSuperAdminSession,
  keepSubscription,
  startSession,
  subscriptionFailed,
  tokenFor,
} from './session.ts'
import { write } from './storage.ts'

const reply = {
  access_token: 'secret',
  token_type: 'bearer',
  admin: { id: 'a1' },
  organization: { id: 'o1', logo_url: '/logo.png' },
  can_create_custom_ai: true,
  can_create_flow: false,
  package_limits: {
    remaining_interviews: 3,
    remaining_number_of_jobs: 1,
    remaining_number_of_custom_ai: 0,
    remaining_number_of_interview_flow: 2,
  },
} as LoginReply

beforeEach(() => localStorage.clear())
const kept = () => Object.fromEntries(Object.entries(localStorage))

test('login stores the token under both names, and the flags as text', () => {
  startSession(reply)
  expect(kept()).toMatchObject({
    authToken: 'secret',
    auth_token: 'secret',
    userId: 'a1',
    organizationId: 'o1',
    organisation_logo: '/logo.png',
    can_create_custom_ai: 'true',
    can_create_flow: 'false',
  })
})

test('logout removes token, flags and limits, and nothing else', () => {
  startSession(reply)
  endSession()
  expect(Object.keys(kept()).toSorted()).toEqual(['organisation_logo', 'organizationId', 'userId'])
})

test('a 401 removes only the token', () => {
  startSession(reply)
  dropToken()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(localStorage.getItem('can_create_custom_ai')).toBe('true')
})

test('disables actions if the number of remaining interviews is zero, negative or unknown', () => {
  for (const [left, off] of [
    [5, 'false'],
    [0, 'true'],
    [-1, 'true'],
    [undefined, 'true'],
  ] as const) {
    keepSubscription({ remaining_interviews: left })
    expect(localStorage.getItem('disable_actions')).toBe(off)
  }
})

test('takes over the flags of the subscription, which can change during a session', () => {
  startSession(reply)
  keepSubscription({ ...reply.package_limits, can_create_custom_ai: false, can_create_flow: true })
  expect(kept()).toMatchObject({ can_create_custom_ai: 'false', can_create_flow: 'true' })
  keepSubscription({ ...reply.package_limits })
  expect(kept()).toMatchObject({ can_create_custom_ai: 'false', can_create_flow: 'true' })
})

test('clears warnings and limits and disables actions if the subscription cannot be fetched', () => {
  keepSubscription({ ...reply.package_limits, warnings: ['one'] })
  expect(localStorage.getItem('subscription_warnings')).toBe('["one"]')
  subscriptionFailed()
  expect(kept()).toEqual({ disable_actions: 'true' })
})

test('super admins have their own token, and their logout clears everything', () => {
  startSession(reply)
  write({ super_admin_token: 'root' })
  expect(tokenFor('/super-admin/plans')).toBe('root')
  expect(tokenFor('/super-administrators')).toBe('secret')
  sessionStorage.setItem('x', '1')
  document.cookie = 'crumb=1; path=/'
  endSuperAdminSession()
  expect(kept()).toEqual({})
  expect(sessionStorage.length).toBe(0)
  expect(document.cookie).not.toContain('crumb')
})
