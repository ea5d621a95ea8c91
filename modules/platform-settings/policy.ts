/** Who may register an organization: anyone, people with an invitation, or nobody. */
export const REGISTRATION_MODES = ['open', 'invitation', 'closed'] as const
export type RegistrationMode = (typeof REGISTRATION_MODES)[number]

export const INVITATION_DAYS = 14
export const LONGEST_ANNOUNCEMENT = 300

/** The state of an invitation to register an organization. */
export type InvitationState = 'good' | 'used' | 'expired' | 'unknown'

/** Whether an organization can be registered. */
export const mayRegister = (mode: RegistrationMode, invitation: InvitationState | null): boolean =>
  mode === 'open' || (mode === 'invitation' && invitation === 'good')
