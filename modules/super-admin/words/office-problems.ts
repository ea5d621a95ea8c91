import { dictionary } from '#platform/locale/dictionary.ts'

/** Error messages of the settings and the lists of the super-admin area. */
export const officeProblems = dictionary({
  en: {
    alreadyRunAgain: 'This task has already been run again. Reload the page to see the result.',
    ownAccount: 'You cannot remove yourself. Another super admin with full access can.',
    lastSuperAdmin: 'At least one super admin needs full access.',
    emailTaken: 'There is already a super admin with this e-mail address.',
    invitationEnded: 'This invitation has expired, or it was withdrawn or used. Ask a super admin for a new one.',
    staleEdit: 'Someone changed the settings in the meantime. Reload the page and make your change again.',
    color: 'Enter a color like #0f5f54.',
    planCannotStart:
      'Organizations cannot start with this plan. It has to be without a price, or with a trial, and not archived.',
  },
})
