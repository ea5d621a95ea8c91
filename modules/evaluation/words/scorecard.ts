import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

export const scorecardWords = dictionary({
  en: {
    label: 'Your scorecard',
    title: 'Your scorecard',
    blind: 'Submit your scorecard to see who the candidate is, and the AI results.',
    first: 'Rate the screening before you see the AI score: a number seen first is hard to ignore.',
    later: 'Rate what you saw and heard, by the criteria of this interview flow.',
    level: (level: number) => `${locale.number(level)} of 5`,
    levels: 'What the levels mean',
    chosen: (level: number, meaning: string) => `Level ${locale.number(level)}: ${meaning}`,
    recommendation: 'Recommendation',
    noRecommendation: 'None yet',
    recommendations: {
      strong_yes: 'Strong yes',
      yes: 'Yes',
      no: 'No',
      strong_no: 'Strong no',
    },
    notes: 'Notes',
    failed: 'The scorecard was not saved',
    save: 'Save scorecard',
    submit: 'Submit scorecard',
    draft: 'Draft saved on this device',
    skip: 'Skip and show AI score',
    loading: 'Loading your scorecard',
    loadFailed: 'Couldn’t load your scorecard',
    submitted: 'Submitted',
    othersLater: 'You see the scorecards of others after you submit yours.',
    team: 'Scorecards',
    rating: (criterion: string, level: number) => `${criterion} ${locale.number(level)}`,
    /** Of the reviewer's own ratings, on criteria that are not asked anymore. */
    earlier: (ratings: readonly string[]) => `Rated before the interview flow was changed: ${locale.parts(ratings)}.`,
  },
})

/** The match before and after a correction of what was read from the résumé. */
export const matchChangeWords = dictionary({
  en: {
    running: 'The résumé was corrected. The match is being evaluated again; below is the one before.',
    title: 'Match after the correction',
    same: 'The correction did not change the match.',
    what: 'Result',
    before: 'Before',
    after: 'Now',
    score: 'Match score',
    noScore: 'No score',
    notChecked: 'Not checked',
  },
})

/** Agreeing or disagreeing with a result of the AI evaluation. */
export const opinionWords = dictionary({
  en: {
    agree: 'Agree',
    disagree: 'Disagree',
    yourLevel: (level: number) => `Your level: ${locale.number(level)}`,
    agrees: (name: string) => `${name} agrees`,
    disagrees: (name: string, level: number | null) =>
      level ? `${name} disagrees: level ${locale.number(level)}` : `${name} disagrees`,
    yourNote: (note: string) => `Your note: ${note}`,
    failed: 'Your opinion was not saved.',
    saved: 'Your disagreement is saved. You can add a level and a reason.',
    level: 'Your level',
    noLevel: 'No level',
    levelName: (level: number) => `Level ${locale.number(level)}`,
    reason: 'Reason',
    save: 'Save',
  },
})

type Usage = {
  requests: number
  input_tokens: number
  output_tokens: number
  cost_usd: number | null
  milliseconds: number
}
/** Rounded up to a cent. */
const cost = (dollars: number | null) =>
  dollars === null ? '' : `${locale.money({ amount: Math.ceil(dollars * 100), currency: 'USD' })}, `

