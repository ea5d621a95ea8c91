import { beforeEach, expect, test } from 'vitest'
import type { Draft } from './draft-store.ts'
import { DRAFT_LIFE_MS, device, draftKey, readDraft, removeDraft, sweepDrafts, writeDraft } from './draft-store.ts'

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
beforeEach(() => {
  store = new Memory()
})

test('what is written is read again, and belongs to one job', () => {
  expect(writeDraft(store, key, draft)).toBe(true)
  expect(readDraft(store, key)).toEqual(draft)
  expect(readDraft(store, draftKey('org', 'other'))).toBeNull()
  removeDraft(store, key)
  expect(readDraft(store, key)).toBeNull()
})

test.each(['', 'null', '{', '[]', '"x"', '{"answers":1,"saved_at":2}', '{"answers":{}}'])(
  'what is no draft is none: %s',
  text => {
    store.setItem(key, text)
    expect(readDraft(store, key)).toBeNull()
  },
)

test('storage that is shut keeps nothing and breaks nothing', () => {
  const shut = () => {
    throw new DOMException('shut', 'SecurityError')
  }
  const closed = { length: 0, key: shut, getItem: shut, setItem: shut, removeItem: shut }
  expect(writeDraft(closed, key, draft)).toBe(false)
  expect(readDraft(closed, key)).toBeNull()
  expect(() => removeDraft(closed, key)).not.toThrow()
  expect(sweepDrafts({ ...closed, length: 3 }, NOW)).toEqual([])
})

test('a device that refuses its storage altogether keeps nothing and breaks nothing', () => {
  // There is no localStorage here: reading the property throws, as in a browser that blocks the data of a site.
  expect(writeDraft(device, key, draft)).toBe(false)
  expect(readDraft(device, key)).toBeNull()
  expect(sweepDrafts(device, NOW)).toEqual([])
})

test('drafts that nobody came back to go, and nothing else does', () => {
  writeDraft(store, key, { ...draft, saved_at: NOW - DRAFT_LIFE_MS - 1 })
  writeDraft(store, draftKey('org', 'fresh'), draft)
  store.setItem('colorScheme', 'dark')
  expect(sweepDrafts(store, NOW)).toEqual([key])
  expect([...store.kept.keys()]).toEqual([draftKey('org', 'fresh'), 'colorScheme'])
})
