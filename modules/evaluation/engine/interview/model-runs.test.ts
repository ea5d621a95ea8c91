import { describe, expect, it } from 'vitest'
import { ModelMisbehaved, ModelUnavailable } from '#platform/ai/port.ts'
import { fakeModel, shown } from '../fake-model.fixture.ts'
import type { LevelAnswer } from './ask-level.ts'
import { ANSWERS, interview, question, turn, unanswered } from './golden.fixture.ts'
import type { InterviewInput } from './input.ts'
import { evaluateByModel } from './model.ts'

const QUOTE = 'I corrected it and checked the other 340 addresses'
const OTHER = 'I drove the order over myself that evening'
const THIRD = 'Then I went through the route sheets'
const FOURTH = 'They stayed with us'
const INVENTED = 'I reduced complaints across the company'

const run = (level: number, quotes: string[] = [QUOTE], over: Partial<LevelAnswer> = {}): LevelAnswer => ({
  level,
  reasoning: `Level ${level} fits.`,
  quotes,
  addresses_question: true,
  absent: level === 1 ? ['result'] : [],
  harm: [],
  ...over,
})
type Answer = LevelAnswer | Error

/** The AI runs of all questions in their order, the last one repeated, and the levels that the checks of the quotes find. */
function evaluate(input: InterviewInput, runs: Answer[], supported: number[] = [5], signal?: AbortSignal) {
  const left = { runs: [...runs], supported: [...supported] }
  const next = <T>(list: T[]): T => (list.length > 1 ? list.shift()! : list[0]!)
  const { model, requests } = fakeModel(({ purpose }) => {
    if (purpose === 'evidence check') return { highest_level: next(left.supported) }
    const answer = next(left.runs)
    if (answer instanceof Error) throw answer
    return answer
  })
  return { result: evaluateByModel(input, model, signal), requests }
}
const strong = (over = {}) => interview(question('q', ANSWERS.strong, over))
const criterionOf = async (runs: Answer[], supported?: number[], input = strong()) =>
  (await evaluate(input, runs, supported).result).criteria[0]!
const purposesOf = (requests: { purpose: string }[]) => requests.map(({ purpose }) => purpose)
const why = (dropped: { why: string }[]) => dropped.map(claim => claim.why)