/** The AI evaluation of a screening and of a résumé. */
export const resultWords = dictionary({
  en: {
    screeningEvaluation: 'Screening',
    screening: 'Screening score',
    noScreeningScore: 'No screening score',
    needsReview: 'Needs human review',
    notValidated: 'Not validated',
    notValidatedWhy:
      'The model has not passed the model check with these prompts. Its results do not sort or filter lists.',
    of100: ' / 100',
    fromAnswers: (count: number) =>
      locale.plural(count, {
        one: 'Screening score from 1 answer',
        other: `Screening score from ${locale.number(count)} answers`,
      }),
    lowest: (count: number) =>
      locale.plural(count, {
        one: '1 question that was skipped or hardly answered counts as level 1.',
        other: `${locale.number(count)} questions that were skipped or hardly answered count as level 1.`,
      }),
    runs: (scores: readonly number[]) =>
      `${locale.number(scores.length)} AI runs gave ${locale.list(scores.map(score => locale.number(score)))}.`,
    evidenceDeleted: 'The transcript and its quotes were deleted as scheduled.',
    backed: 'Every result below is backed by a quote from the transcript.',
    ratedFirst: (ratings: readonly number[]) =>
      `Your own ratings: ${locale.list(ratings.map(rating => locale.number(rating)))}.`,
    states: {
      scored: '',
      structured: '',
      insufficient: 'Too little was said to evaluate it.',
      skipped: 'The candidate skipped this question.',
      not_counted: 'Not evaluated.',
      unsupported: 'No quote backs a level. Not scored.',
    },
    level: (level: number, meaning: string) => `Level ${locale.number(level)}: ${meaning}`,
    review: {
      unstable: 'The AI runs differ by 2 or more levels.',
      biased: 'An AI run named a personal characteristic and was discarded.',
      addresses_evaluator: 'The answer contains text that addresses the evaluator.',
      may_not_address: 'The answer may not address the question.',
      no_account: 'The rules engine found nothing in the answer that happened.',
      contradicted: 'The reason for the lowest level could not be confirmed.',
      harm: 'The answer reports possible harm: please read.',
    },
    deletedChip: 'Evidence deleted',
    removedClaims: (count: number) =>
      locale.plural(count, { one: '1 claim removed', other: `${locale.number(count)} claims removed` }),
    builtIn: 'Built-in rules engine. No language model was used.',
    byModel: (model: string) =>
      `Evaluated by the language model ${model}. Code checked the quotes and computed the scores.`,
    usage: ({ requests, input_tokens, output_tokens, cost_usd, milliseconds }: Usage) =>
      locale.plural(requests, {
        one: `1 request, ${locale.number(input_tokens + output_tokens)} tokens, ${cost(cost_usd)}${locale.number(Math.ceil(milliseconds / 1000))} s.`,
        other: `${locale.number(requests)} requests, ${locale.number(input_tokens + output_tokens)} tokens, ${cost(cost_usd)}${locale.number(Math.ceil(milliseconds / 1000))} s.`,
      }),
    runStates: {
      waiting: 'Waiting to be evaluated.',
      running: 'Evaluating.',
      failed: 'The evaluation failed.',
      needs_person: 'A person needs to evaluate it.',
      ready: '',
    },
  },
})

/** The structure of answers, by the built-in rules engine. */
export const structureWords = dictionary({
  en: {
    title: 'Answer structure',
    explained:
      'Counts which of 6 elements each answer contains. It does not judge quality, and candidates are not sorted or ranked by it.',
    count: (present: number, all: number) => `Answer structure ${locale.number(present)} of ${locale.number(all)}`,
    elements: 'Elements of the answer',
    names: {
      situation: 'Situation',
      own_action: 'Own action',
      reasoning: 'Reasoning',
      result: 'Result',
      figures: 'Figures',
      change: 'What changed afterwards',
    },
    present: 'Found',
    absent: 'Not found',
    mayNotAddress: 'May not address the question',
    harm: 'Reports possible harm: please read',
    deleted: 'Evidence deleted',
  },
})

/** How a résumé meets the requirements of a job. */
export const matchWords = dictionary({
  en: {
    label: 'Match',
    title: 'Match with the requirements',
    met: (met: number, all: number) =>
      `${locale.number(met)} of ${locale.number(all)} found in the résumé. Scores sort and explain; no one is hidden.`,
    results: { met: 'Met', partly: 'Partly met', missing: 'Not found', unclear: 'Needs human review' },
    removedRequirement: 'A requirement that has been removed',
    askedAbout: 'Answer in the AI interview:',
    askedInVain: 'Asked about in the AI interview, without an answer.',
    niceToHave: 'nice to have',
    showIn: 'Show in the',
    source: (page: number) => `Résumé, p. ${locale.number(page)}`,
  },
})

/** Why a scorecard was refused. */
export const scorecardProblems = dictionary({
  en: {
    unknownCriterion: 'This is not a criterion of this job.',
    empty: 'Rate at least one criterion or give a recommendation.',
  },
})
