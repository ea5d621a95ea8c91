import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why the server refuses to send or change an e-mail. */
export const messageProblems = dictionary({
  en: {
    noEmail: 'No e-mail address is known for this person, so they cannot be written to.',
    past: 'Choose a time in the future.',
    tooFar: (days: number) => `Choose a time within the next ${locale.number(days)} days.`,
    gone: 'This e-mail has already been sent or cancelled.',
    stale: 'This e-mail was edited in the meantime. Check what it says now.',
    notFailed: 'Only an e-mail that was not delivered can be sent again.',
  },
})
