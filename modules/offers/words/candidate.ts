import { dictionary } from '#platform/locale/dictionary.ts'

/** An offer on the candidate's status page. */
export const candidateOfferWords = dictionary({
  en: {
    title: 'Our offer',
    answerBy: (when: string) => `You can answer until ${when}.`,
    onHold: 'This offer cannot be answered right now. If you have questions, write to us.',
    accept: 'Accept offer',
    decline: 'Decline offer',
    later: 'Decide later',
    acceptTitle: 'Accept this offer?',
    acceptMeans: (organization: string) =>
      `By accepting, you tell ${organization} that you agree to this offer: the position, the pay, the start date and everything in the text. You cannot take this back on this page. ${organization} contacts you about the next steps.`,
    name: 'Your full name',
    nameHelp: 'Type your name to accept.',
    nameMissing: 'Type your name.',
    declineTitle: 'Decline this offer?',
    declineMeans: (organization: string) =>
      `We tell ${organization} right away. You cannot take this back on this page.`,
    reason: 'Reason',
    failed: 'Your answer was not sent',
    accepted: (when: string, name: string) => `You accepted this offer on ${when} with the name ${name}.`,
    declined: (when: string) => `You declined this offer on ${when}.`,
    expired: (when: string) => `You could answer until ${when}. If you still want to answer, write to us.`,
    withdrawn: 'This offer was withdrawn and cannot be answered anymore.',
    read: 'Read the offer',
    download: (name: string) => `Download ${name}`,
  },
})
