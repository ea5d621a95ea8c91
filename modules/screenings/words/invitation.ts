import { dictionary } from '#platform/locale/dictionary.ts'

/** The dialog that sends an invitation. */
export const inviteWords = dictionary({
  en: {
    title: (name: string) => `Invite ${name} to the screening`,
    description:
      'The e-mail contains a private link. The candidate can take the screening at any time until it expires.',
    cancel: 'Cancel',
    send: 'Send invitation',
    failed: 'The invitation was not sent',
  },
})
