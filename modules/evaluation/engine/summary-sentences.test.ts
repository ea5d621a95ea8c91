import { describe, expect, it } from 'vitest'
import type { SpokenQuote } from '#modules/answer-structure/contract.ts'
import type { CriterionResult, InterviewResult, MatchResult, RequirementResult } from './schema.ts'
import { summarizeInterview, summarizeMatch } from './summary.ts'

const resumeQuote = (text: string) => ({ text, page: 1, start: 0, end: text.length })
const spoken = (text: string): SpokenQuote => ({ turn_id: 't', text, start: 0, end: text.length, at_ms: 0 })

function requirement(id: string, verdict: RequirementResult['verdict'], ...quotes: string[]): RequirementResult {
  return { id, verdict, reasoning: '', quotes: quotes.map(resumeQuote), dropped: [] }
}
function matched(requirements: RequirementResult[], over: Partial<MatchResult> = {}): MatchResult {
  return { engine: 'built-in', model: null, requirements, score: 50, unsupported: 0, needs_person: null, ...over }
}

describe('the summary of a match', () => {
  const named = (...ids: string[]) => ids.map(id => ({ id, text: `Skill ${id}. ` }))
  const texts = (result: MatchResult, ...ids: string[]) =>
    summarizeMatch(result, named(...ids)).map(sentence => sentence.text)

  it('counts what is met and partly met, and gives the score', () => {
    const result = matched([requirement('a', 'met'), requirement('b', 'partly'), requirement('c', 'partly')])
    expect(summarizeMatch(result, named('a', 'b', 'c'))).toEqual([
      {
        text: 'The résumé meets 1 of 3 requirements and partly meets 2.',
        basis: { kind: 'figure', name: 'met', value: 1 },
      },
      { text: 'The match score is 50 out of 100.', basis: { kind: 'figure', name: 'score', value: 50 } },
    ])
  })

  it('says why there is no score, and then counts nothing and names nothing as not found', () => {
    const result = matched([requirement('a', 'missing')], { score: null, needs_person: 'It is a scan.' })
    expect(summarizeMatch(result, named('a'))).toEqual([
      { text: 'There is no match score. It is a scan.', basis: { kind: 'figure', name: 'score', value: null } },
    ])
    expect(texts(matched([], { score: null }))).toEqual(['There is no match score.'])
  })

  it('quotes two requirements that are met and two that are partly met, in this order', () => {
    const result = matched([
      requirement('a', 'partly', 'quote a'),
      ...['b', 'c', 'd'].map(id => requirement(id, 'met', `quote ${id}`, 'a second quote')),
      requirement('e', 'partly', 'quote e'),
      requirement('f', 'partly', 'quote f'),
      requirement('g', 'missing', 'quote g'),
      requirement('h', 'unclear', 'quote h'),
    ])
    expect(texts(result, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h').slice(2)).toEqual([
      'Shown: Skill b (“quote b”).',
      'Shown: Skill c (“quote c”).',
      'Partly shown: Skill a (“quote a”).',
      'Partly shown: Skill e (“quote e”).',
      'Not found: Skill g.',
    ])
    expect(summarizeMatch(result, named('b'))[2]!.basis).toEqual({
      kind: 'resume_quote',
      requirement_id: 'b',
      quote: resumeQuote('quote b'),
    })
  })

  it('passes over a requirement without a quote, and quotes the next', () => {
    const result = matched([requirement('a', 'met'), requirement('b', 'met', 'quote b')])
    expect(texts(result, 'a', 'b').slice(2)).toEqual(['Shown: Skill b (“quote b”).'])
  })

  it('names three requirements that were not found, and counts the others', () => {
    const missing = ['a', 'b', 'c', 'd', 'e'].map(id => requirement(id, 'missing'))
    expect(summarizeMatch(matched(missing), named('a', 'b', 'c', 'd', 'e')).at(-1)).toEqual({
      text: 'Not found: Skill a; Skill b; Skill c and 2 more.',
      basis: { kind: 'figure', name: 'missing', value: 5 },
    })
    expect(texts(matched(missing.slice(0, 3)), 'a', 'b', 'c').at(-1)).toBe('Not found: Skill a; Skill b; Skill c.')
  })

  it('calls a requirement that no longer exists "a requirement"', () => {
    const result = matched([requirement('a', 'met', 'quote a'), requirement('b', 'missing')])
    expect(texts(result).slice(2)).toEqual(['Shown: a requirement (“quote a”).', 'Not found: a requirement.'])
  })

  it('leaves out the full stop and the spaces around a requirement, but not those within', () => {
    const summary = summarizeMatch(matched([requirement('a', 'met', 'quote a')]), [
      { id: 'a', text: '  Node.js 20. Or newer . . ' },
    ])
    expect(summary.at(-1)!.text).toBe('Shown: Node.js 20. Or newer (“quote a”).')
  })

  it('says at the end how many claims were removed', () => {
    expect(summarizeMatch(matched([], { unsupported: 2 }), []).at(-1)).toEqual({
      text: '2 claims were removed because of missing evidence.',
      basis: { kind: 'figure', name: 'unsupported', value: 2 },
    })
  })

  it.each([
    ['keeps a quote of 140 characters', `${'word '.repeat(27)}words`, `${'word '.repeat(27)}words`],
    ['shortens a longer quote after a complete word', `${'word '.repeat(27)}words more`, `${'word '.repeat(26)}word …`],
    ['cuts a single long word', 'x'.repeat(150), `${'x'.repeat(140)} …`],
    ['puts a quote on one line', ' two  lines\n of text ', 'two lines of text'],
  ])('%s', (_, quote, shown) => {
    const summary = summarizeMatch(matched([requirement('a', 'met', quote)]), named('a'))
    expect(summary.at(-1)!.text).toBe(`Shown: Skill a (“${shown}”).`)
    expect(summary.at(-1)!.basis).toMatchObject({ quote: { text: quote } })
  })
})

