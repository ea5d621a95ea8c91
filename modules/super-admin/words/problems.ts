import { countWords } from '#platform/locale/counts.ts'
import { dictionary } from '#platform/locale/dictionary.ts'

/** Error messages of the super-admin area. */
export const superAdminProblems = dictionary({
  en: {
    wrongCredentials: 'E-mail or password is wrong.',
    codeNeeded: 'Please confirm the login with your authenticator app.',
    setupNeeded: 'Please set up an authenticator app. Every super admin needs one.',
    setupDone: 'An authenticator app is set up already. Please log in again and enter a code from it.',
    setupMissing: 'Please scan the QR code with your authenticator app first.',
    stripePrice: 'Enter the price’s ID at Stripe. It starts with price_, followed by letters and digits.',
    plansChanged: 'A plan was added or removed in the meantime. Reload the page and order them again.',
    onPlan: (organization: string, plan: string) => `${organization} is on ${plan} with this billing period already.`,
    paidElsewhere: (organization: string) =>
      `${organization} pays at Stripe. Change its subscription in Stripe. It changes here within seconds.`,
    noTrial: (organization: string) => `${organization} has no trial that could be extended.`,
    trialNotLater: 'Choose a day after the current end of the trial.',
    trialTooLong: (days: number) => `A trial can end at most ${countWords.days(days)} from now.`,
    limitChanged:
      'The limit was changed in the meantime. Reload the page and add units again if they are still needed.',
    emailTaken: 'There is already a super admin with this e-mail address.',
  },
})
