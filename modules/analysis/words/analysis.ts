import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const counted = (count: number, one: string, other: string) =>
  locale.plural(count, { one: `1 ${one}`, other: `${locale.number(count)} ${other}` })
/** Counts stop at 1,000. */
const capped = (count: number) => (count >= 1000 ? `${locale.number(1000)}+` : locale.number(count))

/** The ranking of a job. */
export const analysisWords = dictionary({
  en: {
    jobs: 'Jobs',
    ranking: 'Ranking',
    compare: 'Compare',
    loading: 'Loading the ranking',
    failed: 'Couldn’t load the ranking',
    copyLink: 'Copy link',
    copied: 'Link copied',
    blind: 'Blind view',
    blindNote: 'Names, contact details and much of what else reveals who a person is are hidden.',
    needScorecard: (count: number) =>
      `Blind review is on: ${capped(count)} more ${count === 1 ? 'is' : 'are'} ranked after you submit your scorecard.`,

    needReview: (count: number) => `${capped(count)} ${count === 1 ? 'needs' : 'need'} human review`,
    needReviewNote: 'Not ranked. Listed first.',
    openApplication: 'Open application',
    moreNeedReview: (count: number) => `${capped(count)} more`,

    ranked: (count: number) => `${capped(count)} ranked`,
    sorted: 'Sorted by match score. Screening scores don’t change the order.',
    candidate: 'Candidate',
    scores: 'Scores',
    requirements: 'Requirements',
    evidence: 'Key evidence and gaps',
    rank: 'Rank',
    select: (name: string) => `Compare ${name}`,
    tiedFor: (rank: number) =>
      `Tied for rank ${locale.number(rank)}: the same match score. Earliest application first.`,
    tied: 'tied',
    sample: 'Sample',
    match: 'Match',
    screening: 'Screening',
    noScreening: 'no score',
    notTaken: 'not taken yet',
    afterScorecard: 'after your scorecard',
    notValidated: 'Not validated',
    madeBy: (engine: string | null) => `By ${engine ?? 'the built-in rules engine'}`,
    verdicts: { met: 'met', partly: 'partly met', missing: 'missing', not_stated: 'not stated' },
    legend: { met: 'met', partly: 'partly', missing: 'missing', not_stated: 'not stated' },
    mustHaves: 'Must-have requirements',
    niceToHaves: 'Nice-to-have requirements',
    partly: 'Partly',
    missing: 'Missing',
    outdatedAnswer: 'outdated',
    noEvidence: 'No quote was found.',
    ofRequirement: (requirement: string, verdict: string) => `${requirement}: ${verdict}`,
    back: 'Key evidence',
    page: (page: number) => `Résumé, p. ${locale.number(page)}`,
    more: 'Show more',
    since: (stage: string, since: string) => `${stage}, ${since}`,
    evaluating: (names: string, more: number) =>
      more > 0 ? `Evaluating ${names} and ${capped(more)} more.` : `Evaluating ${names}.`,
    engine: (engine: string | null) =>
      `Matches by ${engine ?? 'the built-in rules engine'}. Every quote was checked against its source. Scores are calculated from the result for each requirement.`,
    nobody: 'No ranking yet',
    nobodyNote: 'Applications appear here after their résumés have been compared with the requirements.',
    noneRanked: 'No applications are ranked yet.',
    openApplications: 'Show applications',

    selected: 'Selected',
    remove: (name: string) => `Remove ${name}`,
    selectedEarlier: 'Selected candidate',
    addMore: (count: number) => `Add up to ${locale.number(count)} more`,
    compareCandidates: (count: number) => `Compare ${counted(count, 'candidate', 'candidates')}`,
    compareKey: 'c',
  },
})