describe('the AI runs of an answer', () => {
  it('are two, with the scale in both orders, and a check of the quotes', async () => {
    const { result, requests } = evaluate(strong(), [run(4)])
    expect(await result).toMatchObject({
      engine: 'openai-compatible',
      model: 'm-1',
      overall: 75,
      readings: [{ overall: 75 }, { overall: 75 }],
      needs_person: null,
      criteria: [
        {
          question_id: 'q',
          state: 'scored',
          level: 4,
          level_text: strong().questions[0]!.levels[3],
          reasoning: 'Level 4 fits.',
          quotes: [{ text: QUOTE, turn_id: 'q-a' }],
          spread: [4, 4],
          dropped: [],
          review: [],
        },
      ],
    })
    expect(purposesOf(requests)).toEqual(['interview evaluation', 'interview evaluation', 'evidence check'])
    expect(shown(requests[0]!)).toMatch(/\n1: [^]*\n5: /u)
    expect(shown(requests[1]!)).toMatch(/\n5: [^]*\n1: /u)
    expect(requests[2]!.material).toEqual([{ label: 'Quote 1', text: QUOTE }])
  })

  it('are three if the first two differ, and the middle level counts', async () => {
    const { result, requests } = evaluate(strong(), [run(3), run(5, [OTHER]), run(5)])
    expect(await result).toMatchObject({
      overall: null,
      needs_person:
        'AI runs differ by 50 points, so there is no score. AI runs differ by 2 or more levels for: Customer care.',
      readings: [{ overall: 50 }, { overall: 100 }, { overall: 100 }],
      criteria: [{ level: 5, spread: [3, 5], reasoning: 'Level 5 fits.', quotes: [{ text: OTHER }, { text: QUOTE }] }],
    })
    expect(shown(requests[2]!)).toMatch(/\n1: [^]*\n5: /u)
    expect(requests).toHaveLength(4)
  })

  it.each([
    [[3, 5, 4], 4],
    [[5, 2, 1], 2],
    [[2, 4, 2], 2],
  ])('of level %j give level %i', async (levels, level) => {
    expect(await criterionOf(levels.map(one => run(one)))).toMatchObject({ level })
  })

  it('give the lower level if two runs are left, and none for a run without evidence', async () => {
    const { result } = evaluate(strong(), [run(5, [INVENTED]), run(4), run(3)])
    expect(await result).toMatchObject({
      overall: null,
      readings: [{ overall: 75 }, { overall: 50 }],
      criteria: [{ level: 3, spread: [3, 4], reasoning: 'Level 3 fits.' }],
    })
  })

  it.each([
    ['the first', [run(5), run(1, [INVENTED]), run(2, [INVENTED])]],
    ['the second', [run(5, [INVENTED]), run(4), run(4, [INVENTED])]],
    ['the third', [run(1, [INVENTED]), run(3, [INVENTED]), run(5)]],
    ['the first, the others with the same level', [run(4), run(4, [INVENTED]), run(4, [INVENTED])]],
  ])('give no level if only %s has evidence', async (which, runs) => {
    const { result, requests } = evaluate(strong(), runs)
    expect(await result).toMatchObject({
      overall: null,
      readings: [],
      needs_person: expect.stringContaining('No evaluation is backed by evidence') as string,
      criteria: [{ state: 'unsupported', level: null, spread: null, quotes: [] }],
    })
    const isAsked = which !== 'the third'
    expect(requests).toHaveLength(isAsked ? 3 : 2)
    expect((await result).criteria[0]!.reasoning).toBe(
      isAsked
        ? 'Most AI runs gave no level that is backed by the transcript, so there is no level.'
        : 'No claim about this answer is backed by the transcript.',
    )
    expect(purposesOf(requests)).not.toContain('evidence check')
  })

  it('give a level if two of three have evidence', async () => {
    for (const runs of [
      [run(4), run(5, [INVENTED]), run(4)],
      [run(5, [INVENTED]), run(4), run(4)],
      [run(4), run(3), run(1, [INVENTED])],
    ])
      expect(await criterionOf(runs)).toMatchObject({ state: 'scored', level: runs[1]!.level === 3 ? 3 : 4 })
  })

  it('give no level if none has a quote that exists, and then no quotes are checked', async () => {
    const { result, requests } = evaluate(strong(), [run(5, [INVENTED]), run(4, [INVENTED])])
    expect(await result).toMatchObject({
      overall: null,
      criteria: [{ state: 'unsupported', level: null, quotes: [], spread: null, review: [] }],
      readings: [],
    })
    expect((await result).criteria[0]!.reasoning).toBe('No claim about this answer is backed by the transcript.')
    expect((await result).criteria[0]!.structure).not.toBeNull()
    expect(purposesOf(requests)).not.toContain('evidence check')
  })

  it('list each removed claim once', async () => {
    const { dropped } = await criterionOf([run(4, [QUOTE, INVENTED]), run(4, [INVENTED])])
    expect(dropped).toEqual([
      { text: INVENTED, why: 'The candidate did not say this in this answer.' },
      { text: '', why: 'Level 4 had no quote that exists in the answer.' },
    ])
  })

  it('give each quote once, at most three, and only those of the runs that agree', async () => {
    const runs = [run(4, [QUOTE, OTHER]), run(2, ['Since then every new address']), run(4, [OTHER, THIRD, FOURTH])]
    const { result, requests } = evaluate(strong(), runs)
    expect((await result).criteria[0]!.quotes.map(({ text }) => text)).toEqual([QUOTE, OTHER, THIRD])
    expect(requests.at(-1)!.material.map(({ text }) => text)).toEqual([QUOTE, OTHER, THIRD])
  })

  it('pass on the signal that stops them', async () => {
    const { signal } = new AbortController()
    const { result, requests } = evaluate(strong(), [run(3), run(4)], [5], signal)
    await result
    expect(requests.map(request => request.signal === signal)).toEqual([true, true, true, true])
  })

  it('read the answer without the name of the candidate, and quote it with the name', async () => {
    const input = {
      ...interview(question('q', `${ANSWERS.average} Ana Ruiz is who I am to them.`)),
      hide: ['Ana Ruiz'],
    }
    const quote = 'I called the depot and asked where it was'
    const { result, requests } = evaluate(input, [run(3, [quote])])
    expect(await result).toMatchObject({ criteria: [{ level: 3 }] })
    for (const request of requests) expect(shown(request)).not.toMatch(/Ana|Ruiz/u)
  })
})

