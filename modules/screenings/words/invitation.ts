import { dictionary } from '#platform/locale/dictionary.ts'

/** The dialog that sends an invitation. */
export const inviteWords = dictionary({
  en: {
    title: (name: string) => `Invite ${name} to the screening`,
    retakeTitle: (name: string) => `Invite ${name} to a retake`,
    retakeDescription:
      'The candidate can take the screening once more with a new link. What they have answered before stays on their page.',
    description:
      'The e-mail contains a private link. The candidate can take the screening at any time until it expires.',
    cancel: 'Cancel',
    send: 'Send invitation',
    noneLeft: 'Your plan has no AI interviews left.',
    noneLeftText: 'You can invite again when the next calendar month starts (UTC), or with a larger plan.',
    comparePlans: 'Compare plans',
    failed: 'The invitation was not sent',
  },
})
