import { expect, test } from 'vitest'
import { demoAnswers } from './answers.ts'
import { personalTexts } from './personal-texts.ts'
import { demoPeople } from './people.ts'

test('every person of the demonstration has different texts', () => {
  expect(Object.keys(personalTexts).toSorted()).toEqual(demoPeople.map(({ name }) => name).toSorted())
  const sentences = Object.values(personalTexts).flatMap(({ positions, answer }) => [...positions.flat(), answer])
  const spoken = Object.values(demoAnswers).flat()
  for (const all of [sentences, spoken]) expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
})