describe('the check of the quotes', () => {
  it('lowers the level to the one that the quotes show', async () => {
    const { result } = evaluate(strong(), [run(5), run(4), run(5)], [3])
    expect(await result).toMatchObject({
      overall: 50,
      readings: [{ overall: 50 }, { overall: 50 }, { overall: 50 }],
      criteria: [
        {
          level: 3,
          level_text: strong().questions[0]!.levels[2],
          spread: [3, 5],
          reasoning: 'The AI runs gave level 5. A separate check of the quotes alone found that they support level 3.',
          dropped: [{ text: '', why: 'The quotes for level 5 support only level 3.' }],
        },
      ],
    })
  })

  it('never raises a level', async () => {
    const { result } = evaluate(strong(), [run(2), run(3), run(3)], [5])
    expect(await result).toMatchObject({
      readings: [{ overall: 25 }, { overall: 50 }, { overall: 50 }],
      criteria: [{ level: 3, dropped: [] }],
    })
  })

  it('leaves no level if the quotes show none', async () => {
    const criterion = await criterionOf([run(4, [QUOTE, INVENTED])], [0])
    expect(criterion).toMatchObject({ level: null, state: 'unsupported', quotes: [], spread: null })
    expect(why(criterion.dropped)).toEqual([
      'The candidate did not say this in this answer.',
      'The quotes for level 4 do not support any level.',
    ])
  })
})

describe('which answers a model evaluates', () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(' ')

  it('leaves out questions that were not answered', async () => {
    const input = interview(question('a', ANSWERS.strong), unanswered('b', 'skipped'), unanswered('c', 'unasked'))
    const { result, requests } = evaluate(input, [run(5)])
    expect((await result).criteria.map(({ state }) => state)).toEqual(['scored', 'skipped', 'not_counted'])
    expect((await result).overall).toBe(50)
    expect(requests).toHaveLength(3)
  })

  it('leaves out answers of fewer than 4 words, without those of the interviewer', async () => {
    const turns = [
      turn('i', 'interviewer', words(10), 0),
      turn('c', 'candidate', 'One two', 0),
      turn('d', 'candidate', 'three', 0),
    ]
    const input = interview(question('a', ANSWERS.strong), question('b', '', { turns }))
    const { result, requests } = evaluate(input, [run(5)])
    expect((await result).criteria[1]).toMatchObject({
      state: 'insufficient',
      reasoning: 'The answer is too short to be evaluated.',
    })
    expect(requests).toHaveLength(3)
    const four = [...turns, turn('e', 'candidate', 'four', 0)]
    const longer = evaluate(interview(question('a', ANSWERS.strong), question('b', '', { turns: four })), [run(5)])
    await longer.result
    expect(longer.requests.length).toBeGreaterThan(3)
  })

  it('asks no model about an interview that cannot be scored', async () => {
    const { result, requests } = evaluate(interview(question('a', words(24))), [run(5)])
    const obstacle = 'The answers are too short to score: 24 words in the entire interview.'
    expect(await result).toMatchObject({
      overall: null,
      needs_person: obstacle,
      criteria: [{ state: 'not_counted', reasoning: obstacle }],
      readings: [],
    })
    expect(requests).toHaveLength(0)
  })

  it('scores each question with its own runs, and uses the level where a question has fewer runs', async () => {
    const input = interview(question('a', ANSWERS.strong), question('b', ANSWERS.strong))
    const { result } = evaluate(input, [run(3), run(4), run(3), run(1), run(1)])
    expect(await result).toMatchObject({
      overall: 25,
      readings: [{ overall: 25 }, { overall: 38 }, { overall: 25 }],
    })
  })
})

describe('failures of a model', () => {
  const misbehaved = new ModelMisbehaved('No JSON.')

  it('leave one question without a result if others have one', async () => {
    const input = interview(question('a', ANSWERS.strong), question('b', ANSWERS.strong, { weight: 2 }))
    const { result } = evaluate(input, [misbehaved, run(4)])
    expect(await result).toMatchObject({
      overall: 75,
      criteria: [
        {
          state: 'unsupported',
          level: null,
          reasoning: 'The language model gave no usable evaluation of this answer.',
        },
        { state: 'scored', level: 4 },
      ],
    })
  })

  it('are thrown if no question has a level', async () => {
    const input = interview(question('a', ANSWERS.strong), question('b', ANSWERS.strong), unanswered('c', 'skipped'))
    await expect(evaluate(input, [misbehaved, run(4, [INVENTED])]).result).rejects.toBe(misbehaved)
    await expect(evaluate(input, [run(4, [INVENTED])]).result).resolves.toMatchObject({ overall: null })
  })

  it('end the evaluation at once if the service is not available', async () => {
    const unavailable = new ModelUnavailable('429')
    const input = interview(question('a', ANSWERS.strong), question('b', ANSWERS.strong))
    const { result, requests } = evaluate(input, [run(4), run(4), unavailable])
    await expect(result).rejects.toBe(unavailable)
    expect(requests).toHaveLength(4)
  })
})
