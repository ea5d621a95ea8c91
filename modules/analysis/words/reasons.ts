import { dictionary } from '#platform/locale/dictionary.ts'

/** Why a person has to look at an application. */
export const needsReviewWords = dictionary({
  en: {
    unread: 'The résumé could not be read.',
    inBlindReview: 'Needs a person; the reason is shown after your scorecard.',
  },
})
