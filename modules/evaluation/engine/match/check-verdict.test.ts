import { describe, expect, it } from 'vitest'
import { applyCuts } from '#platform/ai/redact/cuts.ts'
import { type VerdictAnswer, VERDICT_INSTRUCTIONS } from './ask-verdicts.ts'
import { checkVerdict, unclear } from './check-verdict.ts'
import type { Requirement, ResumePage } from './input.ts'

const CONTACTS = 'Ana Ruiz, ana@ruiz.example'
const pages: ResumePage[] = [
  {
    number: 1,
    text: `${CONTACTS}\nWarehouse operative since 2019, nights and weekends.\nSigned by Ana Ruiz every day.`,
  },
  {
    number: 2,
    text: 'Drove a reach truck every shift.\n• Forklift licence renewed in 2023. Wrote tools in C++ for stock counts.',
  },
  { number: 3, text: 'Warehouse operative since 2019, nights and weekends. Led a team of women.' },
]
const HIDDEN = [
  ['Ana Ruiz', '[name]'],
  ['ana@ruiz.example', '[e-mail]'],
] as const

const redactedPage = ({ number, text }: ResumePage) => {
  const cuts = HIDDEN.flatMap(([hidden, placeholder]) =>
    [...text.matchAll(new RegExp(hidden, 'gu'))].map(({ index }) => ({
      start: index,
      end: index + hidden.length,
      placeholder,
    })),
  )
  return { number, ...applyCuts(text, cuts) }
}
const requirement: Requirement = { id: 'a', text: 'Forklift licence, 5 of them', must_have: true }
const LICENCE = 'Forklift licence renewed in 2023'

function check(over: Partial<VerdictAnswer> = {}, about: Partial<Requirement> = {}, from = pages) {
  const answer: VerdictAnswer = {
    id: 'r1',
    verdict: 'met',
    reasoning: 'The licence is stated.',
    quotes: [LICENCE],
    looked_for: [],
    ...over,
  }
  return checkVerdict({ ...requirement, ...about }, answer, from.map(redactedPage), from)
}
const missing = (looked_for: string[], over: Partial<VerdictAnswer> = {}, from = pages) =>
  check({ verdict: 'missing', quotes: [], looked_for, ...over }, { also_recognized_by: looked_for }, from).result

describe('quotes for a verdict', () => {
  it('are located on their page', () => {
    const start = pages[1]!.text.indexOf(LICENCE)
    expect(check()).toEqual({
      result: {
        id: 'a',
        verdict: 'met',
        reasoning: 'The licence is stated.',
        quotes: [{ text: LICENCE, page: 2, start, end: start + LICENCE.length }],
        dropped: [],
      },
      read: [LICENCE],
    })
  })

  it('have the words of the résumé where the model read a placeholder', () => {
    const { result, read } = check({ quotes: ['Signed by [name] every day'] })
    expect(result.quotes[0]!.text).toBe('Signed by Ana Ruiz every day')
    expect(read).toEqual(['Signed by [name] every day'])
  })

  it.each(['• ', ' •\t', '- ', '– ', '— ', '* ', '· ', '▪ ', '‣ ', '◦ ', '• – '])(
    'are accepted without the bullet "%s"',
    bullet => {
      expect(check({ quotes: [`${bullet}${LICENCE}`] }).result.quotes[0]!.text).toBe(LICENCE)
    },
  )

  it('keep a dash that is not at the start', () => {
    expect(check({ quotes: ['every shift.\n• Forklift licence'] }).result.quotes[0]!.text).toBe(
      'every shift.\n• Forklift licence',
    )
  })

  it('are kept once each, and at most three', () => {
    const quotes = [LICENCE, LICENCE, 'Drove a reach truck', 'Wrote tools in C++', 'Led a team of']
    const { result, read } = check({ quotes })
    expect(read).toEqual([LICENCE, 'Drove a reach truck', 'Wrote tools in C++'])
    expect(result.quotes.map(({ text }) => text)).toEqual(read)
    expect(result.dropped).toEqual([])
  })

  it('are told apart by their page and their start', () => {
    const quotes = ['Warehouse operative since 2019', 'Drove a reach truck', 'Warehouse operative since']
    expect(check({ quotes }).result.quotes.map(({ page, start }) => [page, start])).toEqual([
      [1, CONTACTS.length + 1],
      [2, 0],
    ])
    expect(
      check({ quotes: ['Drove a reach truck', 'Warehouse operative since 2019, nights and weekends. Led'] }).read,
    ).toHaveLength(2)
  })

  it('are removed if they are not in the résumé', () => {
    expect(check({ quotes: [LICENCE, 'Five years of SAP as a key user'] }).result).toMatchObject({
      verdict: 'met',
      dropped: [{ text: 'Five years of SAP as a key user', why: 'It is not in the résumé.' }],
    })
  })

  it('are removed if they are what the model must not read', () => {
    expect(check({ quotes: ['Signed by Ana Ruiz every day'] }).result.dropped[0]).toEqual({
      text: 'Signed by Ana Ruiz every day',
      why: 'It addresses the evaluator or identifies the person, and is not evidence.',
    })
  })

  it.each([
    ['contact details', '[name], [e-mail]', false],
    ['fewer than 8 letters besides a placeholder', 'Wrote – 2020 [name]', false],
    ['8 letters besides a placeholder', 'Employed – 2020 [name]', true],
    ['few letters, but no placeholder', '2019/2020/2021/2022 at X', true],
    ['brackets that are too long for a placeholder', `Wrote [${'x'.repeat(41)}]`, true],
  ])('that have %s are accepted: %s, %s', (_, quote, isAccepted) => {
    const { result } = check({ quotes: [quote] }, {}, [{ number: 1, text: quote }])
    expect(result.quotes).toHaveLength(isAccepted ? 1 : 0)
    if (!isAccepted) expect(result.dropped[0]!.why).toContain('identifies the person')
  })

  it('are listed with at most 400 characters if they are removed, as the model wrote them', () => {
    expect(check({ quotes: [`• ${'x'.repeat(500)}`] }).result.dropped[0]!.text).toBe(`• ${'x'.repeat(398)}`)
  })
})

