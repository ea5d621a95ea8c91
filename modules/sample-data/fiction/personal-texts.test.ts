import { expect, test } from 'vitest'
import { demoAnswers } from './answers.ts'
import { moreTexts, sampleJobs, samplePeople } from './more-people.ts'
import { demoPeople } from './people.ts'
import { personalTexts } from './personal-texts.ts'

test('every person of the demonstration has different texts', () => {
  expect(Object.keys(personalTexts).toSorted()).toEqual(demoPeople.map(({ name }) => name).toSorted())
  const texts = Object.values({ ...personalTexts, ...moreTexts })
  const sentences = texts.flatMap(({ positions, answer }) => [...positions.flat(), answer])
  const spoken = Object.values(demoAnswers).flat()
  for (const all of [sentences, spoken]) expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
})

test('the sample has 3 jobs and 48 people, each with a text', () => {
  expect(sampleJobs).toHaveLength(3)
  expect(samplePeople).toHaveLength(48)
  expect(new Set(samplePeople.map(({ name }) => name)).size).toBe(48)
  expect(samplePeople.filter(({ name }) => !personalTexts[name] && !moreTexts[name])).toEqual([])
  for (const { key } of sampleJobs) expect(samplePeople.filter(({ job }) => job === key)).toHaveLength(16)
})
