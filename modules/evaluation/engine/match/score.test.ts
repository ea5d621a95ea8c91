import { describe, expect, it } from 'vitest'
import type { RequirementResult } from '../schema.ts'
import { matchScore } from './score.ts'

type Verdict = RequirementResult['verdict']

const must = (id: string) => ({ id, text: id, must_have: true })
const nice = (id: string) => ({ id, text: id, must_have: false })
const is = (id: string, verdict: Verdict): RequirementResult => ({
  id,
  verdict,
  reasoning: '',
  quotes: [],
  dropped: [],
})

describe('matchScore', () => {
  it.each([
    ['met', 100],
    ['partly', 50],
    ['missing', 0],
  ] as const)('gives a requirement that is %s %i points', (verdict, score) => {
    expect(matchScore([must('a')], [is('a', verdict)])).toBe(score)
    expect(matchScore([nice('a')], [is('a', verdict)])).toBe(score)
  })

  it('counts a must-have twice', () => {
    expect(matchScore([must('a'), nice('b')], [is('a', 'met'), is('b', 'missing')])).toBe(67)
    expect(matchScore([must('a'), nice('b')], [is('a', 'missing'), is('b', 'met')])).toBe(33)
  })

  it('leaves out requirements that a person needs to check, and those without a result', () => {
    expect(matchScore([must('a'), nice('b')], [is('a', 'unclear'), is('b', 'met')])).toBe(100)
    expect(matchScore([must('a'), nice('b')], [is('b', 'partly')])).toBe(50)
  })

  it('gives no score if nothing is left', () => {
    expect(matchScore([], [])).toBeNull()
    expect(matchScore([must('a')], [is('a', 'unclear')])).toBeNull()
    expect(matchScore([must('a')], [is('b', 'met')])).toBeNull()
  })
})
