import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why the server refuses a change of a to-do. */
export const todoProblems = dictionary({
  en: {
    assigneeHidden: 'This person cannot see the candidate. Choose someone else.',
    stale: 'This to-do was changed in the meantime.',
    tooMany: (most: number) => `An application has at most ${locale.number(most)} open to-dos. Complete some first.`,
  },
})
