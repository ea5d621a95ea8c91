import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CommunicationKind, Outcome, Stage } from './contract.ts'
import { knownEnd, nextStages, outcomeArrows, OUTCOME_NAMES, STAGE_ARROWS, STAGE_NAMES, STAGES } from './policy.ts'

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

describe('what a candidate knows of the end of their application', () => {
  const told = (...kinds: CommunicationKind[]) =>
    kinds.map((kind, day) => ({ kind, at: new Date(Date.UTC(2026, 10, day + 1)) }))
  const end = (outcome: Outcome, ...kinds: CommunicationKind[]) => knownEnd(outcome, told(...kinds))?.kind ?? null

  it('is nothing before a message says so, whatever was decided', () => {
    for (const outcome of OUTCOMES) expect(end(outcome, 'application_received', 'message')).toBeNull()
  })

  it('is the last message that says so', () => {
    expect(end('rejected', 'application_received', 'rejected')).toBe('rejected')
    expect(end('active', 'position_closed', 'rejected', 'message', 'interview_cancelled')).toBe('rejected')
    expect(end('active', 'application_received', 'position_closed')).toBe('position_closed')
    expect(knownEnd('rejected', told('application_received', 'rejected'))?.at).toEqual(new Date('2026-11-02'))
  })

  it.each<CommunicationKind>([
    'interview_invited',
    'interview_proposed',
    'interview_booked',
    'interview_moved',
    'offer_sent',
  ])('is nothing again after %s, until they are told again', kind => {
    expect(end('active', 'rejected', kind)).toBeNull()
    expect(end('active', 'position_closed', kind)).toBeNull()
    expect(end('active', kind, 'rejected')).toBe('rejected')
    expect(end('active', 'rejected', kind, 'rejected')).toBe('rejected')
  })

  it('stays a rejection that was decided, also if an earlier message arrives late', () => {
    expect(end('rejected', 'rejected', 'interview_invited')).toBe('rejected')
  })

  it('after a closed position, ends with a new application; after a rejection, it does not', () => {
    expect(end('active', 'position_closed', 'application_received')).toBeNull()
    expect(end('rejected', 'rejected', 'application_received')).toBe('rejected')
  })
})
