import { platformEvents } from '#platform/events/platform-events.ts'
import type { AuditTopic } from '../policy.ts'

const SIGN_IN = new Set([
  'super_admin.signed_in',
  'super_admin.signed_out',
  'super_admin.code_refused',
  'super_admin.app_added',
])

const OF_SUBJECT: Record<string, AuditTopic> = {
  super_admin: 'super_admins',
  plan: 'plans',
  organization: 'organizations',
}

/** What an entry is about. */
export const topicOf = (event: string): AuditTopic =>
  SIGN_IN.has(event) ? 'sign_in' : (OF_SUBJECT[event.split('.')[0]!] ?? 'platform')

/** The entries of a topic. */
export const eventsOf = (topic: AuditTopic): readonly string[] =>
  platformEvents().filter(event => topicOf(event) === topic)
