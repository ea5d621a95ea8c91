import { expect, test } from 'vitest'
import { assembleReading } from '#platform/documents/assemble.ts'
import { linesOfText } from '#platform/documents/text/read-txt.ts'
import { fieldOfStudy } from './field-of-study.ts'
import { readProfile } from './read-profile.ts'

const FIRST = `Mina Osei
mina.osei@example.org | +44 20 7946 0958 | Leeds, UK

Experience
Elmtree House, Derby
Senior Nurse, 03/2019 – 05/2023
- Looked after residents with dementia
Staff Nurse, 01/2016 – 02/2019
- Night shifts
`
const SECOND = `Education
BSc in Nursing, University of Leeds, 2012 – 2015

Skills
Wound care, Medication rounds, Care plans

Languages
English (C2), French (native)

Certificates
Advanced Life Support
`
const reading = assembleReading('txt', { pages: [linesOfText(FIRST), linesOfText(SECOND)], hidden: [] })
const profile = readProfile(reading, { now: new Date('2026-01-01') })

/** The words that a source points to. */
const wordsAt = (path: string) => {
  const at = profile.sources[path]?.at
  return at && reading.pages[at.page - 1]!.text.slice(at.start, at.end)
}

test('each value that the rules read points to its words and page', () => {
  expect(wordsAt('name')).toBe('Mina Osei')
  expect(wordsAt('email')).toBe('mina.osei@example.org')
  expect(wordsAt('phone')).toBe('+44 20 7946 0958')
  expect(wordsAt('positions.0.title')).toBe('Senior Nurse')
  expect(wordsAt('positions.0.dates')).toBe('03/2019 – 05/2023')
  expect(wordsAt('positions.1.title')).toBe('Staff Nurse')
  expect(wordsAt('positions.1.dates')).toBe('01/2016 – 02/2019')
  expect(profile.sources['education.0.school']).toMatchObject({ method: 'rules', at: { page: 2 } })
  expect(wordsAt('education.0.school')).toBe('University of Leeds')
  expect(wordsAt('education.0.field')).toBe('Nursing')
  expect(profile.skills.map((_, index) => wordsAt(`skills.${index}`))).toEqual(profile.skills)
  expect(profile.languages.map((_, index) => wordsAt(`languages.${index}`))).toEqual(['English', 'French'])
  expect(wordsAt('certificates.0')).toBe('Advanced Life Support')
})

test('an employer above several positions is the source of each of them', () => {
  expect(profile.positions.map(({ employer }) => employer)).toEqual(['Elmtree House', 'Elmtree House'])
  expect(wordsAt('positions.1.employer')).toBe('Elmtree House')
})

test('every value has a source', () => {
  const count = (key: string) => Object.keys(profile.sources).filter(path => path.startsWith(`${key}.`)).length
  expect(count('positions')).toBe(profile.positions.length * 4)
  expect(count('skills')).toBe(profile.skills.length)
})

test.each([
  ['BSc in Nursing', 'Nursing'],
  ['Bachelor of Science in Computer Science', 'Computer Science'],
  ['B.Sc. Informatik', 'Informatik'],
  ['Licence en droit', 'droit'],
  ['Grado en Enfermería', 'Enfermería'],
  ['Laurea in Economia, 110/110', 'Economia'],
  ['Licenciatura em Letras', 'Letras'],
  ['Bachelor, Mechanical Engineering', 'Mechanical Engineering'],
  ['Master of Arts', 'Arts'],
  ['Abitur', ''],
  ['MBA, First Class Honours', ''],
  ['', ''],
])('the field of study of "%s" is "%s"', (degree, field) => {
  expect(fieldOfStudy(degree)).toBe(field)
})
