import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The sentences that summarize an evaluation. */
export const summaryWords = dictionary({
  en: {
    removed: (count: number) =>
      locale.plural(count, {
        one: '1 claim was removed because of missing evidence.',
        other: `${locale.number(count)} claims were removed because of missing evidence.`,
      }),
    match: {
      noScore: 'There is no match score.',
      counts: (met: number, total: number, partly: number) =>
        `The résumé meets ${locale.number(met)} of ${locale.number(total)} requirements and partly meets ${locale.number(partly)}.`,
      score: (score: number) => `The match score is ${locale.number(score)} out of 100.`,
      aRequirement: 'a requirement',
      shown: (requirement: string, quote: string) => `Shown: ${requirement} (“${quote}”).`,
      partlyShown: (requirement: string, quote: string) => `Partly shown: ${requirement} (“${quote}”).`,
      notFound: (requirements: readonly string[], more: number) =>
        `Not found: ${requirements.join('; ')}${more > 0 ? ` and ${locale.number(more)} more` : ''}.`,
    },
    interview: {
      noScore: 'There is no screening score.',
      structureOnly:
        'The built-in rules engine gives no score. It counts elements of the answers and does not judge quality.',
      structure: (competency: string, present: number, all: number) =>
        `${competency}: answer structure ${locale.number(present)} of ${locale.number(all)}.`,
      mayNotAddress: (competency: string) => `${competency}: the answer may not address the question.`,
      harm: (competency: string, quote: string) => `${competency}: reports possible harm, please read (“${quote}”).`,
      score: (score: number) => `The screening score is ${locale.number(score)} out of 100.`,
      scoreInRuns: (score: number, low: number, high: number, runs: number) =>
        `The screening score is ${locale.number(score)} out of 100, between ${locale.number(low)} and ${locale.number(high)} in ${locale.number(runs)} AI runs.`,
      coverage: (percent: number) => `${locale.number(percent)}% of the weight is covered.`,
      strongest: (competency: string, level: number, quote: string) =>
        `Strongest: ${competency}, level ${locale.number(level)} of 5 (“${quote}”).`,
      weakest: (competency: string, level: number, quote: string) =>
        `Weakest: ${competency}, level ${locale.number(level)} of 5 (“${quote}”).`,
      notScored: (count: number) =>
        locale.plural(count, {
          one: '1 question is not scored.',
          other: `${locale.number(count)} questions are not scored.`,
        }),
      skipped: (count: number) =>
        locale.plural(count, {
          one: '1 question was skipped.',
          other: `${locale.number(count)} questions were skipped.`,
        }),
    },
  },
})
