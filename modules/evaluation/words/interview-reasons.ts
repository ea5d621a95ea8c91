import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why an answer has its level or none, and why an interview needs human review. */
export const interviewReasons = dictionary({
  en: {
    evidence: {
      own_action: 'their own actions',
      result: 'the result',
      reasoning: 'the reasons for their decisions',
      number: 'figures',
      particular: 'a specific example',
      change: 'what changed afterwards',
    },
    noDetails: 'The answer repeats the question or stays general, without any details of its own.',
    general: 'The answer stays general.',
    describes: (names: readonly string[]) => `The answer describes ${locale.list(names)}.`,
    doesNotDescribe: (names: readonly string[]) => `It does not describe ${locale.list(names, 'or')}.`,
    offTopic: 'It does not mention the topic of the question. A person should check whether it answers the question.',
    adjacentLevels: 'between the adjacent levels',
    unscored: {
      tooShort: 'The answer is too short to be evaluated.',
      addsTooLittle: 'The answer is too short, or adds too little to the question, to be evaluated.',
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
