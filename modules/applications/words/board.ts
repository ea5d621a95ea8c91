import { dictionary } from '#platform/locale/dictionary.ts'

/** The board of applications by stage. */
export const boardWords = dictionary({
  en: {
    loading: 'Loading candidates',
    candidates: 'Candidates',
    empty: 'No candidates in this stage',
    more: (shown: string, total: string) => `Show more (${shown} of ${total})`,
    nextColumn: 'Next stage on the board',
    previousColumn: 'Previous stage on the board',
  },
})