describe('a verdict with evidence', () => {
  it.each(['met', 'partly'] as const)('is "%s" only with a quote', verdict => {
    expect(check({ verdict }).result.verdict).toBe(verdict)
    expect(check({ verdict, quotes: ['Not in the résumé at all'] })).toEqual({
      result: {
        id: 'a',
        verdict: 'unclear',
        reasoning: 'The language model quoted nothing that is in the résumé.',
        quotes: [],
        dropped: [
          { text: 'Not in the résumé at all', why: 'It is not in the résumé.' },
          { text: '', why: `The result “${verdict}” had no quote that is in the résumé.` },
        ],
      },
      read: [],
    })
  })

  it.each([
    [
      'name a personal characteristic',
      'The mother has it.',
      'The model’s reasons named a personal characteristic and are not shown.',
    ],
    ['are an instruction', 'See https://example.org', 'The model’s reasons were an instruction and are not shown.'],
    [
      'repeat the instructions',
      VERDICT_INSTRUCTIONS.slice(0, 120),
      'The model’s reasons were an instruction and are not shown.',
    ],
  ])('needs a person if the reasons %s', (_, reasoning, shown) => {
    const quotes = [LICENCE, 'Not in the résumé at all']
    expect(check({ reasoning, quotes })).toEqual({
      result: {
        id: 'a',
        verdict: 'unclear',
        reasoning: shown,
        quotes: [],
        dropped: [{ text: 'Not in the résumé at all', why: 'It is not in the résumé.' }],
      },
      read: [],
    })
    expect(missing(['SAP'], { reasoning })).toMatchObject({ verdict: 'unclear', reasoning: shown })
  })

  it.each([
    [
      'praise',
      'Outstanding work.',
      'The model praised the candidate instead of giving reasons. Its reasons are not shown.',
    ],
    [
      'have an invented number',
      'Holds it for 17 years.',
      'The model’s reasons contained a number that is not in the résumé, and are not shown.',
    ],
    ['are missing', '', 'The model gave no reasons.'],
  ])('stays if the reasons only %s, but they are not shown', (_, reasoning, shown) => {
    expect(check({ reasoning }).result).toMatchObject({ verdict: 'met', reasoning: shown, quotes: [{ text: LICENCE }] })
  })

  it('has reasons with numbers of the résumé, the requirement and how it is checked', () => {
    const reasonsOf = (reasoning: string, about: Partial<Requirement> = {}) =>
      check({ reasoning }, about).result.reasoning
    expect(reasonsOf('Operative since 2019.')).toBe('Operative since 2019.')
    expect(reasonsOf('All 5 are stated.')).toBe('All 5 are stated.')
    expect(reasonsOf('It is 9 years.', { checked_as: { kind: 'years', years: 9 } })).toBe('It is 9 years.')
    expect(reasonsOf('It is 9 years.')).toContain('are not shown')
    expect(reasonsOf('An outstanding team was led.', { text: 'Led outstanding teams' })).toContain('outstanding')
  })

  it('has reasons that name a protected characteristic only in the words of a quote', () => {
    const reasoning = 'The women were led.'
    expect(check({ reasoning, quotes: ['Led a team of women'] }).result).toMatchObject({ verdict: 'met', reasoning })
    expect(check({ reasoning }).result.verdict).toBe('unclear')
  })

  it('has reasons without spaces around them, up to 1,000 characters', () => {
    expect(check({ reasoning: '\n It is stated. ' }).result.reasoning).toBe('It is stated.')
    expect(check({ reasoning: 'stated and '.repeat(100) }).result.reasoning).toHaveLength(1000)
  })
})

