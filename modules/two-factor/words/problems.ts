import { countWords } from '#platform/locale/counts.ts'
import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Error messages of two-factor authentication. */
export const twoFactorProblems = dictionary({
  en: {
    sixDigits: 'Please enter the 6 digits that your app shows.',
    recoveryForm: 'A recovery code has 16 letters and digits. Please check it.',
    wrongCode: 'This code is wrong or was used already. Please enter the one that your app shows now.',
    wrongSetupCode: 'This code is wrong. Please check that the time of your phone is set automatically.',
    wrongRecoveryCode: 'This recovery code is wrong or was used already.',
    locked: (minutes: number) =>
      `Too many wrong codes. For your security, no code is accepted for ${countWords.minutes(minutes)}.`,
    challengeEnded: 'This login took too long. Please log in again.',
    isOn: 'Two-factor authentication is on already.',
    isOff: 'Two-factor authentication is off.',
    setupEnded: 'This took too long. Please start again and scan the new QR code.',
  },
})

/** Error messages of passkeys. */
export const passkeyProblems = dictionary({
  en: {
    malformed: 'This is not what a browser sends for a passkey.',
    unavailable: 'Passkeys need a domain name. Please ask whoever runs this server to set PUBLIC_URL to one.',
    tooMany: (most: number) =>
      `You have ${locale.number(most)} passkeys. Please remove one that you no longer use first.`,
    exists: 'This passkey is already added.',
    refused: 'This passkey was not accepted. Please try again, or sign in another way.',
    notAdded: 'This passkey was not accepted. Please start again.',
  },
})
