import { dictionary } from '#platform/locale/dictionary.ts'

/** Why a plan was not edited. */
export const planProblems = dictionary({
  en: {
    keyTaken: 'There is a plan with this key already.',
    freePlan: 'The free plan cannot be archived: organizations fall back to it when their subscription ends.',
  },
})
