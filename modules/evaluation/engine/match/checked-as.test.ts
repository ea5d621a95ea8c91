import { describe, expect, it, test } from 'vitest'
import { checkedAs, type CheckedAs } from '#modules/jobs/contract.ts'
import { matchBuiltIn } from './built-in.ts'
import { checkedNeeds, checkInWords, proposeCheck } from './checked-as.ts'

const years = (count: number): CheckedAs => ({ kind: 'years', years: count })
const degree = (level: 'vocational' | 'bachelor' | 'master', field: string): CheckedAs => ({
  kind: 'degree',
  level,
  field,
})
const certificate = (name: string): CheckedAs => ({ kind: 'certificate_or_licence', name, must_be_valid: true })
const several = (one_is_enough: boolean, ...names: string[]): CheckedAs => ({
  kind: 'language',
  languages: names.map(name => ({ name, level: null })),
  one_is_enough,
})
const language = (name: string, level: 'B1' | 'B2' | 'C1' | 'C2' | null): CheckedAs => ({
  kind: 'language',
  languages: [{ name, level }],
})

describe('proposals', () => {
  it.each<[string, CheckedAs]>([
    ['3+ years on a surgical ward', years(3)],
    ['Mindestens fünf Jahre als Bauleiter', years(5)],
    ['2 ans minimum en cuisine', years(2)],
    ['Al menos 4 años como contable', years(4)],
    ['6 months in a call centre', years(0.5)],
    ["Bachelor's degree in accounting or finance", degree('bachelor', 'accounting or finance')],
    ['Abgeschlossene Ausbildung zum Koch', degree('vocational', 'Koch')],
    ['Degree in user experience', degree('bachelor', 'user experience')],
    ['Degree in accounting or equivalent experience', degree('bachelor', 'accounting')],
    ['Studium der Informatik oder vergleichbare Berufserfahrung', degree('bachelor', 'Informatik')],
    ['Completed apprenticeship as an electrician', degree('vocational', 'electrician')],
    ['Vocational training as a baker', degree('vocational', 'baker')],
    ['Gesellenbrief als Tischler', degree('vocational', 'Tischler')],
    ['Master en génie civil', degree('master', 'génie civil')],
    ['Grado en Enfermería', degree('bachelor', 'Enfermería')],
    ['Valid forklift licence', certificate('forklift licence')],
    ['Valid driving licence (class B)', certificate('driving licence (class B)')],
    ['Forklift licence for welding', certificate('Forklift licence')],
    ['Papers (with forklift licence)', certificate('forklift licence')],
    ['Führerschein Klasse B', certificate('Führerschein Klasse B')],
    ['Permis de conduire B', certificate('Permis de conduire B')],
    ['Carné de conducir B', certificate('Carné de conducir B')],
    ['German at B2 level', language('German', 'B2')],
    ['Englisch verhandlungssicher', language('Englisch', 'C1')],
    ['Anglais courant', language('Anglais', 'C1')],
    ['Inglés nativo', language('Inglés', 'C2')],
    ['Speaks Dutch', language('Dutch', null)],
    ['Experience with Kafka', { kind: 'skill' }],
    ['Erfahrung mit SAP', { kind: 'skill' }],
    ['Maîtrise de PostgreSQL', { kind: 'skill' }],
    ['Experiencia con Kubernetes', { kind: 'skill' }],
    ['Has trained apprentices', { kind: 'free_text' }],
    ['Hat Auszubildende angeleitet', { kind: 'free_text' }],
    ['A encadré une équipe', { kind: 'free_text' }],
    ['Ha dirigido un equipo', { kind: 'free_text' }],
  ])('proposes how "%s" is checked', (text, expected) => {
    expect(proposeCheck(text)).toEqual(expected)
  })

  it('names each language with its own level', () => {
    expect(proposeCheck('German (C1), Dutch (B1)')).toEqual({
      kind: 'language',
      languages: [
        { name: 'German', level: 'C1' },
        { name: 'Dutch', level: 'B1' },
      ],
    })
  })

  it.each(['Dutch or French', 'Niederländisch oder Französisch', 'Néerlandais ou français', 'Neerlandés o francés'])(
    'asks for one of several languages: %s',
    text => {
      const { languages, ...check } = proposeCheck(text) as Extract<CheckedAs, { kind: 'language' }>
      expect(languages).toHaveLength(2)
      expect(check).toEqual({ kind: 'language', one_is_enough: true })
    },
  )

  it('names each language once', () => {
    expect(proposeCheck('Spoken German, written German')).toEqual(language('German', null))
  })

  it.each([
    `99 years ${'of work '.repeat(30)}`,
    `Degree in ${'accounting finance '.repeat(14)}`,
    `Licence: ${'forklift licence and '.repeat(13)}`,
    `Speaks ${'German, Dutch, French, English, Spanish, Italian, Polish, '.repeat(4)}`,
    ' ',
    '\u{1F600}',
  ])('is always within the limits of the contract', text => {
    expect(checkedAs.safeParse(proposeCheck(text.slice(0, 300))).error).toBeUndefined()
  })
})

const NURSE = `Ines Halloran
Registered nurse

Experience
Staff nurse, surgical ward, Calder Hospital, 04/2023 – present
- Cared for six post-operative patients a shift
Care assistant, Beech House care home, 2018 – 03/2023
- Washed and dressed residents, served tea

Education
BSc Nursing, University of Calder, 2023

Certificates
First aid, expired 2020

Languages
English (native), French (B1), Esperanto`

