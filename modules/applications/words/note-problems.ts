import { dictionary } from '#platform/locale/dictionary.ts'

/** Why an input is refused. */
export const noteInputProblems = dictionary({
  en: {
    empty: 'Write something.',
  },
})
