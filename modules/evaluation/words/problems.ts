import { dictionary } from '#platform/locale/dictionary.ts'

/** Why there is no evaluation, or no opinion on it. */
export const evaluationProblems = dictionary({
  en: {
    nothingToEvaluate: 'There is nothing to evaluate yet: no résumé with text and no completed screening.',
    waitsForModel: 'The language model is not available. We will try again automatically.',
    failed: 'The evaluation failed. We will try again automatically.',
    failedAgain:
      'The evaluation failed several times, so there is no score. You can run it again or review it yourself.',
    notStored:
      'The result could not be stored, so there is no score. You can run the evaluation again or review it yourself.',
    noSuchResult: 'This evaluation has no result for this criterion. Reload the page to see the latest evaluation.',
    scorecardFirst: 'Submit your scorecard, or skip it, before you comment on the AI evaluation.',
    budgetSpent:
      'The monthly budget for language models is spent, so there is no score. You can run it again next month or review it yourself.',
  },
})
