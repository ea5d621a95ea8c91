import { dictionary } from '#platform/locale/dictionary.ts'

/** The second step of logging in. */
export const signInCodeWords = dictionary({
  en: {
    lead: 'Enter the code that your authenticator app shows.',
    recoveryLead:
      'Lost your phone or your passkey? Enter one of the recovery codes that you stored when you set up two-factor authentication.',
    code: 'Code',
    recoveryCode: 'Recovery code',
    recoveryHelp: '16 letters and digits, for example k7qm-2x9d-w4ht-p8cn.',
    submit: 'Login',
    failed: 'Login failed',
    passkeyLead: 'Confirm with your passkey: your fingerprint, your face, a PIN or a security key.',
    confirmWithPasskey: 'Confirm with passkey',
    use: {
      passkey: 'Use a passkey',
      code: 'Use the authenticator app',
      recovery_code: 'Use a recovery code',
    },
    back: 'Log in again',
  },
})
