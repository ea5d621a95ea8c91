import { expect, it } from 'vitest'
import { digestOfNames, labelledNames, learnNames } from '../../labelled/names.ts'
import { nameFeatures } from './features.ts'
import { LEARNED_FROM } from './weights.ts'
import { nameShares, oddsOfName, sharesOfName } from './weigh.ts'

it('was learned from these names: run bench/train-names.ts after a change', () => {
  expect(LEARNED_FROM).toBe(digestOfNames())
})

it('is measured with names that nothing was learned from', () => {
  const learned = new Set(labelledNames().map(({ language, text }) => `${language} ${text.toLowerCase()}`))
  const both = labelledNames('held-out').filter(({ language, text }) =>
    learned.has(`${language} ${text.toLowerCase()}`),
  )
  expect(both).toEqual([])
})

it.each([
  ['Fachkraft für Schutz und Sicherheit', 'title'],
  ['Aide de cuisine en restauration collective', 'title'],
  ['Kierowniczka zmiany', 'title'],
  ['Klinikum Südheide', 'employer'],
  ['Panadería Hermanos Lobo S.L.', 'employer'],
  ['Departamento de Biomédica', 'unit'],
  ['Tâches administratives et classement', 'activity'],
  ['Licenciatura em Enfermagem', 'degree'],
] as const)('“%s”: %s', (text, kind) => {
  const shares = sharesOfName(text)
  expect(Math.max(...Object.values(shares))).toBe(shares[kind])
})

it('compares kinds by their odds', () => {
  expect(oddsOfName('Kierowniczka zmiany', ['title'], ['employer'])).toBeGreaterThan(1)
  expect(oddsOfName('Klinikum Südheide', ['title'], ['employer'])).toBeLessThan(-1)
})

it('reads beginnings and endings of words, and Chinese by its characters', () => {
  expect([...nameFeatures('Steuerkanzlei Brandt')]).toEqual(
    expect.arrayContaining(['w steuerkanzlei', 'first ^steu', 'nzlei$', 'last brandt', 'shapes Capital Capital']),
  )
  expect([...nameFeatures('宠物美容师')]).toEqual(expect.arrayContaining(['美容师$', '~美容']))
})

it('takes no more of a long text than its beginning', () => {
  const long = 'Übersetzung '.repeat(20_000)
  expect(nameFeatures(long)).toEqual(nameFeatures(long.slice(0, 120)))
})

it('learns what tells the kinds apart', () => {
  const names = (['Nurse', 'Night nurse', 'Ward nurse'] as const).map(
    text => ({ language: 'en', kind: 'title', text }) as const,
  )
  const firms = (['Elm Ltd', 'Oak Ltd', 'Ash Ltd'] as const).map(
    text => ({ language: 'en', kind: 'employer', text }) as const,
  )
  const weights = learnNames([...names, ...firms])
  expect(nameShares('School nurse', weights).title).toBeGreaterThan(0.5)
  expect(nameShares('Birch Ltd', weights).employer).toBeGreaterThan(0.5)
})
