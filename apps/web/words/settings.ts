import { dictionary } from '#platform/locale/dictionary.ts'

/** The overview of the settings. */
export const settingsPageWords = dictionary({
  en: {
    title: 'Settings',
    profile: 'Profile',
    profileNote: 'Your name, password, two-factor authentication, devices, calendars, notifications and appearance',
    profileFailed: 'Couldn’t load your profile',
    appearance: 'Appearance',
    onDevice: 'On this device.',
    schemes: { light: 'Light', dark: 'Dark', system: 'Use system setting' },
    you: 'You',
    password: 'Password',
    organization: 'Organization',
    organizationNote:
      'Name, brand, careers page, privacy, e-mails, data retention, the audit log, and exporting or deleting all data',
    admins: 'Admins',
    adminsNote: 'Members of your organization and their roles',
    subscription: 'Subscription',
    subscriptionNote: 'Your plan and remaining usage',
    billingDetails: 'Billing details',
    transactions: 'Transactions',
    transactionsNote: 'Payments and invoices',
    modelCheck: 'Model check',
    modelCheckNote: 'Which engines are in use, what they can do, and whether your language model passed',
  },
})
