/** The most templates that an organization can add. */
export const MOST_CUSTOM_TEMPLATES = 100

export const MOMENTS = [
  'application',
  'ai_interview',
  'interview',
  'decision',
  'offer',
  'team',
  'account',
  'custom',
] as const
export type Moment = (typeof MOMENTS)[number]

const MOMENT_OF: Readonly<Record<string, Moment>> = {
  application_received: 'application',
  application_imported: 'application',
  message: 'application',
  accommodation_requested: 'ai_interview',
  accommodation_answered: 'ai_interview',
  interview_invited: 'ai_interview',
  interview_reminder: 'ai_interview',
  interview_received: 'ai_interview',
  interview_proposed: 'interview',
  interview_booked: 'interview',
  interview_moved: 'interview',
  interview_people_changed: 'interview',
  interview_cancelled: 'interview',
  rejected: 'decision',
  position_closed: 'decision',
  withdrawn_confirmed: 'decision',
  offer_sent: 'offer',
  offer_extended: 'offer',
  offer_reminder: 'offer',
  offer_withdrawn: 'offer',
  offer_accepted: 'offer',
  team_booked: 'team',
  team_offer: 'team',
  closing_date_passed: 'team',
  verify_email: 'account',
  account_exists: 'account',
  reset_password: 'account',
  password_changed: 'account',
  colleague_invited: 'account',
}

/** When a template is used. The organization's own templates are used for messages that people write. */
export const momentOf = (key: string): Moment => MOMENT_OF[key] ?? 'custom'

/** Whether candidates get an e-mail: it comes from the organization then. */
export const isToCandidate = (key: string): boolean => !['team', 'account'].includes(momentOf(key))

/** E-mails about signing in are sent before all others. */
export const SIGN_IN_TEMPLATES: readonly string[] = [
  'verify_email',
  'account_exists',
  'reset_password',
  'password_changed',
  'colleague_invited',
]

/** E-mails that cannot be switched off: without them people cannot sign in, and candidates cannot take part or do not know of their offer. */
const ALWAYS_ON: readonly string[] = [...SIGN_IN_TEMPLATES, 'interview_invited', 'interview_proposed', 'offer_sent']

export const isAlwaysOn = (key: string): boolean => ALWAYS_ON.includes(key)
