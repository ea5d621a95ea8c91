import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The file with everything about an application. */
export const archiveWords = dictionary({
  en: {
    failed: 'The application could not be downloaded',
    preparing: 'The file is being prepared',
    none: 'Nothing.',
    page: (number: number) => `Page ${locale.number(number)}`,
    readMe: (at: string) => `Everything about one application, as of ${at} (times are in UTC).

application.json   the candidate, the answers, the résumé as it was read, the match
evaluation.json    AI evaluations with their evidence, and the scorecards that you may see
screenings.json    AI interviews; transcript-N.txt has their words
offers.json        offers with their versions
e-mails            everything that was sent, as JSON and text
notes, to-dos      what the team added, as JSON and text
timeline           who did what and when, as JSON and text
resume             the original file and its visible text
answers            files from the form
files              files that the team added

Audio and video recordings are not included. In blind view, names, contact details and files are left out.
This file contains personal data. Delete it when you no longer need it.
`,
  },
})
