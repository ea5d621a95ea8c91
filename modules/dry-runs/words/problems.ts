import { dictionary } from '#platform/locale/dictionary.ts'

export const dryRunProblems = dictionary({
  en: {
    alreadyRunning: 'A dry run of this flow is already running. Wait until it has ended, or stop it.',
    otherRound: 'This is another round than the one to be run.',
    nothingToAsk: 'Only an AI interview with questions can be dry-run.',
    sameId: 'Two questions of this round have the same ID.',
    noWrittenAnswer:
      'None of these questions has a written answer. Add a question from the library, or configure a language model.',
  },
})

/** Whom the interviewer of a dry run speaks for. No candidate hears it. */
export const dryRunScene = dictionary({
  en: { interviewer: 'Interviewer', organization: 'the organization', job_title: 'open' },
})
