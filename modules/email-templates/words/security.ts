import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const notYou = (organization: string) =>
  `If this was not you, change your password now, and tell an owner of ${organization}.`

/** E-mails about the security of an account. An organization cannot change or switch them off. */
export const securityEmailWords = dictionary({
  en: {
    hello: (name: string) => `Hello ${name},`,
    notYou,
    open: 'Open security settings',
    added: {
      subject: 'Two-factor authentication is on',
      headline: 'Two-factor authentication is on',
      text: 'From now on, you log in with a code from your authenticator app in addition to your password. Store your recovery codes in a safe place: each replaces the app once if you lose your phone.',
    },
    removed: {
      subject: 'Two-factor authentication is off',
      headline: 'Two-factor authentication is off',
      text: 'From now on, your password alone is enough to log in to your account. Your recovery codes no longer work.',
    },
    renewed: {
      subject: 'New recovery codes for your account',
      headline: 'You have new recovery codes',
      text: 'The recovery codes that you had before no longer work.',
    },
    used: {
      subject: 'A recovery code was used to log in',
      headline: 'A recovery code was used',
      text: (left: number) =>
        `Someone logged in to your account with your password and a recovery code. ${
          left === 0
            ? 'No recovery code is left. Create new ones.'
            : locale.plural(left, {
                one: '1 recovery code is left. Create new ones soon.',
                other: `${locale.number(left)} recovery codes are left.`,
              })
        } If you lost your phone, switch two-factor authentication off and set it up again with the new one.`,
    },
  },
})
