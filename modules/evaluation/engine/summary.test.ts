import { describe, expect, it } from 'vitest'
import { evaluateBuiltIn } from './interview/built-in.ts'
import { ANSWERS, interview, question, unanswered } from './interview/golden.fixture.ts'
import { matchBuiltIn } from './match/built-in.ts'
import { summarySchema, type SummarySentence } from './schema.ts'
import { summarizeInterview, summarizeMatch } from './summary.ts'

const texts = (summary: SummarySentence[]) => summary.map(sentence => sentence.text).join(' ')

function isBacked(summary: SummarySentence[]): void {
  expect(summarySchema.parse(summary)).toEqual(summary)
  for (const { text, basis } of summary) {
    if (basis.kind === 'figure') {
      if (basis.value !== null && basis.name !== 'coverage' && basis.name !== 'missing')
        expect(text).toContain(String(basis.value))
    } else {
      const shown = /“(.+?)(?: …)?”/u.exec(text)![1]!
      expect(basis.quote.text.replace(/\s+/gu, ' ')).toContain(shown)
    }
  }
}

describe('summaries', () => {
  it('states only what is in the match result', () => {
    const requirements = [
      { id: 'a', text: 'Experience with PostgreSQL.', must_have: true },
      { id: 'b', text: 'Kubernetes', must_have: false },
    ]
    const text =
      'Tuned PostgreSQL queries for the order service at Northwind and cut their time from 900 to 120 ms in one quarter of 2023, with two colleagues who wrote the tests for it and ran them.'
    const profile = { years_of_experience: null, positions: [], skills: [], languages: [] }
    const result = matchBuiltIn({ requirements, resume: { pages: [{ number: 1, text }] }, profile, now: '2026-11-20' })
    const summary = summarizeMatch(result, requirements)
    isBacked(summary)
    expect(texts(summary)).toContain('meets 1 of 2')
    expect(texts(summary)).toContain('Shown: Experience with PostgreSQL (“Tuned PostgreSQL')
    expect(texts(summary)).toContain('Not found: Kubernetes.')
  })

  it('states the structure of answers in the order of the questions, without a score', () => {
    const harmful = 'In May the pressure test of a pump was due. I made up the readings and signed the sheet.'
    const result = evaluateBuiltIn(
      interview(
        question('a', ANSWERS.weak, { competency: 'Order' }),
        question('b', ANSWERS.strong, { competency: 'Care' }),
        question('c', harmful, { competency: 'Accuracy' }),
        unanswered('d', 'unasked', 'time_limit'),
      ),
    )
    const summary = summarizeInterview(result)
    isBacked(summary)
    expect(texts(summary)).toMatch(/gives no score.*does not judge quality/u)
    expect(texts(summary)).toMatch(/Order: answer structure 0 of 6\..*Care: answer structure 6 of 6\./u)
    expect(texts(summary)).toContain('Accuracy: reports possible harm, please read (“')
    expect(texts(summary)).toContain('1 question is not scored.')
  })

  it('states the levels of a language model with quotes', () => {
    const input = interview(question('a', ANSWERS.strong), question('b', ANSWERS.average))
    const built = evaluateBuiltIn(input)
    const criteria = built.criteria.map((criterion, i) => ({
      ...criterion,
      competency: ['Care', 'Calm'][i]!,
      state: 'scored' as const,
      level: 5 - 2 * i,
      structure: null,
    }))
    const result = { ...built, engine: 'openai-compatible' as const, model: 'm', criteria, overall: 75 }
    const summary = summarizeInterview({ ...result, readings: [{ overall: 70 }, { overall: 80 }] })
    isBacked(summary)
    expect(texts(summary)).toContain('screening score is 75 out of 100, between 70 and 80 in 2 AI runs')
    expect(texts(summary)).toContain('Strongest: Care, level 5 of 5')
  })

  it('makes no claims if there is no score', () => {
    const result = evaluateBuiltIn({ ...interview(question('q', ANSWERS.strong)), language: 'ja' })
    const summary = summarizeInterview(result)
    isBacked(summary)
    expect(texts(summary)).toMatch(/^There is no screening score\. The built-in rules engine reads only English/u)
  })
})
