import type { AdminRole } from '#platform/access/roles.ts'
import { roleWords } from '#modules/accounts/words/roles.ts'
import { dictionary } from '#platform/locale/dictionary.ts'

/**
 * What the people of an organization did, by the kind of the entry in its audit log: no names, no texts, and nothing about jobs or
 * candidates. Kinds that are not here are not shown to super admins.
 */
const sentences = dictionary({
  en: {
    'admin.registered': 'registered a person',
    'admin.verified': 'confirmed their e-mail address',
    'admin.password_changed': 'changed their password',
    'admin.two_factor_added': 'added an authenticator app',
    'admin.two_factor_removed': 'removed their authenticator app',
    'admin.passkey_added': 'added a passkey',
    'admin.passkey_removed': 'removed a passkey',
    'admin.recovery_codes_renewed': 'created new recovery codes',
    'admin.recovery_code_used': 'logged in with a recovery code',
    'admin.edited': 'changed a person’s details or role',
    'admin.invited': 'invited a person',
    'admin.invitation_revoked': 'revoked an invitation',
    'admin.joined': 'joined the organization',
    'admin.removed': 'removed a person',
    'organization.registered': 'registered the organization',
    'organization.edited': 'changed settings',
    'organization.reply_address_confirmed': 'confirmed the address for replies',
    'organization.deletion_requested': 'asked to delete the organization',
    'organization.deletion_cancelled': 'cancelled the deletion of the organization',
    'subscription.started': 'took a plan',
    'subscription.upgraded': 'changed to a larger plan',
    'subscription.change_planned': 'planned a change of plan',
    'subscription.cancelled': 'cancelled the subscription',
    'subscription.resumed': 'kept the subscription',
    'subscription.renewed': 'renewed the plan',
    'subscription.ended': 'ended the plan',
    'subscription.payment_failed': 'could not take a payment',
    'subscription.details_changed': 'changed whom invoices are made out to',
    'data_export.asked': 'asked for an export of all data',
    'data_export.cancelled': 'cancelled or deleted an export of all data',
    'data_export.downloaded': 'downloaded all data',
    'sample_data.turned_on': 'turned sample data on',
    'sample_data.turned_off': 'turned sample data off',
  },
})
type ShownEvent = keyof typeof sentences

/** The kinds of entries that super admins see. */
export const SHOWN_EVENTS = Object.keys(sentences) as ShownEvent[]

export const activitySentence = (event: string): string => sentences[event as ShownEvent]

export const activityWords = dictionary({
  en: {
    title: 'Activity',
    note: 'What its people did in the last 90 days, by role',
    none: 'Nothing in the last 90 days.',
    system: 'The system',
  },
})

/** "An owner". */
export function actorWords(role: AdminRole | null): string {
  if (!role) return activityWords.system
  const phrase = roleWords.inSentence[role]
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
