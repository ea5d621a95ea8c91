import { expect, test } from 'vitest'
import { assembleReading } from '#platform/documents/assemble.ts'
import { linesOfText } from '#platform/documents/text/read-txt.ts'
import { readProfile } from '../profile/read-profile.ts'
import { mergeReadings } from './merge-readings.ts'
import type { ModelReading, Pointed, PointedDates } from './model-reading.ts'

const now = new Date('2026-01-15T00:00:00Z')
const TEXT = `Mina Osei
mina.osei@example.org | +44 20 7946 0958 | Leeds, UK

Experience
Senior Nurse, Elmtree House, 03/2019 – 05/2023
Staff Nurse, Oak Clinic, 01/2016 – 02/2019

Education
BSc in Nursing, University of Leeds, 2012 – 2015

Skills
Wound care, Medication rounds
Languages
English (C2), French (B1)
`
const reading = assembleReading('txt', { pages: [linesOfText(TEXT)], hidden: [] })
const text = reading.pages[0]!.text
const rules = readProfile(reading, { now })

const NOTHING: ModelReading = {
  name: null,
  email: null,
  phone: null,
  location: null,
  headline: null,
  links: [],
  positions: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  failed: false,
}

function pointed(words: string, value = words): Pointed {
  const start = text.indexOf(words)
  if (start < 0) throw new Error(`"${words}" is not in the text`)
  return { value, quote: words, at: { page: 1, start, end: start + words.length } }
}
const dates = (words: string, from: string, to: string | null): PointedDates => ({
  ...pointed(words),
  from,
  to,
  current: to === null,
})
const merge = (model: Partial<ModelReading>) => mergeReadings(rules, { ...NOTHING, ...model }, reading, now)

test('a model that found nothing changes nothing', () => {
  expect(merge({})).toEqual({ ...rules, model: 'complete' })
})

test('where both agree, the value is that of the rules, and there is no other reading', () => {
  const merged = merge({
    name: pointed('Mina Osei'),
    phone: pointed('+44 20 7946 0958', '02079460958'),
    positions: [
      {
        title: pointed('Senior Nurse'),
        employer: pointed('Elmtree House'),
        dates: dates('03/2019 – 05/2023', '2019-03', '2023-05'),
      },
    ],
    skills: [pointed('Wound care')],
    languages: [{ name: pointed('English'), level: 'C2' }],
  })
  expect(merged).toEqual({ ...rules, model: 'complete' })
})

test('what only the model has is added, with its method and its place', () => {
  const merged = merge({
    headline: pointed('Staff Nurse'),
    certificates: [pointed('Medication rounds')],
  })
  expect(merged.headline).toMatchObject({ value: 'Staff Nurse', page: 1 })
  expect(merged.sources['headline']).toEqual({ method: 'model', at: pointed('Staff Nurse').at })
  expect(merged.certificates).toEqual([...rules.certificates, 'Medication rounds'])
  expect(merged.sources['certificates.0']?.method).toBe('model')
  expect(merged.others).toEqual([])
})

test('where they disagree, the model’s value is used and the other one is kept', () => {
  const merged = merge({
    location: pointed('Leeds'),
    positions: [
      {
        title: pointed('Senior Nurse'),
        employer: pointed('Elmtree'),
        dates: dates('03/2019 – 05/2023', '2019-03', '2023-05'),
      },
    ],
  })
  expect(merged.location?.value).toBe('Leeds')
  expect(merged.positions).toHaveLength(2)
  expect(merged.positions[0]).toMatchObject({ title: 'Senior Nurse', employer: 'Elmtree', from: '2019-03' })
  expect(merged.sources['positions.0.employer']?.method).toBe('model')
  expect(merged.sources['positions.0.title']?.method).toBe('rules')
  expect(merged.others.toSorted((a, b) => a.path.localeCompare(b.path))).toMatchObject([
    { path: 'location', value: rules.location!.value, method: 'rules' },
    { path: 'positions.0.employer', value: 'Elmtree House', method: 'rules' },
  ])
})

test('different dates of the same position change the years of experience', () => {
  const merged = merge({
    positions: [
      {
        title: pointed('Senior Nurse'),
        employer: pointed('Elmtree House'),
        dates: { ...dates('03/2019 – 05/2023', '2019-03', null), to: null },
      },
    ],
  })
  expect(merged.positions[0]).toMatchObject({ current: true, to: null })
  expect(merged.years_of_experience).toBe(10.1)
  expect(merged.others).toMatchObject([{ path: 'positions.0.dates', value: '2019-03 – 2023-05' }])
})

test('positions of both readings are in the order of the document, each once', () => {
  const merged = merge({
    positions: [
      {
        title: pointed('Staff Nurse'),
        employer: pointed('Oak Clinic'),
        dates: dates('01/2016 – 02/2019', '2016-01', '2019-02'),
      },
    ],
  })
  expect(merged.positions.map(({ title }) => title)).toEqual(['Senior Nurse', 'Staff Nurse'])
})

test('skills that the two readings divide differently are one difference', () => {
  const merged = merge({ skills: [pointed('Wound care, Medication rounds')] })
  expect(merged.skills).toEqual(['Wound care, Medication rounds'])
  expect(merged.others).toMatchObject([{ path: 'skills.0', value: 'Wound care' }])
})

test('a different level of a language is a difference', () => {
  const merged = merge({ languages: [{ name: pointed('French'), level: 'A2' }] })
  expect(merged.languages).toEqual([
    { name: 'English', level: 'C2' },
    { name: 'French', level: 'A2' },
  ])
  expect(merged.others).toMatchObject([{ path: 'languages.1', value: 'French, B1', method: 'rules' }])
})

test('positions that only the model found make a reading usable', () => {
  const without = { ...rules, positions: [], education: [], sources: {}, years_of_experience: null }
  const poor = {
    ...without,
    quality: { level: 'poor' as const, problems: ['No positions or education were recognized.'] },
  }
  const model = {
    ...NOTHING,
    positions: [
      {
        title: pointed('Senior Nurse'),
        employer: pointed('Elmtree House'),
        dates: dates('03/2019 – 05/2023', '2019-03', '2023-05'),
      },
    ],
  }
  const merged = mergeReadings(poor, model, reading, now)
  expect(merged.quality.level).not.toBe('poor')
  expect(merged.positions[0]).toMatchObject({ quote: 'Senior Nurse, Elmtree House, 03/2019 – 05/2023' })
})
