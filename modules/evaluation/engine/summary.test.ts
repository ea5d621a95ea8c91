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

  it('states only what is in the interview result', () => {
    const result = evaluateBuiltIn(
      interview(
        question('a', ANSWERS.strong, { competency: 'Care' }),
        question('b', ANSWERS.average, { competency: 'Calm' }),
        question('c', ANSWERS.weak, { competency: 'Order' }),
        unanswered('d', 'unasked', 'time_limit'),
      ),
    )
    const summary = summarizeInterview(result)
    isBacked(summary)
    expect(texts(summary)).toContain(`screening score is ${result.overall} out of 100`)
    expect(texts(summary)).toContain('Strongest: Care, level 5 of 5')
    expect(texts(summary)).toContain('Weakest: Order, level 1 of 5')
    expect(texts(summary)).toContain('1 question is not scored.')
  })

  it('makes no claims if there is no score', () => {
    const summary = summarizeInterview(evaluateBuiltIn(interview(question('q', ANSWERS.dontKnow))))
    isBacked(summary)
    expect(texts(summary)).toMatch(/^There is no screening score\. The answers are too short/u)
  })
})
