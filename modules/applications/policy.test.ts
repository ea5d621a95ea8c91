import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Outcome, Stage } from './contract.ts'
import { nextStages, outcomeArrows, OUTCOME_NAMES, STAGE_ARROWS, STAGE_NAMES, STAGES } from './policy.ts'

const OUTCOMES: Outcome[] = ['active', 'hired', 'rejected', 'withdrawn']

describe('stages', () => {
  it('have one order', () => {
    expect(STAGES).toEqual(['applied', 'screening', 'review', 'interview', 'offer'])
  })

  it.each<[Stage, Stage[]]>([
    ['applied', ['screening', 'review', 'interview', 'offer']],
    ['screening', ['applied', 'review', 'interview', 'offer']],
    ['review', ['applied', 'screening', 'interview', 'offer']],
    ['interview', ['screening', 'review', 'offer']],
    ['offer', ['review', 'interview']],
  ])('an active application can move from %s to %j', (stage, next) => {
    expect(STAGE_ARROWS[stage]).toEqual(next)
    expect(nextStages(stage, 'active')).toEqual(next)
  })

  it('can be skipped: every later stage can be reached directly', () => {
    for (const [at, stage] of STAGES.entries()) {
      expect(STAGES.slice(at + 1).filter(later => !nextStages(stage, 'active').includes(later))).toEqual([])
    }
  })

  it('do not change once an application has ended', () => {
    for (const stage of STAGES) {
      for (const outcome of ['hired', 'rejected', 'withdrawn'] as const) expect(nextStages(stage, outcome)).toEqual([])
    }
  })
})

describe('outcomes', () => {
  it.each(STAGES.filter(stage => stage !== 'offer'))(
    'an active application in %s can be rejected, not hired',
    stage => {
      expect(outcomeArrows(stage, 'active')).toEqual(['rejected'])
    },
  )

  it('a candidate can be hired from the offer stage only', () => {
    expect(outcomeArrows('offer', 'active')).toEqual(['hired', 'rejected'])
  })

  it('a rejection and a hire can be undone, a withdrawal cannot', () => {
    for (const stage of STAGES) {
      expect(outcomeArrows(stage, 'rejected')).toEqual(['active'])
      expect(outcomeArrows(stage, 'hired')).toEqual(['active'])
      expect(outcomeArrows(stage, 'withdrawn')).toEqual([])
    }
  })

  it('nobody in the organization can withdraw an application', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STAGES), fc.constantFrom(...OUTCOMES), (stage, outcome) => {
        expect(outcomeArrows(stage, outcome)).not.toContain('withdrawn')
      }),
    )
  })
})

test('every stage and outcome has a name', () => {
  expect(STAGES.map(stage => STAGE_NAMES[stage])).toEqual(['Applied', 'Screening', 'Review', 'Interview', 'Offer'])
  expect(OUTCOMES.map(outcome => OUTCOME_NAMES[outcome])).toEqual(['Active', 'Hired', 'Rejected', 'Withdrawn'])
})