/** The comparison of candidates. */
export const comparisonWords = dictionary({
  en: {
    title: (count: number) => `Compare ${locale.number(count)} candidates`,
    loading: 'Loading the comparison',
    failed: 'Couldn’t load the comparison',
    back: 'Back to the ranking',
    differences: 'Differences only',
    remove: (name: string) => `Remove ${name} from the comparison`,
    open: 'Open candidate',
    results: 'AI evaluation',
    matchScore: 'Match score',
    matchNote: (mustHaves: number, all: number) =>
      `${counted(mustHaves, 'must-have', 'must-haves')} of ${counted(all, 'requirement', 'requirements')}`,
    screeningScore: 'Screening score',
    screeningNote: 'By a language model, weighted by question',
    of100: ' / 100',
    noMatch: 'No match score',
    hidden: 'Shown after your scorecard',
    noScreening: 'No screening score',
    noOrder: 'These scores do not give an order.',
    noOrderNote: 'They are the same, or their ranges overlap. Compare the answers below.',
    requirements: 'Requirements',
    allMet: (count: number) =>
      `${counted(count, 'requirement that all meet is hidden', 'requirements that all meet are hidden')}.`,
    mustHave: 'Must have',
    niceToHave: 'Nice to have',
    notMentioned: 'Not found in the résumé',
    answers: 'Interview answers',
    answersNote: 'The same question side by side.',
    question: (number: number) => `Question ${locale.number(number)}`,
    weight: (competency: string, percent: number) => `${competency}, weight ${locale.number(percent)}%`,
    level: (level: number) => `${locale.number(level)} of 5`,
    runs: (low: number, high: number) =>
      low === high ? '' : `AI runs between ${locale.number(low)} and ${locale.number(high)}`,
    structure: (present: number, all: number) => `Answer structure ${locale.number(present)} of ${locale.number(all)}`,
    states: {
      insufficient: 'Answer too short to evaluate',
      skipped: 'Skipped',
      not_counted: 'Not asked',
      unsupported: 'No supporting quote',
    },
    noInterview: 'No AI interview yet',
    youRated: (level: number) => `You rated ${locale.number(level)}`,
    scorecards: 'Scorecards',
    you: 'You',
    notSubmitted: 'Not submitted',
    submitScorecard: 'Submit scorecard',
    askForScorecard: (reviewer: string) => `Ask ${reviewer} for a scorecard`,
    scorecardTodo: 'Submit your scorecard',
    asked: (reviewer: string) => `${reviewer} was asked with a to-do.`,
    rating: (criterion: string, level: number) => `${criterion} ${locale.number(level)}`,
    addCandidate: 'Add candidate',
    openings: (count: number) => counted(count, 'opening', 'openings'),
    scorecardsNote: 'Others’ scorecards are shown after you have submitted your own.',
    noScorecard: 'No scorecard',
    notes: 'Notes',
    notesNote: 'Visible to the hiring team only.',
    noteLabel: 'Team notes',
    noteHelp: 'Type @ to mention a colleague.',
    noteReadOnly: 'Your role can read notes.',
    addNote: 'Add note',
    noNotes: 'No notes yet',
    earlierNotes: (count: number) => `Show ${counted(count, 'earlier note', 'earlier notes')}`,
    decide: 'Decide',
    decideNote: 'Recorded with your name.',
    decideReadOnly: 'Your role can read, review and add notes. Recruiters and hiring managers decide.',
    actionsFor: (name: string) => `More actions for ${name}`,
    nameAction: (action: string, name: string) => `${action}: ${name}`,
    notInvited: 'Moving to Screening sends no invitation.',
    undoRejection: 'Undo rejection',
    noAnswersNote: 'There are no interview answers to compare yet.',
    gaps: (count: number) => counted(count, 'gap in this comparison', 'gaps in this comparison'),
    gapsNote: 'The candidates were not measured on the same questions and scorecards.',
    notAsked: (name: string, number: number) => `${name} was not asked question ${locale.number(number)}.`,
    fewerScorecards: (name: string, has: number, most: number) =>
      `${name} has ${locale.number(has)} of ${counted(most, 'scorecard', 'scorecards')}.`,
    otherFlow: (name: string, flow: string, others: string) =>
      `${name} took the interview flow “${flow}”, others “${others}”.`,
    otherVersion: (name: string, version: number, newest: number) =>
      `${name} took version ${locale.number(version)} of the interview flow, others version ${locale.number(newest)}.`,
    reworded: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Question ${locale.number(numbers[0]!)} was worded differently.`
        : `Questions ${locale.list(numbers.map(one => locale.number(one)))} were worded differently.`,
    askedAs: (question: string) => `Asked as “${question}”`,
    flowHistory: 'Show version history',
    noInterviewOf: (name: string) => `${name} has not taken the AI interview.`,
  },
})
