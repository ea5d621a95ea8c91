import { countWords } from '#platform/locale/counts.ts'
import { dictionary } from '#platform/locale/dictionary.ts'
import { officeSentences } from './office-entries.ts'
import { locale } from '#platform/locale/locale.ts'

type Facts = Readonly<Record<string, unknown>>

interface Change {
  readonly field: string
  readonly from: string | number | boolean | null
  readonly to: string | number | boolean | null
}

/** The fields of a plan, by their columns. */
const fields: Readonly<Record<string, string>> = dictionary({
  en: {
    name: 'name',
    description: 'description',
    price_monthly: 'monthly price',
    price_yearly: 'yearly price',
    trial_days: 'trial days',
    limit_jobs: 'open jobs',
    limit_interviews: 'AI interviews',
    limit_interview_flows: 'flows',
    limit_custom_ai: 'custom AI fields',
    limit_admins: 'admins',
    can_create_custom_ai: 'can create custom AI fields',
    can_create_flow: 'can create flows',
    hidden: 'hidden',
    provider_price_monthly: 'monthly Stripe price',
    provider_price_yearly: 'yearly Stripe price',
  },
})

const parts = dictionary({ en: { yes: 'yes', no: 'no', none: 'none', unlimited: 'unlimited' } })

function valueOf(field: string, value: Change['to'], currency: string): string {
  if (value === null) return field.startsWith('limit_') ? parts.unlimited : parts.none
  if (typeof value === 'boolean') return value ? parts.yes : parts.no
  if (typeof value === 'string') return `“${value}”`
  return field.startsWith('price_') ? locale.money({ amount: value, currency }) : locale.number(value)
}

/** "monthly price $49 → $59, open jobs 5 → unlimited". */
const differences = (currency: unknown, changes: unknown): string =>
  locale.parts(
    (changes as readonly Change[]).map(({ field, from, to }) => {
      const show = (value: Change['to']) => valueOf(field, value, String(currency))
      return `${fields[field] ?? field} ${show(from)} → ${show(to)}`
    }),
  )

const causes: Readonly<Record<string, string>> = dictionary({
  en: { payment: 'payment', terms: 'terms of service', security: 'security', other: 'another reason' },
})

const units: Readonly<Record<string, string>> = dictionary({
  en: {
    job: 'open jobs',
    interview: 'AI interviews',
    interview_flow: 'interview flows',
    custom_ai: 'custom AI fields',
    admin: 'admins',
  },
})

const informed = (emailed: unknown) => (emailed ? ' and e-mailed the owners' : '')
const day = (value: unknown) => locale.longDay(new Date(String(value)), 'UTC')

/** What was done, as the rest of a sentence after the person. `about` is the name of an organization, a plan or a super admin. */
const sentences = dictionary({
  en: {
    'super_admin.signed_in': (_: string, { way }: Facts) =>
      way === 'recovery_code' ? 'signed in with a recovery code' : 'signed in',
    'super_admin.signed_out': () => 'signed out',
    'super_admin.code_refused': (_: string, { locked }: Facts) =>
      locked ? 'entered 5 wrong codes; codes are locked for 15 minutes' : 'entered a wrong code',
    'super_admin.app_added': () => 'set up an authenticator app',
    'super_admin.created': (about: string, { access }: Facts) =>
      `created the super admin ${about} with ${access === 'full' ? 'full' : 'read-only'} access`,
    'super_admin.reset': (about: string) => `set a new password for ${about} and removed the authenticator app`,
    'plan.created': (about: string) => `created the plan ${about}`,
    'plan.edited': (about: string, { currency, changes }: Facts) =>
      `edited the plan ${about}: ${differences(currency, changes)}`,
    'plan.applied': (about: string, { organizations }: Facts) =>
      `applied the larger limits of the plan ${about} to ${locale.plural(Number(organizations), { one: '1 organization', other: `${locale.number(Number(organizations))} organizations` })} before their renewal`,
    'plan.archived': (about: string) => `archived the plan ${about}`,
    'plan.restored': (about: string) => `restored the plan ${about}`,
    'organization.suspended': (about: string, { cause, emailed }: Facts) =>
      `suspended ${about} (${causes[String(cause)]})${informed(emailed)}`,
    'organization.restored': (about: string, { days, emailed }: Facts) =>
      `restored ${about} after ${countWords.days(Number(days))}${informed(emailed)}`,
    'organization.plan_changed': (about: string, { from, to, interval }: Facts) =>
      `changed the plan of ${about} from ${String(from)} to ${String(to)}, billed ${interval === 'year' ? 'yearly' : 'monthly'}`,
    'organization.trial_extended': (about: string, { from, to }: Facts) =>
      `extended the trial of ${about} from ${day(from)} to ${day(to)}`,
    'organization.units_added': (about: string, { kind, added, limit }: Facts) =>
      `added ${locale.number(Number(added))} ${units[String(kind)]} for ${about}: ${locale.number(Number(limit))} until the next renewal`,
    'plan.ordered': (_: string, { order }: Facts) => `ordered the plans: ${locale.parts(order as string[])}`,
  },
})

const all: Readonly<Record<string, (about: string, facts: Facts) => string>> = {
  ...sentences,
  ...officeSentences,
}

/** Whether there is a sentence for an event. */
export const hasPlatformSentence = (event: string): boolean => event in all

export const platformSentence = (event: string, about: string | null, facts: Facts): string =>
  all[event]?.(about ?? '', facts) ?? event