function criterion(competency: string, over: Partial<CriterionResult> = {}): CriterionResult {
  return {
    question_id: `id of ${competency}`,
    competency,
    weight: 1,
    level: 3,
    level_text: '',
    reasoning: '',
    quotes: [spoken(`quote of ${competency}`)],
    dropped: [],
    spread: null,
    state: 'scored',
    structure: null,
    review: [],
    ...over,
  }
}
function evaluated(criteria: CriterionResult[], over: Partial<InterviewResult> = {}): InterviewResult {
  return {
    engine: 'anthropic',
    model: 'm',
    criteria,
    competencies: [],
    overall: 60,
    coverage: 1,
    needs_person: null,
    readings: [],
    unsupported: 0,
    ...over,
  }
}
const texts = (result: InterviewResult) => summarizeInterview(result).map(({ text }) => text)
const SCORE = 'The screening score is 60 out of 100.'

function structure(present: number, over: Partial<NonNullable<CriterionResult['structure']>> = {}) {
  const names = ['situation', 'own_action', 'reasoning', 'result', 'figures', 'change'] as const
  const elements = names.map((name, i) => ({ name, present: i < present, quote: null }))
  return { elements, addresses_question: true, reports_harm: false, harm: [], ...over }
}
const structured = (competency: string, read: NonNullable<CriterionResult['structure']>) =>
  criterion(competency, { state: 'structured', level: null, quotes: [], structure: read })

