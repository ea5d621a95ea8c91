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
      noEvidence: 'No claim about this answer is backed by the transcript.',
    },
    outcomes: {
      time_limit: 'time was up',
      candidate_ended: 'the candidate ended the interview',
      connection_lost: 'the connection was lost',
    },
    dropped: {
      noQuote: (level: number) => `Level ${locale.number(level)} had no quote that exists in the answer.`,
      planted: 'It addresses the evaluator and is not about work.',
      notSaid: 'The candidate did not say this.',
    },
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
      unstable: (competencies: readonly string[]) =>
        `AI runs differ by 2 or more levels for: ${locale.parts(competencies)}.`,
      lowCoverage: (percent: number) =>
        `Only ${locale.number(percent)}% of the weight is covered, so there is no score.`,
    },
  },
})
