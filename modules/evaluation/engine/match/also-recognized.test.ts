import { expect, it, test } from 'vitest'
import type { CheckedAs } from '#modules/jobs/contract.ts'
import { matchBuiltIn } from './built-in.ts'
import { NOW } from './resume.fixture.ts'

const page = (lines: string) => `Robin Vale
Profile
${lines}`

function match(text: string, also: string[] | undefined, resume: string, checked_as?: CheckedAs) {
  const { requirements, score } = matchBuiltIn({
    requirements: [{ id: 'a', text, must_have: true, checked_as, also_recognized_by: also }],
    resume: { pages: [{ number: 1, text: resume }] },
    profile: { years_of_experience: null, positions: [], skills: [], languages: [] },
    now: NOW,
  })
  return { ...requirements[0]!, score }
}

const WORK = page(`Experience
Clerk, Brookfield Ltd, 2019 – 2024
• Ran the Zenflux run for 300 people every month and corrected the differences.
• Answered the questions of colleagues about their shifts and kept the archive in order.`)

it('meets a requirement by a word that was added, with the quote that contains it', () => {
  expect(match('Grommet calibration', undefined, WORK).verdict).toBe('missing')
  const found = match('Grommet calibration', ['Zenflux run'], WORK)
  expect(found).toMatchObject({ verdict: 'met', score: 100 })
  expect(found.quotes[0]!.text).toContain('Zenflux run')
  expect(found.reasoning).toContain('Zenflux run')
})

it.each([
  ['another case and form', 'ZENFLUX RUNS', 'met'],
  ['a part of a word', 'flux', 'missing'],
  ['the words apart from each other', 'Zenflux people', 'missing'],
  ['an abbreviation in lower case', 'OF', 'missing'],
])('%s', (_, word, verdict) => {
  expect(match('Grommet calibration', [word], WORK).verdict).toBe(verdict)
})

it.each([
  ['what is denied', 'I have no experience with Zenflux and never used it in my work.', 'missing'],
  ['what is wished for', 'I would like to learn Zenflux in my next position with a good team.', 'missing'],
])('%s is not evidence', (_, text, verdict) => {
  const resume = page(
    `${text}\nExperience\nClerk, Brookfield Ltd, 2019 – 2024\n• Answered the phone and kept the archive in order.`,
  )
  expect(match('Grommet calibration', ['Zenflux'], resume).verdict).toBe(verdict)
})

it('shows only a part of a requirement by a list of skills', () => {
  const resume = page(
    'I have worked in an office for many years and like to be asked for help.\nExperience\nClerk, Brookfield Ltd, 2019 – 2024\n• Answered the phone, kept the archive in order and wrote the letters of the office to its clients.\nSkills\nZenflux, typing, filing',
  )
  expect(match('Grommet calibration', ['Zenflux'], resume).verdict).toBe('partly')
})

it('adds up the years of positions that show the word', () => {
  const years: CheckedAs = { kind: 'years', years: 4 }
  expect(match('4 years of grommet calibration', undefined, WORK, years).verdict).toBe('missing')
  const found = match('4 years of grommet calibration', ['Zenflux'], WORK, years)
  expect(found.verdict).toBe('met')
  expect(found.quotes.some(({ text }) => text.includes('Zenflux'))).toBe(true)
})

it('respects the validity of a certificate', () => {
  const certificate: CheckedAs = { kind: 'certificate_or_licence', name: '', must_be_valid: true }
  const resume = (line: string) =>
    page(
      `I have worked in a warehouse for many years.\nExperience\nOperative, Northgate, 2019 – 2024\n• Loaded the lorries and kept the stock list.\nCertificates\n${line}`,
    )
  expect(match('Grommet certificate', ['GX Card'], resume('GX Card, valid until 2029'), certificate).verdict).toBe(
    'met',
  )
  expect(match('Grommet certificate', ['GX Card'], resume('GX Card, expired in 2020'), certificate).verdict).toBe(
    'partly',
  )
})

it('quotes the part of a long passage that has the word', () => {
  const long = `${'Kept the archive of the office in order and answered letters, '.repeat(12)}ran Zenflux each month, ${'then filed the letters of the office, '.repeat(12)}`
  const resume = page(`Experience\nClerk, Brookfield Ltd, 2019 – 2024\n• ${long}`)
  const { verdict, quotes } = match('Grommet calibration', ['Zenflux'], resume)
  expect(verdict).toBe('met')
  expect(quotes[0]!.text).toContain('Zenflux')
  expect(resume.slice(quotes[0]!.start, quotes[0]!.end)).toBe(quotes[0]!.text)
})

test('without added words, and with words that are not in the résumé, the result is the same', () => {
  for (const text of ['Answering questions of colleagues', 'Grommet calibration', '3 years in an office']) {
    const before = match(text, undefined, WORK)
    expect(match(text, [], WORK)).toEqual(before)
    expect(match(text, ['quantum baking', '(((', '.*', '\\', 'a'.repeat(60)], WORK)).toEqual(before)
  }
})
