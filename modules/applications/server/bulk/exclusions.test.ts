import { describe, expect, test } from 'vitest'
import type { BulkAction } from '../../contract.ts'
import { exclusionOf, withExclusions } from './exclusions.ts'
import type { BulkPorts } from './ports.ts'

const invitations = { isInvited: (state: string | null) => state === 'invited' } as unknown as BulkPorts['invitations']
const withOffer = new Set(['offered'])
const application = {
  id: 'one',
  stage: 'review',
  outcome: 'active',
  screening_state: null,
  owner_id: null,
  email: 'a@example.com',
  decided: true,
} as const
const invite: BulkAction = { kind: 'invite' }
const reject: BulkAction = { kind: 'reject', reason: 'neither', notify: true }

describe('who is left out', () => {
  test.each([
    [{ kind: 'move', stage: 'offer' }, {}, null],
    [{ kind: 'move', stage: 'review' }, {}, 'already_there'],
    [{ kind: 'move', stage: 'offer' }, { outcome: 'rejected' }, 'closed'],
    [{ kind: 'move', stage: 'applied' }, { stage: 'offer' }, 'wrong_stage'],
    [reject, {}, null],
    [reject, { decided: false }, 'not_decider'],
    [reject, { outcome: 'hired' }, 'closed'],
    [reject, { id: 'offered' }, 'has_offer'],
    [reject, { id: 'offered', outcome: 'hired' }, 'closed'],
    [{ kind: 'message' }, { id: 'offered' }, null],
    [{ kind: 'assign', owner_id: null }, {}, 'already_there'],
    [{ kind: 'assign', owner_id: null }, { owner_id: 'x' }, null],
    [invite, {}, null],
    [invite, { screening_state: 'invited' }, 'already_invited'],
    [invite, { outcome: 'withdrawn' }, 'closed'],
    [invite, { email: '' }, 'no_email'],
    [{ kind: 'message' }, { email: '' }, 'no_email'],
    [{ kind: 'message' }, { outcome: 'rejected' }, null],
    [{ kind: 'tag', add: ['x'], remove: [] }, { outcome: 'rejected' }, null],
  ] as [BulkAction, object, string | null][])('%j of %j: %s', (action, change, problem) => {
    expect(exclusionOf(action, { ...application, ...change }, { invitations, withOffer })).toBe(problem)
  })

  test('invites no more candidates than the plan has units for, not counting those left out', () => {
    const list = [application, { ...application, screening_state: 'invited' }, application, application]
    const problems = (action: BulkAction) =>
      withExclusions(action, list, { invitations, withOffer }, 2).map(({ problem }) => problem)
    expect(problems(invite)).toEqual([null, 'already_invited', null, 'limit_reached'])
    expect(problems({ kind: 'message' })).toEqual([null, null, null, null])
  })
})
