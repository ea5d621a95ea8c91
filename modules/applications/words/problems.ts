import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why the server refuses to move an application. */
export const moveWords = dictionary({
  en: {
    hireOnlyFrom: (stage: string) => `Only an application in ${stage} can be marked as hired.`,
    cannotBecome: (from: string, to: string) => `The status of an application cannot change from ${from} to ${to}.`,
    cannotMove: (from: string, to: string) => `An application cannot move from ${from} to ${to}.`,
    stale: (name: string | null, now: string) =>
      name
        ? `${name} changed this application in the meantime. It is now: ${now}.`
        : `This application changed in the meantime. It is now: ${now}.`,
    emailTooLate: (days: number) => `Choose a time within the next ${locale.number(days)} days.`,
    reasonMissing: 'Choose a reason: we rejected them, they withdrew, or the role was filled or closed.',
  },
})

/** Why the server refuses other changes to an application. */
export const applicationWords = dictionary({
  en: {
    receivedAgain: (organization: string) => `${organization} has your new application`,
    receivedAgainText:
      'It replaces the one you sent before for this role. We have e-mailed you the link to the page where you can track it.',
    noteOfOther: 'Only the author can change a note.',
    noteStale: 'This note was changed in the meantime, perhaps in another window. Your text was not saved.',
    mentionHidden: 'One of the people you mentioned cannot see this candidate.',
    tooManyTags: (most: number) => `An application has at most ${locale.number(most)} tags.`,
    ownerUnknown: 'This person is not a member of the organization.',
    noEmail: 'This person has no e-mail address. Add one on their page first.',
    emailTaken: 'Another candidate has this e-mail address. If they are the same person, merge them.',
    hasEmail: 'This person already has an e-mail address.',
    sampleAddress: 'This address is reserved for sample data. Enter your own e-mail address.',
    emailSent: 'This e-mail has already been sent.',
    missing: 'This application does not exist anymore.',
    alreadyClosed: 'This application is already closed.',
    jobMissing: 'This job does not exist anymore.',
    paused:
      'This organization is not accepting applications at the moment. Nothing was sent. Your answers are still saved on this device, so you can submit them later.',
    jobClosed:
      'This job no longer accepts applications. Your answers are saved on this device, and other roles may be open.',
    formMissing: 'This form does not exist anymore. Reload the page.',
    attachmentType: 'Choose a PDF, a document, an image (PNG, JPEG, WebP) or a text file.',
    answersInvalid: (count: number) =>
      locale.plural(count, {
        one: 'Fix 1 answer before you submit.',
        other: `Fix ${locale.number(count)} answers before you submit.`,
      }),
  },
})
