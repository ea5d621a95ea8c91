import { expect, test } from 'vitest'
import { mentionAt, mentionedIn, partsOf, peopleFor, withMention } from './mentions.ts'

const leila = { id: '1', name: 'Leila Nasser' }
const jose = { id: '2', name: 'José Ruiz' }
const longer = { id: '3', name: 'José Ruiz Gil' }

test('finds the name that is being typed after an @', () => {
  expect(mentionAt('Ask @le', 7)).toEqual({ from: 4, search: 'le' })
  expect(mentionAt('@', 1)).toEqual({ from: 0, search: '' })
  expect(mentionAt('Ask @Leila N', 12)).toEqual({ from: 4, search: 'Leila N' })
})

test.each(['noor@example', 'Ask @le\nand', 'no sign', '3 @ 4'])('finds none in %j', text => {
  expect(mentionAt(text, text.length)).toBeNull()
})

test('offers people by any part of their name, without accents', () => {
  expect(peopleFor('nas', [leila, jose])).toEqual([leila])
  expect(peopleFor('jose', [leila, jose])).toEqual([jose])
  expect(peopleFor('', [leila, jose])).toEqual([leila, jose])
  expect(peopleFor('x', [leila, jose])).toEqual([])
})

test('puts the name in place of what was typed', () => {
  const asked = mentionAt('Ask @le please', 7)!
  expect(withMention('Ask @le please', asked, leila.name)).toEqual({ text: 'Ask @Leila Nasser please', cursor: 18 })
})

test('mentions the people whom the text names, and not those whose name is the start of another', () => {
  expect(mentionedIn('Ask @Leila Nasser and @José Ruiz Gil', [leila, jose, longer])).toEqual([leila, longer])
  expect(mentionedIn('Ask Leila Nasser', [leila])).toEqual([])
})

test('shows names apart from the text, the longest name first', () => {
  expect(partsOf('Hi @José Ruiz Gil, see @José Ruiz.', [jose, longer])).toEqual([
    { text: 'Hi ', mention: false },
    { text: '@José Ruiz Gil', mention: true },
    { text: ', see ', mention: false },
    { text: '@José Ruiz', mention: true },
    { text: '.', mention: false },
  ])
  expect(partsOf('mail me @ noon', [leila])).toEqual([{ text: 'mail me @ noon', mention: false }])
})