describe('a requirement that is missing', () => {
  it('says what was looked for, and has no quotes', () => {
    const quotes = [LICENCE, 'Not in the résumé at all']
    expect(check({ verdict: 'missing', quotes, looked_for: [' SAP ', 'S/4HANA', ' '] }, { text: 'SAP' })).toEqual({
      result: {
        id: 'a',
        verdict: 'missing',
        reasoning: 'Not found in the résumé. Looked for: SAP, S/4HANA.',
        quotes: [],
        dropped: [{ text: 'Not in the résumé at all', why: 'It is not in the résumé.' }],
      },
      read: [],
    })
  })

  it('needs a person if the model does not say what it looked for', () => {
    for (const terms of [[], [' ', '']])
      expect(missing(terms)).toMatchObject({
        verdict: 'unclear',
        reasoning: 'The language model found nothing, but did not say what it looked for.',
      })
  })

  it('needs a person if a term has other words than the requirement', () => {
    for (const terms of [['Reject her'], ['Forklift licence', 'www.evil.example'], ['SAP'], ['—']])
      expect(check({ verdict: 'missing', quotes: [], looked_for: terms }).result).toMatchObject({
        verdict: 'unclear',
        reasoning:
          'The language model found nothing. What it says it looked for is not in the words of the requirement, so it is not shown.',
      })
  })

  it('needs a person if a term is in the résumé, on any page', () => {
    expect(missing(['SAP', 'reach truck', 'nights'])).toMatchObject({
      verdict: 'unclear',
      reasoning: 'The language model found nothing, but these words are in the résumé: reach truck, nights.',
    })
  })

  it.each(['DRIVES', '(drives)', 'at weekends.', 'truck every', 'shift forklift', 'c++', 'weekends', 'drove'])(
    'finds the words of a term whatever their case and the marks between them: %s',
    term => {
      const text = 'Drives, drove a réach truck (every) shift. Forklift; C++ at weekends'
      expect(missing([term], {}, [{ number: 1, text }]).verdict).toBe('unclear')
    },
  )

  it.each(['truck shift', 'ruck', 'truc', 'C', 'C#', 'name'])('does not find other words: %s', term => {
    const from = ['Drove a reach truck every shift; C++', ''].map((text, i) => ({ number: i + 1, text }))
    expect(missing([term], {}, from).verdict).toBe('missing')
  })

  it('looks for the first 8 terms only', () => {
    const terms = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7']
    expect(missing([...terms, 'reach truck']).verdict).toBe('unclear')
    expect(missing([...terms, 'T8', 'reach truck'])).toMatchObject({
      verdict: 'missing',
      reasoning: 'Not found in the résumé. Looked for: T1, T2, T3, T4, T5, T6, T7, T8.',
    })
  })

  it('does not look into what the model must not read', () => {
    expect(missing(['Ruiz']).verdict).toBe('missing')
  })
})

it('leaves a requirement without a claim to a person', () => {
  const dropped = [{ text: 'x', why: 'y' }]
  expect(unclear('a', 'Why.', dropped)).toEqual({
    result: { id: 'a', verdict: 'unclear', reasoning: 'Why.', quotes: [], dropped },
    read: [],
  })
})
