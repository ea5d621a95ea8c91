import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

test('shows what a correction removed and added, and nothing else', () => {
  expect(wordChanges('Every call got an item potency key.', 'Every call got an idempotency key.')).toEqual([
    { kind: 'kept', text: 'Every call got an ' },
    { kind: 'removed', text: 'item potency ' },
    { kind: 'added', text: 'idempotency ' },
    { kind: 'kept', text: 'key.' },
  ])
  expect(
    wordChanges('a 40 b c saw it d', 'a 45 b c saw the fault d').map(({ kind, text }) => `${kind} ${text.trim()}`),
  ).toEqual(['kept a', 'removed 40', 'added 45', 'kept b c saw', 'removed it', 'added the fault', 'kept d'])
  expect(wordChanges('one two', 'one two')).toEqual([{ kind: 'kept', text: 'one two' }])
  expect(wordChanges('one', 'one two').map(({ kind }) => kind)).toEqual(['kept', 'added'])
})

test('compares long answers word by word, and shows one that was rewritten as a whole', () => {
  const long = Array.from({ length: 5000 }, (_, index) => `word${index}`)
  const corrected = long.map((word, index) => (index === 4000 ? 'corrected' : word))
  expect(wordChanges(long.join(' '), corrected.join(' ')).map(({ kind }) => kind)).toEqual([
    'kept',
    'removed',
    'added',
    'kept',
  ])
  const rewritten = long.map(word => `other-${word}`)
  expect(wordChanges(long.join(' '), rewritten.join(' '))).toEqual([
    { kind: 'removed', text: long.join(' ') },
    { kind: 'added', text: rewritten.join(' ') },
  ])
})
