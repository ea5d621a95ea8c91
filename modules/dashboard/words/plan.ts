import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** What is used of the plan, on the dashboard. */
export const planWords = dictionary({
  en: {
    kinds: {
      job: 'Open jobs',
      interview: 'AI interviews',
      interview_flow: 'Interview flows',
      admin: 'Admins',
    },
    used: (used: number, limit: number) => `${locale.number(used)} of ${locale.number(limit)}`,
  },
})
