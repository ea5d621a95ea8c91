import { expect, test } from 'vitest'
import { demoAnswers } from './answers.ts'
import { ownWords } from './own-words.ts'
import { demoPeople } from './people.ts'

test('every person of the demonstration has words of their own, and nobody shares a sentence', () => {
  expect(Object.keys(ownWords).toSorted()).toEqual(demoPeople.map(({ name }) => name).toSorted())
  const sentences = Object.values(ownWords).flatMap(({ positions, answer }) => [...positions.flat(), answer])
  const spoken = Object.values(demoAnswers).flat()
  for (const all of [sentences, spoken]) expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
})
