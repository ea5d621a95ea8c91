import type { AdminRole } from '#platform/access/roles.ts'
import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import { roleWords } from '#modules/accounts/words/roles.ts'
import type { AuditEntry } from '../contract.ts'

type Facts = AuditEntry['facts']

const role = (value: Facts[string] | undefined) => roleWords.inSentence[value as AdminRole] ?? ''
const list = (value: Facts[string] | undefined) =>
  Array.isArray(value) ? locale.parts(value.map(field => field.replaceAll('_', ' '))) : ''
const version = (value: Facts[string] | undefined) =>
  typeof value === 'number' ? ` (version ${locale.number(value)})` : ''

const plan = (facts: Facts) =>
  `${String(facts['plan'])}${facts['interval'] ? `, billed ${facts['interval'] === 'year' ? 'yearly' : 'monthly'}` : ''}`

const filtered = (value: Facts[string] | undefined) => (list(value) ? ` (filtered by ${list(value)})` : '')

const application = (id: string) => (id ? `application ${id}` : 'an application that was deleted later')

/** What was done, as the rest of a sentence after the person. `subject` is a colleague's name, a job's title, or an ID. */
const sentences = dictionary({
  en: {
    'admin.registered': (subject: string) => `registered ${subject}`,
    'admin.verified': () => 'confirmed their e-mail address',
    'admin.signed_in': (_: string, facts: Facts) =>
      facts['way'] === 'passkey' ? 'signed in with a passkey' : 'signed in',
    'admin.password_changed': () => 'changed their password',
    'admin.sessions_ended': (_: string, facts: Facts) =>
      facts['count'] === 1 ? 'signed out one of their devices' : 'signed out their other devices',
    'admin.two_factor_added': () => 'added an authenticator app for two-factor authentication',
    'admin.two_factor_removed': (_: string, facts: Facts) =>
      facts['still_on'] ? 'removed their authenticator app' : 'switched two-factor authentication off',
    'admin.passkey_added': () => 'added a passkey',
    'admin.passkey_removed': (_: string, facts: Facts) =>
      facts['still_on'] ? 'removed a passkey' : 'removed a passkey and switched two-factor authentication off',
    'admin.recovery_codes_renewed': () => 'created new recovery codes',
    'admin.recovery_code_used': () => 'signed in with a recovery code',
    'admin.edited': (subject: string, facts: Facts) =>
      facts['to_role'] ? `made ${subject} ${role(facts['to_role'])}` : `edited ${subject}: ${list(facts['fields'])}`,
    'admin.invited': (_: string, facts: Facts) => `invited a person as ${role(facts['role'])}`,
    'admin.invitation_revoked': (_: string, facts: Facts) => `revoked the invitation of ${role(facts['role'])}`,
    'admin.joined': (_: string, facts: Facts) => `joined as ${role(facts['role'])}`,
    'admin.removed': (subject: string) => `removed ${subject}`,
    'organization.registered': () => 'registered the organization',
    'organization.edited': (_: string, facts: Facts) => `changed settings: ${list(facts['fields'])}`,
    'organization.reply_address_asked': () => 'asked to confirm an address for replies',
    'organization.reply_address_confirmed': () => 'confirmed the address for replies',
    'organization.deletion_requested': () => 'asked to delete the organization',
    'organization.deletion_cancelled': () => 'kept the organization',
    'organization.suspended': () => 'suspended the organization',
    'organization.restored': () => 'restored the organization',
    'subscription.started': (_: string, facts: Facts) =>
      facts['trial'] ? `started a trial of the plan ${plan(facts)}` : `took the plan ${plan(facts)}`,
    'subscription.upgraded': (_: string, facts: Facts) => `changed the plan to ${plan(facts)}`,
    'subscription.change_planned': (_: string, facts: Facts) =>
      `planned a change to ${plan(facts)} for the end of the period`,
    'subscription.cancelled': () => 'cancelled the subscription',
    'subscription.resumed': () => 'kept the subscription',
    'subscription.renewed': (_: string, facts: Facts) => `renewed the plan ${plan(facts)}`,
    'subscription.ended': (_: string, facts: Facts) => `ended the plan ${plan(facts)}`,
    'subscription.payment_failed': () => 'could not take a payment',
    'subscription.details_changed': () => 'changed whom invoices are made out to',
    'data_export.asked': () => 'asked for an export of all data',
    'data_export.cancelled': (_: string, facts: Facts) =>
      facts['finished'] ? 'deleted an export of all data' : 'cancelled an export of all data',
    'data_export.downloaded': () => 'downloaded all data',
    'sample_data.turned_on': () => 'turned sample data on',
    'sample_data.turned_off': () => 'turned sample data off',
    'job.created': (subject: string) => `created the job ${subject}`,
    'job.status_changed': (subject: string, facts: Facts) =>
      `changed the job ${subject} from ${String(facts['from'])} to ${String(facts['to'])}`,
    'job.closing_started': (subject: string, facts: Facts) =>
      facts['decision'] === 'reject'
        ? `closed the job ${subject}, rejected its active candidates and scheduled e-mails to them`
        : `closed the job ${subject} and scheduled e-mails to its active candidates`,
    'job.closing_undone': (subject: string) => `undid the closing of the job ${subject}`,
    'import.started': (subject: string, facts: Facts) =>
      `started an import of résumés for the job ${subject}${facts['informs'] ? ', with an e-mail to each person' : ', without e-mails'}`,
    'import.cancelled': (subject: string) => `cancelled an import of résumés for the job ${subject}`,
    'job.archived': (subject: string) => `archived the job ${subject}`,
    'job.recovered': (subject: string) => `recovered the job ${subject}`,
    'form.saved': (_: string, facts: Facts) => `saved the application form${version(facts['version'])}`,
    'custom_ai.created': () => 'created a custom AI field',
    'custom_ai.edited': () => 'edited a custom AI field',
    'custom_ai.removed': () => 'removed a custom AI field',
    'email_template.created': () => 'added an e-mail template',
    'email_template.published': (_: string, facts: Facts) => `published an e-mail template${version(facts['version'])}`,
    'email_template.switched': (_: string, facts: Facts) =>
      facts['enabled'] ? 'switched an e-mail on' : 'switched an e-mail off',
    'email_template.removed': () => 'deleted an e-mail template',
    'flow.created': () => 'created an interview flow',
    'flow.saved': (_: string, facts: Facts) => `saved an interview flow${version(facts['version'])}`,
    'flow.removed': () => 'deleted an interview flow',
    'offer.drafted': (subject: string) => `drafted an offer for ${application(subject)}`,
    'offer.edited': (subject: string, facts: Facts) =>
      `edited the offer for ${application(subject)}${version(facts['version'])}`,
    'offer.approved': (subject: string, facts: Facts) =>
      `approved the offer for ${application(subject)}${version(facts['version'])}`,
    'offer.sent_back': (subject: string) => `sent back the offer for ${application(subject)}`,
    'offer.sent': (subject: string) => `sent the offer for ${application(subject)}`,
    'offer.extended': (subject: string, facts: Facts) =>
      `extended the offer for ${application(subject)} until ${String(facts['expires_on'])}`,
    'offer.withdrawn': (subject: string) => `withdrew the offer for ${application(subject)}`,
    'offer.accepted': (subject: string) => `accepted the offer for ${application(subject)}`,
    'offer.declined': (subject: string) => `declined the offer for ${application(subject)}`,
    'application.hired': (subject: string) => `hired the candidate of ${application(subject)}`,
    'application.rejected': (subject: string) => `rejected ${application(subject)}`,
    'application.reopened': (subject: string) => `reopened ${application(subject)}`,
    'merge.made': (subject: string) => `merged the candidate of ${application(subject)} with another one`,
    'merge.undone': (subject: string) => `undid the merge of the candidate of ${application(subject)}`,
    'application.exported': (_: string, facts: Facts) =>
      `exported ${typeof facts['count'] === 'string' ? `${facts['count']} ` : ''}applications as a file${filtered(facts['filters'])}`,
    'application.downloaded': (subject: string) => `downloaded everything about ${application(subject)}`,
    'share.created': (subject: string) => `created a link to ${application(subject)} for someone without an account`,
    'share.revoked': (subject: string) => `revoked a link to ${application(subject)}`,
    'application.erasure_requested': (subject: string) => `requested the deletion of ${application(subject)}`,
    'application.erasing': () => 'deleted an application with all its data',
  } as Record<string, (subject: string, facts: Facts) => string>,
})

/** What was done, for example "archived the job Backend Engineer". */
export const auditSentence = ({ event, subject, facts }: Pick<AuditEntry, 'event' | 'subject' | 'facts'>): string =>
  sentences[event]?.(subject.name ?? subject.id ?? '', facts) ?? event
