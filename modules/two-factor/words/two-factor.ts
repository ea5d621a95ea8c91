import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Two-factor authentication in one's own profile. */
export const twoFactorWords = dictionary({
  en: {
    title: 'Two-factor authentication',
    note: 'A code from your phone or a passkey in addition to your password.',
    loading: 'Loading two-factor authentication',
    loadFailed: 'Couldn’t load two-factor authentication',
    app: 'Authenticator app',
    on: 'On',
    off: 'Off',
    added: 'Added',
    explained: 'Someone who learns your password cannot log in without your phone.',
    setUp: 'Set up',
    remove: 'Remove',
    codes: 'Recovery codes',
    codesLeft: (left: number, all: number) => `${locale.number(left)} of ${locale.number(all)} left`,
    fewCodes: 'Create new codes before you run out.',
    renew: 'Create new codes',
  },
})
