import { auditedEvents } from '#platform/events/define.ts'
import { AUDIT_TOPICS } from '../policy.ts'

type Topic = (typeof AUDIT_TOPICS)[number]

/** Events whose topic is not the one of their kind of subject. */
const OF_EVENT: Record<string, Topic> = {
  'admin.signed_in': 'sign_in',
  'admin.password_changed': 'sign_in',
  'admin.verified': 'sign_in',
  'admin.two_factor_added': 'sign_in',
  'admin.two_factor_removed': 'sign_in',
  'admin.passkey_added': 'sign_in',
  'admin.passkey_removed': 'sign_in',
  'admin.recovery_codes_renewed': 'sign_in',
  'admin.recovery_code_used': 'sign_in',
  'admin.sessions_ended': 'sign_in',
  'application.erasure_requested': 'deletions',
  'application.erasing': 'deletions',
  'organization.deletion_requested': 'deletions',
  'organization.deletion_cancelled': 'deletions',
}
const OF_SUBJECT: Record<string, Topic> = {
  admin: 'people',
  organization: 'settings',
  subscription: 'billing',
  form: 'settings',
  flow: 'settings',
  job: 'jobs',
  import: 'jobs',
  application: 'decisions',
  offer: 'decisions',
  share: 'decisions',
  merge: 'decisions',
}

/** What an event is about. */
export const topicOf = (event: string): Topic => OF_EVENT[event] ?? OF_SUBJECT[event.split('.')[0]!] ?? 'settings'

/** The audited events of a topic. */
export const eventsOf = (topic: Topic): readonly string[] => auditedEvents().filter(event => topicOf(event) === topic)
