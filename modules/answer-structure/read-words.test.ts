import { expect, it } from 'vitest'
import { turnsOf } from './answer.fixture.ts'
import { phrases } from './phrases.ts'
import { readWords } from './read-words.ts'

phrases('en', 'inspection|wasted')

const read = (text: string, language: 'en' | 'de' = 'en') => {
  const { spoken, words } = readWords(turnsOf(text), language, ['Harper'])
  const texts = (all: typeof words) => all.map(word => word.text).join(' ')
  return { spoken: texts(spoken), words: texts(words), heard: words.map(({ heard }) => heard).join(' ') }
}

it('leaves articles out of the words that the rules read, and only there', () => {
  expect(read('I closed the valve on a pump')).toMatchObject({
    spoken: 'i closed the valve on a pump',
    words: 'i closed valve on pump',
  })
})

it('reads frequent words and those of the rules as they were probably said', () => {
  expect(read('I left becuse of the inspecton')).toEqual({
    spoken: 'i left becuse of the inspecton',
    words: 'i left because of inspecton',
    heard: 'i left because of inspection',
  })
})

it('takes no word that the rules look for as a frequent one', () => {
  expect(read('We wasted it').words).toBe('we wasted it')
  expect(read('We wauted it').words).toBe('we wanted it')
})

it('leaves formulas out', () => {
  expect(read('I left because it was important').spoken).toBe('i left')
})

it('tells "I would" from "I had" in English only', () => {
  expect(read('I’d call him').spoken).toBe('i would call him')
  expect(read('Ich had’d gerufen', 'de').spoken).not.toContain('would')
})

it('leaves out the name of the person', () => {
  expect(read('Harper called').words).not.toContain('harper')
})
