import { dictionary } from '#platform/locale/dictionary.ts'

/** Written e-mails on the timeline of an application. */
export const messageTimelineWords = dictionary({
  en: { written: 'Wrote an e-mail', edited: 'Edited a scheduled e-mail', sentAgain: 'Sent an e-mail again' },
})
