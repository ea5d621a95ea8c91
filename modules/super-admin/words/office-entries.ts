import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

type Facts = Readonly<Record<string, unknown>>

const names = dictionary({
  en: {
    fields: {
      registration: 'registration',
      default_plan: 'the plan of new organizations',
      brand_name: 'the name in e-mails',
      brand_color: 'the color of e-mails',
      support_email: 'the reply address',
    },
    registration: { open: 'open', invitation: 'by invitation', closed: 'closed' },
  },
})

const fieldNames: Readonly<Record<string, string>> = names.fields
const registrationNames: Readonly<Record<string, string>> = names.registration

const changed = ({ fields }: Facts) =>
  locale.list((fields as readonly string[]).map(field => fieldNames[field] ?? field))

/** What was done in the settings and to requests, as the rest of a sentence after the person. */
export const officeSentences = dictionary({
  en: {
    'super_admin.invited': (about: string, { access }: Facts) =>
      `invited ${about} with ${access === 'full' ? 'full' : 'read-only'} access`,
    'super_admin.invitation_withdrawn': (about: string) => `withdrew the invitation of ${about}`,
    'super_admin.removed': (about: string) => `removed the super admin ${about}`,
    'platform.settings_edited': (_: string, facts: Facts) =>
      typeof facts['registration'] === 'string' && (facts['fields'] as unknown[]).length === 1
        ? `changed registration to “${registrationNames[facts['registration']]}”`
        : `changed ${changed(facts)}`,
    'platform.announced': () => 'published an announcement',
    'platform.announcement_ended': () => 'ended the announcement',
    'platform.organization_invited': (about: string) => `invited ${about} to register an organization`,
    'platform.invitation_withdrawn': (about: string) =>
      `withdrew the invitation of ${about} to register an organization`,
    'platform.task_run_again': (about: string) => `ran the failed task ${about} again`,
    'contact_request.confirmed_again': (about: string) => `sent the confirmation to ${about} again`,
    'contact_request.edited': (about: string, { state }: Facts) =>
      state === 'done'
        ? `marked the request of ${about} as done`
        : state === 'open'
          ? `reopened the request of ${about}`
          : `changed the note on the request of ${about}`,
  },
})
