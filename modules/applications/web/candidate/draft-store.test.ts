import { beforeEach, expect, test } from 'vitest'
import type { Draft } from './draft-store.ts'
import { DRAFT_LIFE_MS, draftKey, readDraft, removeDraft, sweepDrafts, writeDraft } from './draft-store.ts'

class Memory {
  readonly kept = new Map<string, string>()
  get length() {
    return this.kept.size
  }
  key = (at: number) => [...this.kept.keys()][at] ?? null
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
}

const NOW = 1_800_000_000_000
const draft: Draft = {
  answers: { name: 'Noor' },
  reading: null,
  attempt: { key: 'k', fingerprint: 'f' },
  saved_at: NOW,
}
const key = draftKey('org', 'job')
let store: Memory
const kept = () => store
beforeEach(() => {
  store = new Memory()
})

test('what is written is read again, and belongs to one job', () => {
  expect(writeDraft(kept, key, draft)).toBe(true)
  expect(readDraft(kept, key)).toEqual(draft)
  expect(readDraft(kept, draftKey('org', 'other'))).toBeNull()
  removeDraft(kept, key)
  expect(readDraft(kept, key)).toBeNull()
})

test.each(['', 'null', '{', '[]', '"x"', '{"answers":1,"saved_at":2}', '{"answers":{}}'])(
  'what is no draft is none: %s',
  text => {
    store.setItem(key, text)
    expect(readDraft(kept, key)).toBeNull()
  },
)

test('storage that is shut keeps nothing and breaks nothing', () => {
  const shut = () => {
    throw new DOMException('shut', 'SecurityError')
  }
  const closed = { length: 0, key: shut, getItem: shut, setItem: shut, removeItem: shut }
  expect(writeDraft(() => closed, key, draft)).toBe(false)
  expect(readDraft(() => closed, key)).toBeNull()
  expect(() => removeDraft(() => closed, key)).not.toThrow()
  expect(sweepDrafts(() => ({ ...closed, length: 3 }), NOW)).toEqual([])
})

test('a device that refuses its storage altogether keeps nothing and breaks nothing', () => {
  const device = () => {
    throw new DOMException('shut', 'SecurityError')
  }
  expect(writeDraft(device, key, draft)).toBe(false)
  expect(readDraft(device, key)).toBeNull()
  expect(sweepDrafts(device, NOW)).toEqual([])
})

test('drafts that nobody came back to go, and nothing else does', () => {
  writeDraft(kept, key, { ...draft, saved_at: NOW - DRAFT_LIFE_MS - 1 })
  writeDraft(kept, draftKey('org', 'fresh'), draft)
  store.setItem('colorScheme', 'dark')
  expect(sweepDrafts(kept, NOW)).toEqual([key])
  expect([...store.kept.keys()]).toEqual([draftKey('org', 'fresh'), 'colorScheme'])
})
