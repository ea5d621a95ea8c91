import { dictionary } from '#platform/locale/dictionary.ts'

/** Why a plan was not edited. */
export const planProblems = dictionary({
  en: {
    keyTaken: 'There is a plan with this key already.',
    freePrice: 'The free plan has no price: organizations start with it and fall back to it.',
    freePlan: 'The free plan cannot be archived: organizations fall back to it when their subscription ends.',
  },
})
