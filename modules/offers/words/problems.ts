import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why the server refuses something about an offer. */
export const offerProblems = dictionary({
  en: {
    pay: 'Enter the pay as an amount above 0.',
    currency: 'Enter a currency with three letters, such as EUR.',
    text: 'Write the text of the offer.',
    attachments: (most: number) => `Attach at most ${locale.number(most)} files.`,
    attachmentMissing: 'This file does not exist anymore. Remove it and attach it again.',
    tooManyFiles: (most: number) =>
      `This application already has ${locale.number(most)} files for offers. Attach one of them, or wait a day until unused ones are deleted.`,
    fileMissing: 'Choose a file.',
    fileExpired: 'This download link has expired. Reload the page.',
    approverMissing: 'Choose at least one person.',
    approverUnsuitable: 'Choose people who may decide about this candidate and did not write the offer.',
    reason: 'Give a reason.',
    missing: 'This offer does not exist anymore.',
    open: 'This application already has an offer. Withdraw it before you draft another one.',
    accepted: 'The candidate has accepted an offer. No other one can be drafted.',
    applicationClosed: 'This application is closed. Reopen it before you make an offer.',
    changed: 'Someone has edited this offer. Read the new version before you continue.',
    notAllowed: (state: string) => `This is not possible for an offer with the status “${state}”.`,
    approvalNeeded: 'Your organization requires approval. Ask someone to approve the offer before you send it.',
    notAsked: 'You were not asked to approve this offer.',
    past: 'Choose a day that is not over.',
    tooLate: (days: number) => `Choose a day within the next ${locale.number(days)} days.`,
    notLater: 'Choose a later day than the current one.',
    blind: 'Offers name the candidate. In blind review, submit your scorecard first.',
    withdrawn: 'This offer was withdrawn, so it cannot be answered anymore.',
    expired: 'The time to answer this offer is over. Write to the contact person if you still want to answer.',
    answered: 'This offer has already been answered.',
    notOpen: 'This offer cannot be answered right now. Write to the contact person.',
  },
})
