import { expect, test } from 'vitest'
import { storedKind } from './stored-kind.ts'

const consent = { ai_interview: true, keep_for_other_roles: false, text_version: '1', at: '2026-11-26T17:00:00Z' }

test('mentions a recording only to those who agreed to one', () => {
  expect(storedKind({ consent: { ...consent, recording: 'audio' } })).toBe('recorded')
  expect(storedKind({ consent: { ...consent, recording: 'video' } })).toBe('recorded')
  expect(storedKind({ consent: { ...consent, recording: 'none' } })).toBe('none')
  expect(storedKind({ consent: null })).toBe('none')
})