const verdict = (text: string, checked_as?: CheckedAs) =>
  matchBuiltIn({
    requirements: [{ id: 'r', text, must_have: true, checked_as }],
    resume: { pages: [{ number: 1, text: NURSE }] },
    profile: { years_of_experience: null, positions: [], skills: [], languages: [] },
    now: '2026-11-01T00:00:00Z',
  }).requirements[0]!.verdict

describe('confirmed checks', () => {
  it.each([
    '3+ years on a surgical ward',
    "Bachelor's degree in nursing",
    'NVQ Level 3 in health and social care',
    'First aid certificate, in date',
    'English at native level',
    'Wound care',
    'Has cared for patients after surgery',
  ])('confirming what is proposed for "%s" changes nothing', text => {
    expect(checkedNeeds({ id: 'r', text, must_have: true, checked_as: proposeCheck(text) })).toEqual(
      checkedNeeds({ id: 'r', text, must_have: true }),
    )
  })

  it.each<[string, CheckedAs, string]>([
    ['Surgical ward', years(3), 'met'],
    ['Surgical ward', years(6), 'partly'],
    ['10 years on a surgical ward', years(2), 'met'],
    ['10 years on a surgical ward', { kind: 'skill' }, 'met'],
    ['First aid', certificate('First aid'), 'partly'],
    ['First aid', { kind: 'certificate_or_licence', name: '', must_be_valid: false }, 'met'],
    ['French', language('French', 'B1'), 'met'],
    ['French', language('French', 'C1'), 'partly'],
    ['French at C1', language('French', null), 'met'],
    ['A second language', language('Esperanto', null), 'partly'],
    ['A second language', language('Klingon', null), 'missing'],
    ['A second language', several(true, 'Klingon', 'French'), 'met'],
    ['A second language', several(true, 'Klingon', 'Esperanto'), 'partly'],
    ['A second language', several(true, 'Klingon', 'Dutch'), 'missing'],
    // A recruiter asks for both, whatever the text says.
    ['Dutch or French', several(false, 'Dutch', 'French'), 'partly'],
    ['Degree', degree('bachelor', 'nursing'), 'met'],
    ['Degree', degree('master', 'nursing'), 'partly'],
    ['Degree in accounting', degree('bachelor', ''), 'met'],
    ['First aid', certificate(''), 'partly'],
    [
      'French',
      {
        kind: 'language',
        languages: [
          { name: 'French', level: 'B1' },
          { name: 'English', level: 'C2' },
        ],
      },
      'met',
    ],
  ])('checks "%s" as %o: %s', (text, check, expected) => {
    expect(verdict(text, check)).toBe(expected)
  })
})

describe('what a recruiter chose', () => {
  const chosen = (text: string, checked_as: CheckedAs) => checkedNeeds({ id: 'r', text, must_have: true, checked_as })

  it('leaves a vocational qualification at its own level', () => {
    expect(chosen('NVQ Level 3 in cookery', degree('vocational', 'baking')).degree).toMatchObject({ rank: 2.3 })
    expect(chosen('NVQ Level 3 in cookery', degree('bachelor', 'baking')).degree).toMatchObject({ rank: 3 })
  })

  it.each([
    ['Driving licence', 'Driving licence'],
    ['Experience', 'Forklift licence'],
    ['', 'Forklift licence'],
  ])('names the certificate "%s", or else the text does', (name, expected) => {
    expect(chosen('Forklift licence', certificate(name)).parts.map(({ label }) => label)).toEqual([expected])
  })

  it('names languages that are known, and other words', () => {
    const needs = chosen('A second language', {
      kind: 'language',
      languages: [
        { name: 'Dutch', level: 'B1' },
        { name: 'Python', level: null },
      ],
    })
    expect(needs.languages).toEqual([{ id: 'dutch', label: 'Dutch', level: 3 }])
    expect(needs.parts.map(({ label }) => label)).toEqual(['Python'])
  })
})

test('tells a model what was confirmed, and nothing if nothing was', () => {
  expect(checkInWords(undefined)).toBeNull()
  expect(checkInWords(years(3))).toBe('at least 3 years of this experience')
  expect(checkInWords(language('German', 'B2'))).toBe('German, B2 (CEFR) or higher')
  expect(
    checkInWords({
      kind: 'language',
      languages: [
        { name: 'German', level: 'B2' },
        { name: 'Dutch', level: null },
      ],
    }),
  ).toBe('German, B2 (CEFR) or higher; Dutch, any level')
  expect(checkInWords({ kind: 'skill' })).toBe('a skill')
  expect(checkInWords({ kind: 'free_text' })).toBe('free text, as it is written')
  expect(
    checkInWords({
      kind: 'language',
      languages: [
        { name: 'Dutch', level: 'B1' },
        { name: 'French', level: null },
      ],
      one_is_enough: true,
    }),
  ).toBe('Dutch, B1 (CEFR) or higher, or French, any level')
  expect(checkInWords(language('German', null))).toBe('German, any level')
  expect(checkInWords(degree('vocational', ''))).toBe('a completed vocational qualification or higher in any field')
  expect(checkInWords(degree('bachelor', 'nursing'))).toBe("a completed bachelor's degree or higher in nursing")
  expect(checkInWords(degree('master', 'nursing'))).toBe("a completed master's degree or higher in nursing")
  expect(checkInWords(certificate(''))).toBe('the certificate or licence; it must be valid')
  expect(checkInWords({ kind: 'certificate_or_licence', name: 'ADR', must_be_valid: false })).toBe(
    'the certificate or licence "ADR"; an expired one is enough',
  )
})
