import { dictionary } from '#platform/locale/dictionary.ts'
import { officeSentences } from './office-entries.ts'
import { locale } from '#platform/locale/locale.ts'

type Facts = Readonly<Record<string, unknown>>

/** "price monthly 4900 → 5900, limit jobs unlimited". */
function differences(from: unknown, to: unknown): string {
  const before = from as Facts
  const value = (one: unknown) => (one === null ? entryParts.none : String(one))
  return locale.parts(
    Object.entries(to as Facts).map(
      ([field, now]) => `${field.replaceAll('_', ' ')} ${value(before[field])} → ${value(now)}`,
    ),
  )
}

const entryParts = dictionary({ en: { none: 'none' } })

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
    'plan.edited': (about: string, { from, to }: Facts) => `edited the plan ${about}: ${differences(from, to)}`,
    'plan.archived': (about: string) => `archived the plan ${about}`,
    'plan.restored': (about: string) => `restored the plan ${about}`,
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
