import { dictionary } from '#platform/locale/dictionary.ts'

/** What the interviewer says about a job, in words. */
export const factWords = dictionary({
  en: {
    pay: (min: string, max: string | null, period: 'year' | 'month' | 'hour') => {
      const per = { year: 'a year', month: 'a month', hour: 'an hour' }[period]
      return max === null ? `${min} ${per}` : `${min} to ${max} ${per}`
    },
  },
})
