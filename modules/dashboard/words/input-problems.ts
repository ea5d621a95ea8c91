import { dictionary } from '#platform/locale/dictionary.ts'

/** Why an input is refused. */
export const dashboardInputProblems = dictionary({
  en: {
    wholeDays: 'Enter whole days.',
    leastDays: 'Enter at least 1 day.',
    mostDays: 'Enter at most 90 days.',
  },
})
