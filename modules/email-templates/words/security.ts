import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const notYou = (organization: string) =>
  `If this was not you, change your password now: this signs out all other devices. Then tell an owner of ${organization}.`

/** E-mails about the security of an account. An organization cannot change or switch them off. */
export const securityEmailWords = dictionary({
  en: {
    hello: (name: string) => `Hello ${name},`,
    notYou,
    open: 'Open security settings',
    newDevice: {
      subject: 'New device signed in to your account',
      headline: 'New sign-in to your account',
      text: 'Someone signed in to your account on a device that had not signed in to it before. If this was you, there is nothing to do.',
      device: 'Device',
      time: 'Time',
    },
    added: {
      subject: 'Authenticator app added to your account',
      headline: 'An authenticator app was added',
      text: 'Two-factor authentication is on: you log in with a code from the app in addition to your password. Store your recovery codes in a safe place: each replaces the app once if you lose your phone.',
    },
    appRemoved: {
      subject: 'Authenticator app removed from your account',
      headline: 'Your authenticator app was removed',
      text: 'Its codes no longer work. Two-factor authentication stays on: you confirm a login with a passkey or a recovery code.',
    },
    passkeyAdded: {
      subject: 'Passkey added to your account',
      headline: 'A passkey was added',
      text: 'You can now log in with this passkey instead of your password. If you log in with your password, it also confirms the login. Your recovery codes replace it if you lose it, each once.',
    },
    passkeyRemoved: {
      subject: 'Passkey removed from your account',
      headline: 'A passkey was removed',
      text: 'It no longer works for logging in. Two-factor authentication stays on with your other methods.',
    },
    lastPasskeyRemoved: {
      subject: 'Two-factor authentication is off',
      headline: 'Your last passkey was removed',
      text: 'Two-factor authentication is off. From now on, your password alone is enough to log in to your account. Your recovery codes no longer work.',
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
