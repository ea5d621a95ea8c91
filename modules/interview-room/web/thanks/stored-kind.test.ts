import { expect, test } from 'vitest'
import { storedKind } from './stored-kind.ts'

test('mentions a recording only if there is one, whatever was agreed to', () => {
  const audio = { kind: 'audio', state: 'completed' } as const
  expect(storedKind([])).toBe('none')
  expect(storedKind([audio])).toBe('audio')
  expect(storedKind([audio, { kind: 'video', state: 'active' }])).toBe('video')
  expect(storedKind([{ kind: 'audio', state: 'failed' }])).toBe('none')
})
