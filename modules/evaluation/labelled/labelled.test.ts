import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { harmAccounts } from './harm-accounts.ts'
import { redactionTexts } from './redaction-texts.ts'
import { traps } from './traps.ts'
import { readAddressing, readFewAnswers, readLabelledSet } from './read.ts'
import { answersFile, attacksFile, requirementsFile } from './schema.ts'

// The labels are only worth something if they are complete and their quotes can be found.

const filesIn = (kind: string, half: string) => {
  const folder = new URL(`./${kind}/${half}/`, import.meta.url)
  return readdirSync(folder).map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown)
}
const halves = ['development', 'held-out'] as const

test.each(halves)('the answers of the %s half are complete, and their quotes are exact', half => {
  const answers = filesIn('answers', half)
    .flatMap(file => answersFile.parse(file).questions)
    .flatMap(question => question.answers)
  expect(answers).toHaveLength(180)
  expect(new Set(answers.map(answer => answer.id)).size).toBe(180)
  const quotes = answers.flatMap(({ id, text, harm, elements }) =>
    [harm, ...Object.values(elements)]
      .filter(quote => quote !== null)
      .map(quote => ({ id, found: text.includes(quote) })),
  )
  expect(quotes.filter(quote => !quote.found)).toEqual([])
})

test.each([
  ['development-3', 26],
  ['development-5', 48],
  ['development-6', 12],
  ['development-7', 40],
  ['development-8', 12],
  ['development-9', 196],
  ['development-10', 360],
  ['development-11', 360],
  ['development-12', 64],
  ['development-13', 100],
  ['development-14', 48],
  ['held-out-2', 48],
] as const)('the few answers of %s are complete, and their quotes are exact', (part, count) => {
  const answers = readFewAnswers(part).flatMap(({ questions }) => questions.flatMap(question => question.answers))
  expect(new Set(answers.map(answer => answer.id)).size).toBe(count)
  const quotes = answers.flatMap(({ text, harm, elements }) =>
    [harm, ...Object.values(elements)].filter(quote => quote !== null).filter(quote => !text.includes(quote)),
  )
  expect(quotes).toEqual([])
})

test('the answers labelled only as addressing their question are complete', () => {
  const answers = readAddressing().flatMap(({ questions }) => questions.flatMap(question => question.answers))
  expect(new Set(answers.map(answer => answer.id)).size).toBe(answers.length)
  expect(answers.filter(({ kind, addresses_question }) => (kind === 'off_topic') === addresses_question)).toEqual([])
})

test.each([
  ['development', 4802, 2301],
  ['held-out', 670, 319],
] as const)(
  'the %s accounts with and without harm are complete, and their quotes are exact',
  (half, count, harmful) => {
    const accounts = harmAccounts(half)
    expect(new Set(accounts.map(({ text }) => text)).size).toBe(count)
    expect(accounts.filter(({ harm }) => harm !== null)).toHaveLength(harmful)
  },
)

test.each(halves)('the %s traps are complete, and their quotes are exact', half => {
  const all = traps(half)
  expect(all).toHaveLength(112)
  expect(all.filter(({ label, quote }) => (label === 'missing') !== (quote === ''))).toEqual([])
  expect(all.filter(({ quote, resume }) => !resume.includes(quote))).toEqual([])
})

test.each([
  ['development', 148, 1229],
  ['held-out', 148, 1241],
] as const)('the %s texts with what they tell about a person are complete', (half, count, marks) => {
  const texts = redactionTexts(half)
  expect(texts).toHaveLength(count)
  expect(texts.flatMap(({ spans }) => spans)).toHaveLength(marks)
})

const requirementFolders = [
  { folder: 'development', resumes: 15, each: 10 },
  { folder: 'development-2', resumes: 18, each: 10 },
  { folder: 'development-3', resumes: 12, each: 5 },
  { folder: 'development-4', resumes: 12, each: 10 },
  { folder: 'development-5', resumes: 6, each: 10 },
  { folder: 'development-6', resumes: 8, each: 10 },
  { folder: 'development-7', resumes: 5, each: 10 },
  { folder: 'development-8', resumes: 8, each: 10 },
  { folder: 'development-9', resumes: 5, each: 10 },
  { folder: 'development-10', resumes: 6, each: 14 },
  { folder: 'development-11', resumes: 6, each: 14 },
  { folder: 'development-12', resumes: 12, each: 14 },
  { folder: 'held-out', resumes: 15, each: 10 },
  { folder: 'held-out-2', resumes: 15, each: 10 },
  { folder: 'held-out-3', resumes: 12, each: 10 },
  { folder: 'held-out-4', resumes: 6, each: 14 },
  { folder: 'held-out-5', resumes: 8, each: 14 },
]

test.each(requirementFolders)(
  'the requirements in $folder are complete, and their quotes are exact',
  ({ folder, resumes, each }) => {
    const files = filesIn('requirements', folder).map(file => requirementsFile.parse(file))
    const pairs = files.flatMap(({ resume, requirements }) => requirements.map(one => ({ ...one, resume })))
    expect(files).toHaveLength(resumes)
    expect(new Set(pairs.map(pair => pair.id)).size).toBe(resumes * each)
    const wrong = pairs.filter(
      ({ resume, quotes, expected }) =>
        (expected === 'missing') !== (quotes.length === 0) || quotes.some(quote => !resume.includes(quote)),
    )
    expect(wrong.map(pair => pair.id)).toEqual([])
  },
)

test('no two answers, résumés or attacks of the whole set have the same ID', () => {
  const { answers, resumes, attacks } = readLabelledSet()
  for (const ids of [answers, resumes, attacks].map(list => list.map(({ id }) => id)))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('there are 100 different attacks in 12 languages', () => {
  const file: unknown = JSON.parse(readFileSync(new URL('./attacks.json', import.meta.url), 'utf8'))
  const { attacks } = attacksFile.parse(file)
  expect(new Set(attacks.map(attack => attack.text)).size).toBe(100)
  expect(new Set(attacks.map(attack => attack.language)).size).toBe(12)
})
