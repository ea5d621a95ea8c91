import { beforeAll, describe, expect, it } from 'vitest'
import { labelledAnswers, labelledResumes, matchInputOf, nameIn } from '#tests/labelled.ts'
import { answerComparison, Figures, resumeComparison } from './measure.ts'
import { answerPairs, type Pair, resumePairs } from './pairs.ts'

// A fixed share of the pairs, so that this stays fast. `node --import tsx bench/invariance.ts` measures all of them.
const EVERY_ANSWER = 20
const EVERY_RESUME = 11
/** All pairs of the suite. */
const LEAST_PAIRS = 3000

const figures = new Figures()
const pairsOfAnswers = labelledAnswers().map(({ text, question }, i) => ({
  question,
  pairs: answerPairs(text, question.language, i + 1),
}))
const pairsOfResumes = labelledResumes().map((resume, i) => ({
  resume,
  pairs: resumePairs({ text: resume.resume, language: resume.language, name: nameIn(resume) }, i + 1),
}))

beforeAll(async () => {
  for (const { question, pairs } of pairsOfAnswers.filter((_, i) => i % EVERY_ANSWER === 0)) {
    const compare = answerComparison(question)
    for (const pair of pairs) {
      const { changes, isDifferent } = await compare(pair)
      figures.add(pair, changes, isDifferent)
    }
  }
  for (const { resume, pairs } of pairsOfResumes.filter((_, i) => i % EVERY_RESUME === 0)) {
    const compare = resumeComparison(text => matchInputOf(resume, text))
    for (const pair of pairs) {
      const { changes, isDifferent } = await compare(pair)
      figures.add(pair, changes, isDifferent)
    }
  }
}, 120_000)

const changedKinds = (group: Pair['group']) =>
  [...figures.kinds].filter(([, tally]) => tally.group === group && tally.changed > 0).map(([kind]) => kind)

describe('who a candidate is', () => {
  it('changes no element of an answer', () => {
    expect(figures.of('spoken identity').pairs).toBeGreaterThan(100)
    expect(changedKinds('spoken identity')).toEqual([])
  })

  it('changes no result of a résumé', () => {
    expect(figures.of('written identity').pairs).toBeGreaterThan(80)
    expect(changedKinds('written identity')).toEqual([])
  })

  it('is the same for a model: what it reads is identical', () => {
    expect([...figures.kinds].filter(([, { different }]) => different > 0).map(([kind]) => kind)).toEqual([])
  })
})

describe('how a candidate speaks and writes', () => {
  it('changes the elements of at most 3 % of the answers', () => {
    const { pairs, changed } = figures.of('form of speech')
    expect(pairs).toBeGreaterThan(50)
    expect(changed / pairs).toBeLessThanOrEqual(0.03)
  })

  it('changes no result by the format of dates or the order of sections', () => {
    expect(figures.of('written form').pairs).toBeGreaterThan(3)
    expect(changedKinds('written form')).toEqual([])
  })
})

it('has at least 3,000 pairs, the same each time', () => {
  const all = [...pairsOfAnswers, ...pairsOfResumes].flatMap(({ pairs }) => pairs)
  expect(all.length).toBeGreaterThanOrEqual(LEAST_PAIRS)
  const { text, question } = labelledAnswers()[3]!
  expect(answerPairs(text, question.language, 4)).toEqual(pairsOfAnswers[3]!.pairs)
})
