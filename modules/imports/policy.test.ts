import { describe, expect, it, test } from 'vitest'
import type { ImportItemState } from './contract.ts'
import { ITEM_ACTIONS, ITEM_STATES, LARGEST_ARCHIVE, MOST_ENTRIES, MOST_FILES, MOST_UNPACKED } from './policy.ts'

describe('what can be done with a file', () => {
  it.each<[ImportItemState, string[]]>([
    ['waiting', []],
    ['reading', []],
    ['imported', []],
    ['needs_attention', ['discard', 'enter', 'replace', 'retry']],
    ['already_there', []],
    ['failed', ['discard', 'enter', 'replace', 'retry']],
    ['discarded', ['restore']],
    ['cancelled', []],
  ])('that is %s: %j', (state, actions) => {
    expect(ITEM_ACTIONS[state].toSorted()).toEqual(actions)
  })

  it('is known for every state', () => {
    expect(Object.keys(ITEM_ACTIONS).toSorted()).toEqual(ITEM_STATES.toSorted())
  })
})

test('an archive has at most 200 MB, and 500 MB unpacked', () => {
  expect(LARGEST_ARCHIVE).toBe(209_715_200)
  expect(MOST_UNPACKED).toBe(524_288_000)
})

test('an archive with the most files may have folders and other entries besides them', () => {
  expect(MOST_ENTRIES).toBeGreaterThan(MOST_FILES)
})
