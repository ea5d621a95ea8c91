import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The interview kit: what an interviewer prepares with. */
export const kitWords = dictionary({
  en: {
    open: 'Open interview kit',
    title: (candidate: string) => `Interview kit: ${candidate}`,
    calendar: 'Interview Calendar',
    loading: 'Loading the interview kit',
    failed: 'Couldn’t load the interview kit',
    candidate: 'View candidate and résumé',
    interview: 'Interview',
    guide: 'Guide',
    questions: 'Questions',
    noQuestions: 'This round has no questions yet. Someone who edits interview flows can add them.',
    level: (level: number, text: string) => `${locale.number(level)}: ${text}`,
    levels: 'What answers sound like, from 1 to 5',
    others: 'What other rounds cover',
    noOthers: 'This job has no other rounds.',
    notPlanned: 'Not scheduled',
    with: (names: readonly string[]) => `with ${locale.list(names)}`,
  },
})
