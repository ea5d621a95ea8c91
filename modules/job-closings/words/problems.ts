import { dictionary } from '#platform/locale/dictionary.ts'
import { countWords } from '#platform/locale/counts.ts'

/** Why a job could not be closed or a candidate not be informed. */
export const closingWords = dictionary({
  en: {
    emailTooLate: (days: number) => `Choose a time within ${countWords.days(days)}.`,
    running: 'The candidates of this job are being informed. Try again in a minute.',
    alreadySent: 'The e-mails have been sent, so the closing can no longer be undone. You can reopen the job instead.',
    failed: 'The e-mail could not be created. Reject this candidate by hand.',
    hasOffer: 'Has an offer that is open or was accepted. Decide on the candidate’s page.',
    undelivered: 'The e-mail could not be delivered.',
  },
})
