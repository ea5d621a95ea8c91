import { dictionary } from '#platform/locale/dictionary.ts'

/** Why a person has to look at an application. */
export const needsReviewWords = dictionary({
  en: {
    unread: 'The résumé could not be read.',
    screening: 'The screening needs human review. The reason is shown after your scorecard.',
    inBlindReview: 'Needs human review; the reason is shown after your scorecard.',
  },
})
