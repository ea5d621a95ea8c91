import { dictionary } from '#platform/locale/dictionary.ts'

/** Why an organization cannot be registered. */
export const platformSettingsProblems = dictionary({
  en: {
    closed: 'Registration is closed at the moment.',
    invited: 'Registration is by invitation. Open the link in your invitation e-mail.',
    invitation: {
      good: 'This invitation is valid.',
      used: 'An organization has already been registered with this invitation. Log in, or ask for a new one.',
      expired: 'This invitation has expired. Ask for a new one.',
      unknown: 'This invitation is not valid. Open the link in your invitation e-mail, or ask for a new one.',
    },
  },
})
