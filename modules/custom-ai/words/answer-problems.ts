import { dictionary } from '#platform/locale/dictionary.ts'

/** Why there is no answer. */
export const answerProblems = dictionary({
  en: {
    budgetSpent: 'The monthly budget for language models is spent.',
    needsModel: 'This question needs a language model, and none is configured.',
    misbehaved: 'The language model did not answer in the shape asked for.',
    refused: 'The language model’s server refused the request. Check its settings.',
    unavailable: 'The language model is not available. Try again in a moment.',
    failedAgain: 'The evaluation failed several times.',
    blind: 'Blind review hides AI results of this application until you submit a scorecard.',
    gone: 'This application does not exist anymore.',
  },
})
