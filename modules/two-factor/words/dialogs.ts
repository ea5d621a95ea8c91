import { dictionary } from '#platform/locale/dictionary.ts'

/** The dialogs of two-factor authentication, which load when one is opened. */
export const twoFactorDialogWords = dictionary({
  en: {
    password: 'Current password',
    next: 'Continue',
    cancel: 'Cancel',
    failed: 'Two-factor authentication was not changed',
    renew: 'Create new codes',
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
      textWithPasskeys: 'You confirm a login with a passkey or a recovery code then.',
      submit: 'Remove authenticator app',
      done: 'Authenticator app removed',
    },
    recovery: {
      text: 'If you lose your phone or your passkey, log in with one of these codes. Each works once. They are not shown again, so store them where you will find them then.',
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
