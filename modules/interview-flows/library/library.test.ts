import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flowInput } from '../contract.ts'
import { LIBRARY_COMPETENCIES, LIBRARY_FIELDS } from '../policy.ts'
import { findInLibrary, library } from './library.ts'

const wordsIn = (text: string) => text.split(/\s+/).length
/** What two texts have in common, regardless of case and punctuation. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')

test('asks about each of at least 12 competencies in each of 8 fields, in at least 120 questions', () => {
  expect(LIBRARY_FIELDS).toHaveLength(8)
  expect(LIBRARY_COMPETENCIES.length).toBeGreaterThanOrEqual(12)
  expect(library.length).toBeGreaterThanOrEqual(120)
  for (const field of LIBRARY_FIELDS)
    for (const competency of LIBRARY_COMPETENCIES)
      expect(findInLibrary({ field, competency }), `${field}, ${competency}`).not.toHaveLength(0)
})

test('has no question, level or ID twice', () => {
  for (const texts of [
    library.map(({ text }) => plain(text)),
    library.flatMap(({ levels }) => levels.map(plain)),
    library.map(({ id }) => id),
  ])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('asks questions that can be spoken, with levels that are descriptions', () => {
  for (const { id, text, levels } of library) {
    expect(wordsIn(text), id).toBeGreaterThanOrEqual(8)
    expect(wordsIn(text), id).toBeLessThanOrEqual(40)
    expect(text, id).toMatch(/[?.]$/)
    for (const level of levels) {
      expect(wordsIn(level), `${id}: ${level}`).toBeGreaterThanOrEqual(3)
      expect(wordsIn(level), `${id}: ${level}`).toBeLessThanOrEqual(45)
      expect(level, id).not.toMatch(/\.$/)
    }
    // The best answer is described in more detail than the weakest.
    expect(wordsIn(levels[4]), id).toBeGreaterThan(wordsIn(levels[0]))
  }
})

test('consists of questions that a flow accepts', () => {
  for (const { field: _field, competency_key: _key, ...question } of library) {
    const round = { id: 'r', kind: 'ai_screening', name: 'AI interview', minutes: 25, questions: [question] }
    expect(flowInput.safeParse({ name: 'Flow', rounds: [round] }).error, question.id).toBeUndefined()
  }
})

test('asks for nothing about age, gender, origin, religion, health or family', () => {
  const personal =
    /\b(?:age|old are you|gender|married|marriage|children|pregnan\w*|religio\w*|nationality|ethnic\w*|disab\w*|sick leave|where are you from|church|accent|mother tongue|native)\b/i
  for (const { text } of library) expect(text).not.toMatch(personal)
})

test('finds questions by field, competency and words', () => {
  expect(findInLibrary({})).toHaveLength(library.length)
  expect(findInLibrary({ field: 'care', search: 'MEDICATION dose' }).map(({ id }) => id)).toEqual(['care-quality'])
  expect(findInLibrary({ search: 'zebra' })).toEqual([])
})

test('is not part of any script that a browser loads', () => {
  const web = join(import.meta.dirname, '../web')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(readFileSync(join(web, file), 'utf8'), file).not.toMatch(/library\/library/)
})
