import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why an answer has no result, and why an interview needs human review. */
export const interviewReasons = dictionary({
  en: {
    unscored: {
      tooShort: 'The answer is too short to be evaluated.',
      skipped: 'The candidate skipped this question.',
      interrupted: (why: string | null) => `The answer was interrupted${why ? `: ${why}` : ''}. It is not scored.`,
      notAsked: (why: string | null) => `The question was not asked${why ? `: ${why}` : ''}. It is not scored.`,
      noUsableResult: 'The language model gave no usable evaluation of this answer.',
      tooFewRuns: 'Most AI runs gave no level that is backed by the transcript, so there is no level.',
      noEvidence: 'No claim about this answer is backed by the transcript.',
    },
    outcomes: {
      time_limit: 'time was up',
      candidate_ended: 'the candidate ended the interview',
      connection_lost: 'the connection was lost',
    },
    dropped: {
      noQuote: (level: number) => `Level ${locale.number(level)} had no quote that exists in the answer.`,
      notSaid: 'The candidate did not say this in this answer.',
      given: 'These are words of the question or of the interviewer.',
      hidden: 'It addresses the evaluator or identifies the person, and is not evidence.',
      protected: (level: number) => `The reasons for level ${locale.number(level)} named a personal characteristic.`,
      instruction: (level: number) => `The reasons for level ${locale.number(level)} were an instruction.`,
      notSupported: (level: number) => `The quotes for level ${locale.number(level)} do not support any level.`,
      lowered: (from: number, to: number) =>
        `The quotes for level ${locale.number(from)} support only level ${locale.number(to)}.`,
    },
    withheld: {
      protected: 'The model’s reasons named a personal characteristic and are not shown.',
      instruction: 'The model’s reasons were an instruction and are not shown.',
      praise: 'The model praised the candidate instead of giving reasons. Its reasons are not shown.',
      number: 'The model’s reasons contained a number that is not in the answer, and are not shown.',
      language: 'The model’s reasons are in a language that cannot be checked, and are not shown.',
      empty: 'The model gave no reasons.',
    },
    lowered: (from: number, to: number) =>
      `The AI runs gave level ${locale.number(from)}. A separate check of the quotes alone found that they support level ${locale.number(to)}.`,
    unscorable: {
      unsupportedLanguage:
        'The built-in rules engine reads only English, German, French and Spanish. A person needs to review this interview.',
      tooShort: (words: number) =>
        `The answers are too short to score: ${locale.number(words)} words in the entire interview.`,
      unintelligible: 'The transcript is not good enough to evaluate: much of it could not be understood.',
      lowConfidence: 'The transcript is not good enough to evaluate: the transcriber reported low confidence.',
    },
    review: {
      noEvidence: (competencies: readonly string[]) =>
        `No evaluation is backed by evidence for: ${locale.parts(competencies)}.`,
      mostTooShort: 'Most answers are too short.',
      runsDiffer: (points: number) => `AI runs differ by ${locale.number(points)} points, so there is no score.`,
      reasons: {
        unstable: (names: readonly string[]) => `AI runs differ by 2 or more levels for: ${locale.parts(names)}.`,
        biased: (names: readonly string[]) =>
          `An AI run named a personal characteristic and was discarded for: ${locale.parts(names)}.`,
        addresses_evaluator: (names: readonly string[]) =>
          `The answer addresses the evaluator for: ${locale.parts(names)}.`,
        may_not_address: (names: readonly string[]) =>
          `The answer may not address the question for: ${locale.parts(names)}.`,
        no_account: (names: readonly string[]) =>
          `The answer may not tell of anything that happened for: ${locale.parts(names)}.`,
        contradicted: (names: readonly string[]) =>
          `The reason for level 1 could not be confirmed for: ${locale.parts(names)}.`,
        harm: (names: readonly string[]) => `The answer reports possible harm for: ${locale.parts(names)}.`,
      },
      lowCoverage: (percent: number) =>
        `Only ${locale.number(percent)}% of the weight is covered, so there is no score.`,
    },
  },
})