describe('the summary of an interview with levels', () => {
  it('quotes the two strongest answers and the weakest one', () => {
    const result = evaluated([
      criterion('Order', { level: 2 }),
      criterion('Calm', { level: 1 }),
      criterion('Care', { level: 5 }),
      criterion('Speed', { level: 4 }),
    ])
    expect(texts(result)).toEqual([
      SCORE,
      'Strongest: Care, level 5 of 5 (“quote of Care”).',
      'Strongest: Speed, level 4 of 5 (“quote of Speed”).',
      'Weakest: Calm, level 1 of 5 (“quote of Calm”).',
    ])
    expect(summarizeInterview(result)[1]!.basis).toEqual({
      kind: 'spoken_quote',
      question_id: 'id of Care',
      quote: spoken('quote of Care'),
    })
  })

  it('names the answer with more weight first if their levels are equal', () => {
    const result = evaluated([
      criterion('Order', { weight: 1 }),
      criterion('Care', { weight: 3 }),
      criterion('Calm', { weight: 2 }),
    ])
    expect(
      texts(result)
        .slice(1)
        .map(text => /: (\w+),/u.exec(text)![1]),
    ).toEqual(['Care', 'Calm', 'Order'])
  })

  it('names no answer twice', () => {
    expect(texts(evaluated([criterion('Care')]))).toEqual([SCORE, 'Strongest: Care, level 3 of 5 (“quote of Care”).'])
    expect(texts(evaluated([criterion('Care'), criterion('Calm')]))).toHaveLength(3)
  })

  it('names no answer without a level or a quote', () => {
    const result = evaluated([
      criterion('Care', { quotes: [] }),
      criterion('Calm', { state: 'unsupported' }),
      criterion('Order', { state: 'insufficient' }),
    ])
    expect(texts(result)).toEqual([SCORE])
  })

  it('praises no conduct that may have harmed somebody, and quotes it apart', () => {
    const harm = [spoken('I made up the readings'), spoken('and I signed them')]
    const result = evaluated([
      criterion('Care', { level: 5, review: ['unstable', 'harm'], structure: structure(6, { harm }) }),
      criterion('Calm', { level: 4, review: ['unstable'] }),
    ])
    expect(texts(result)).toEqual([
      SCORE,
      'Strongest: Calm, level 4 of 5 (“quote of Calm”).',
      'Care: reports possible harm, please read (“I made up the readings”).',
    ])
    expect(summarizeInterview(result)[2]!.basis).toEqual({
      kind: 'spoken_quote',
      question_id: 'id of Care',
      quote: harm[0],
    })
  })

  it('says between which scores the AI runs were', () => {
    const runs = (...scores: (number | null)[]) =>
      texts(evaluated([], { readings: scores.map(overall => ({ overall })) }))
    expect(runs(60, 60)).toEqual([SCORE])
    expect(runs(null)).toEqual([SCORE])
    expect(runs(50, 70)).toEqual(['The screening score is 60 out of 100, between 50 and 70 in 2 AI runs.'])
    expect(runs(50, null, 55)).toEqual(['The screening score is 60 out of 100, between 50 and 60 in 2 AI runs.'])
    expect(summarizeInterview(evaluated([]))[0]!.basis).toEqual({ kind: 'figure', name: 'overall', value: 60 })
  })

  it('says how much of the weight is covered, if it is not all', () => {
    expect(summarizeInterview(evaluated([], { coverage: 0.667 }))[1]).toEqual({
      text: '67% of the weight is covered.',
      basis: { kind: 'figure', name: 'coverage', value: 0.667 },
    })
    expect(texts(evaluated([], { coverage: 0.996 }))).toEqual([SCORE])
  })

  it('says why there is no score, without the coverage', () => {
    const result = evaluated([], { overall: null, coverage: 0.2, needs_person: 'Too short.' })
    expect(summarizeInterview(result)).toEqual([
      { text: 'There is no screening score. Too short.', basis: { kind: 'figure', name: 'overall', value: null } },
    ])
  })

  it('counts the questions without an evaluation, and at the end the removed claims', () => {
    const [open, skipped] = [criterion('Calm', { state: 'not_counted' }), criterion('Care', { state: 'skipped' })]
    expect(summarizeInterview(evaluated([open, skipped, open, skipped, skipped], { unsupported: 1 })).slice(1)).toEqual(
      [
        { text: '2 questions are not scored.', basis: { kind: 'figure', name: 'not_counted', value: 2 } },
        { text: '3 questions were skipped.', basis: { kind: 'figure', name: 'skipped', value: 3 } },
        {
          text: '1 claim was removed because of missing evidence.',
          basis: { kind: 'figure', name: 'unsupported', value: 1 },
        },
      ],
    )
  })
})

describe('the summary of the structure of answers', () => {
  it('gives the number of elements in the order of the questions', () => {
    const result = evaluated([structured('Order', structure(1)), structured('Care', structure(6))], { overall: null })
    expect(summarizeInterview(result)).toEqual([
      {
        text: 'The built-in rules engine gives no score. It counts elements of the answers and does not judge quality.',
        basis: { kind: 'figure', name: 'overall', value: null },
      },
      { text: 'Order: answer structure 1 of 6.', basis: { kind: 'figure', name: 'elements', value: 1 } },
      { text: 'Care: answer structure 6 of 6.', basis: { kind: 'figure', name: 'elements', value: 6 } },
    ])
  })

  it('adds to each answer that it may not address the question and what harm it reports', () => {
    const harm = [spoken('I made up the readings')]
    const result = evaluated([
      structured('Order', structure(1, { addresses_question: false, harm })),
      structured('Care', structure(2)),
      criterion('Calm', { state: 'skipped' }),
    ])
    expect(texts(result).slice(1)).toEqual([
      'Order: answer structure 1 of 6.',
      'Order: the answer may not address the question.',
      'Order: reports possible harm, please read (“I made up the readings”).',
      'Care: answer structure 2 of 6.',
      '1 question was skipped.',
    ])
    expect(summarizeInterview(result)[2]!.basis).toEqual({ kind: 'figure', name: 'addresses_question', value: null })
  })
})
