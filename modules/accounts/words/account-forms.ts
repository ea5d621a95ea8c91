import { dictionary } from '#platform/locale/dictionary.ts'

/** Logging in. */
export const loginWords = dictionary({
  en: {
    email: 'E-mail',
    password: 'Password',
    unconfirmed: 'Confirm your e-mail address first',
    unconfirmedText: (email: string) => `We sent an e-mail to ${email}. Click the button in it to confirm the address.`,
    failed: 'Login failed',
    contact: 'Contact us',
    submit: 'Login',
  },
})

/** The account of the person who registers an organization. */
export const firstAdminWords = dictionary({
  en: {
    name: 'Your name',
    email: 'Work e-mail',
    emailHelp: 'You use it to log in. We send one e-mail to confirm it.',
    password: 'Password',
    passwordHelp: 'At least 12 characters. A short sentence is a good password.',
    failed: 'Couldn’t create your account',
    submit: 'Create account',
    back: 'Back',
  },
})

/** The person's own profile. */
export const profileWords = dictionary({
  en: {
    name: 'Name',
    nameHelp: 'Visible to candidates and colleagues.',
    email: 'E-mail',
    zone: 'Time zone',
    zoneHelp: 'Used for your availability, reminders and e-mails. Pages show times in the time zone of your device.',
    failed: 'Changes not saved',
    submit: 'Save',
    saved: 'Saved',
  },
})

/** Confirming an e-mail address. */
export const verificationWords = dictionary({
  en: {
    checkFailed: 'Couldn’t check this link',
    stillValid: 'The link is still valid.',
    retry: 'Try again',
    expired: 'This link has expired',
    unknown: 'This link doesn’t work',
    newLink: 'Log in with your e-mail and password to get a new link.',
    questionBefore: 'Is ',
    questionAfter: (organization: string | null) =>
      organization ? ` your e-mail address for ${organization}?` : ' your e-mail address?',
    failed: 'Couldn’t confirm this address',
    submit: 'Confirm address',
    yourAddress: 'Your address',
    confirmed: ' is confirmed.',
    alreadyConfirmed: ' is already confirmed.',
  },
})
