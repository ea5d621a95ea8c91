import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Two-factor authentication in one's own profile. */
export const twoFactorWords = dictionary({
  en: {
    title: 'Two-factor authentication',
    note: 'A code from your phone in addition to your password.',
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
    password: 'Current password',
    next: 'Continue',
    cancel: 'Cancel',
    failed: 'Two-factor authentication was not changed',
    setup: {
      title: 'Set up two-factor authentication',
      passwordText: 'Enter your password again, so that nobody else can do this at your desk.',
      scanText: 'Scan this code with an authenticator app, for example 1Password, Google Authenticator or Aegis.',
      qr: 'QR code for your authenticator app',
      drawing: 'Drawing the QR code',
      manual: 'Can’t scan it? Enter this key in the app:',
      code: 'Code from the app',
      codeHelp: '6 digits. The app shows a new code every 30 seconds.',
      confirm: 'Switch on',
      codesTitle: 'Store your recovery codes',
      done: 'I have stored them',
    },
    renewal: {
      title: 'Create new recovery codes',
      text: 'Your present recovery codes stop working.',
    },
    removal: {
      title: 'Remove the authenticator app',
      text: 'After that your password alone is enough to log in, and your recovery codes stop working.',
      submit: 'Remove authenticator app',
      done: 'Two-factor authentication is off',
    },
    recovery: {
      text: 'If you lose your phone, log in with one of these codes. Each works once. They are not shown again, so store them where you will find them without your phone.',
      list: 'Your recovery codes',
      copy: 'Copy',
      copied: 'Copied',
      copyFailed: 'Copying is not possible here. Select the codes and copy them.',
      download: 'Download',
      fileName: 'evenhand-recovery-codes.txt',
      fileTitle: 'Evenhand recovery codes',
      fileNote: 'Each code works once.',
      print: 'Print',
    },
  },
})

/** The second step of logging in. */
export const signInCodeWords = dictionary({
  en: {
    lead: 'Enter the code that your authenticator app shows.',
    recoveryLead: 'Enter one of the recovery codes that you stored when you set up two-factor authentication.',
    code: 'Code',
    recoveryCode: 'Recovery code',
    recoveryHelp: '16 letters and digits, for example k7qm-2x9d-w4ht-p8cn.',
    submit: 'Login',
    failed: 'Login failed',
    useRecovery: 'Lost your phone? Use a recovery code',
    useApp: 'Use the authenticator app',
    back: 'Log in again',
  },
})
