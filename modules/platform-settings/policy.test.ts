import { describe, expect, it } from 'vitest'
import { type InvitationState, mayRegister, type RegistrationMode } from './policy.ts'

describe('an organization can be registered', () => {
  const INVITATIONS: (InvitationState | null)[] = ['good', 'used', 'expired', 'unknown', null]

  it.each<[string, RegistrationMode, (InvitationState | null)[]]>([
    ['by anyone while registration is open', 'open', INVITATIONS],
    ['only with a valid invitation while one is needed', 'invitation', ['good']],
    ['by nobody while registration is closed, not even with an invitation', 'closed', []],
  ])('%s', (_, mode, accepted) => {
    expect(INVITATIONS.filter(invitation => mayRegister(mode, invitation))).toEqual(accepted)
  })
})
