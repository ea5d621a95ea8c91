import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Setting and changing passwords, and sending links to confirm an address. */
export const passwordWords = dictionary({
  en: {
    email: 'E-mail',
    current: 'Current password',
    new: 'New password',
    changeHelp: 'At least 12 characters. Your other devices are signed out.',
    resetHelp: 'At least 12 characters. A short sentence is a good password. All open sessions are signed out.',
    notChanged: 'The password was not changed',
    change: 'Change password',
    changed: 'Password changed',
    set: 'Set password',
    sendLink: 'Send link',
    sendAgain: 'Send e-mail again',
    sent: 'Sent. ',
    possibleIn: (seconds: number) => `Available in ${locale.number(seconds)} s`,
  },
})
