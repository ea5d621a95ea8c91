import { dictionary } from '#platform/locale/dictionary.ts'

/** Why an input is refused. */
export const messageInputProblems = dictionary({
  en: {
    empty: 'Write something.',
  },
})
