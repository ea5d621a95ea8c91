import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const percent = (value: number) => `${locale.number(value)}%`

/** A candidate's accommodation requests, and the dialog that answers one. */
export const accommodationWords = dictionary({
  en: {
    title: 'Accommodation requests',
    extraTime: (granted: number) => `${percent(granted)} more time for this screening.`,
    quoted: (text: string) => `“${text}”`,
    answerBy: 'Answer due',
    answered: 'Answered',
    answer: 'Answer request',
    dialogTitle: (name: string) => `Answer ${name}’s request`,
    description: 'The candidate gets your answer by e-mail and reads it on the page of the interview.',
    note: 'Answer',
    time: 'Extra time',
    timeHelp: 'For every question and for the screening as a whole. It applies to this candidate only.',
    noTime: 'No extra time',
    moreTime: (value: number) => `${percent(value)} more time`,
    timeOver: 'This screening is over, so there is no time left to extend.',
    alreadyAnswered: 'Somebody else has answered this request. Close this dialog to read the answer.',
    empty: 'Write an answer, or grant extra time.',
    send: 'Send answer',
    cancel: 'Cancel',
    failed: 'The answer was not sent',
    sent: (name: string) => `Answer sent to ${name}`,
  },
})
