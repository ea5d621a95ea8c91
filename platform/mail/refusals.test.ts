import { expect, test } from 'vitest'
import { isRefusedForGood, reasonOf } from './refusals.ts'

test.each([
  [
    'Can’t send mail - all recipients were rejected: 550 5.1.1 <x@example.com>: Recipient address rejected: User unknown',
    'unknown_address',
  ],
  ['all recipients were rejected: 550 No such user here', 'unknown_address'],
  ['all recipients were rejected: 552 5.2.2 Over quota', 'mailbox_full'],
  ['all recipients were rejected: 452 4.2.2 The mailbox is full', 'mailbox_full'],
  ['Message failed: 554 5.7.1 Message rejected as spam', 'refused'],
  ['Message failed: 451 Try again later', 'refused'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['Greeting never received', 'unreachable'],
])('reads from “%s” that the reason is %s', (failure, reason) => {
  expect(reasonOf(failure)).toBe(reason)
})

test('only a final reply about this e-mail is a refusal for good', () => {
  expect(isRefusedForGood({ responseCode: 550, command: 'RCPT TO' })).toBe(true)
  expect(isRefusedForGood({ responseCode: 554, command: 'DATA' })).toBe(true)
  expect(isRefusedForGood({ responseCode: 451, command: 'DATA' })).toBe(false)
  // The product’s own settings are wrong: these are corrected, and the e-mail is sent then.
  expect(isRefusedForGood({ responseCode: 535, command: 'AUTH PLAIN' })).toBe(false)
  expect(isRefusedForGood({ responseCode: 550, command: 'MAIL FROM' })).toBe(false)
  expect(isRefusedForGood(new Error('connect ECONNREFUSED'))).toBe(false)
})
