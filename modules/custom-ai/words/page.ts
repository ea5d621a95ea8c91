import { dictionary } from '#platform/locale/dictionary.ts'
import { countWords } from '#platform/locale/counts.ts'
import { locale } from '#platform/locale/locale.ts'

const applications = (count: number) =>
  locale.plural(count, { one: '1 application', other: `${locale.number(count)} applications` })

const notEvaluated = (left: number) =>
  locale.plural(left, {
    one: '1 application was not evaluated. Its earlier answer, if there is one, is kept.',
    other: `${locale.number(left)} applications were not evaluated. Their earlier answers are kept.`,
  })

/** At least a cent, because nothing that a model did is free. */
const dollars = (usd: number) => locale.money({ amount: Math.max(1, Math.round(usd * 100)), currency: 'USD' })

/** The page for custom AI fields. */
export const customAiWords = dictionary({
  en: {
    title: 'Custom AI',
    intro:
      'Questions the AI answers for each application. Every answer shows the quote it is based on and becomes a column and a filter in Applications.',
    failed: 'Couldn’t load the custom AI fields',
    loading: 'Loading custom AI fields',
    used: (used: number, limit: number | null) =>
      limit === null
        ? locale.plural(used, { one: '1 field', other: `${locale.number(used)} fields` })
        : `${locale.number(used)} of ${locale.plural(limit, { one: '1 field', other: `${locale.number(limit)} fields` })}`,
    create: 'Create field',
    builtIn: 'Built-in rules engine. No language model is used.',
    model: (engine: string) => `Language model: ${engine}`,
    limitTitle: (limit: number) =>
      limit === 0
        ? 'Your plan has no custom AI fields.'
        : `You use all ${locale.plural(limit, { one: '1 custom AI field', other: `${locale.number(limit)} custom AI fields` })} of your plan.`,
    limitText: (limit: number) =>
      limit === 0 ? 'Choose a plan that has some.' : 'Delete a field, or choose a plan with more.',
    limitAction: 'Compare plans',
    list: 'Custom AI fields',
    search: 'Search fields',
    searchPlaceholder: 'Search name or question',
    allTypes: 'All answer types',
    allSources: 'All sources',
    type: 'Answer type',
    source: 'Source',
    answered: 'Answered',
    allJobs: 'All jobs',
    otherJobs: 'Other jobs',
    coverage: (answered: number, all: number) => `${locale.number(answered)} of ${locale.number(all)}`,
    failedCount: (count: number) => `${locale.number(count)} failed`,
    outdatedCount: (count: number) => `${locale.number(count)} outdated`,
    off: 'Off',
    on: 'On',
    noneFound: 'No fields match this search.',
    emptyTitle: 'Ask the AI about every application',
    emptyText: 'Add a question, try it on a few applications, then answer it for all of them.',
    noneYet: 'No custom AI fields yet',
    noneYetText: 'Their answers appear here, on each application and as columns in Applications.',
    emptyExamples: 'Start from an example',
    choose: 'Choose a field to see its question and answers.',
    readOnly: 'You can see custom AI fields, but only owners, admins and recruiters can edit them.',
    back: 'Back to all fields',
    more: 'More',
    types: {
      yes_no: 'Yes/no',
      number: 'Number',
      choice: 'Choice',
      text: 'Text with quote',
      score: 'Score 1–5',
    },
    sources: { resume: 'Résumé', interview: 'Interview', both: 'Résumé and interview' },
    newField: 'New field',
    examples: {
      years: { name: 'Years with SQL', question: 'How many years of experience with SQL?' },
      licence: { name: 'Driving licence', question: 'Does the candidate have a driving licence?' },
      level: { name: 'Level of English', question: 'What level of English does the candidate state?' },
      term: { name: 'Mentions safety', question: 'Does the résumé mention "safety"?' },
    },
  },
})

/** The editor of a field. */
export const fieldWords = dictionary({
  en: {
    question: 'Question',
    questionHelp: 'Ask one thing that a person could answer by reading the application.',
    name: 'Name',
    nameHelp: 'The heading of the column.',
    yes: 'Yes',
    no: 'No',
    yesMeans: 'Yes means',
    noMeans: 'No means',
    low: '1 means',
    high: '5 means',
    unit: 'Unit',
    options: 'Options',
    optionsHelp: 'One per line, from 2 to 12.',
    notStated: 'When neither is stated, the answer is “Not stated”.',
    fromResume: 'Résumé',
    fromInterview: 'AI interview transcript',
    needsSource: 'Choose at least one source.',
    jobs: 'Jobs',
    allJobs: 'All jobs',
    selectedJobs: 'Selected jobs',
    blind: 'Hide in blind review',
    blindHelp: 'Use when the answer could reveal who the person is.',
    enabled: 'Evaluate new applications',
    remove: 'Delete field',
    removeTitle: (name: string) => `Delete ${name}?`,
    removeText: (answers: number) =>
      answers === 0
        ? 'The field is removed from lists, filters and exports. This cannot be undone.'
        : `The field and ${locale.plural(answers, { one: '1 answer', other: `${locale.number(answers)} answers` })} with their quotes are deleted, and removed from lists, filters and exports. This cannot be undone.`,
    keep: 'Cancel',
    unsaved: 'Unsaved changes',
    outdates: (count: number) =>
      `The question changes, so ${locale.plural(count, { one: '1 answer becomes', other: `${locale.number(count)} answers become` })} outdated.`,
    notAgain: 'The field is off: they are not evaluated again.',
    again: 'Evaluated again:',
    discard: 'Discard',
    save: 'Save',
    saveAndRun: (count: number) => `Save and evaluate ${locale.number(count)} again`,
    saveFailed: 'Changes not saved',
    createFailed: 'The field was not created',
    removeFailed: 'The field was not deleted',
    stale: 'Someone else has saved this field',
    staleText: 'Nothing was saved. Your changes are still in the form.',
    saveMine: 'Save mine over theirs',
    loadTheirs: 'Discard mine and load theirs',
    checking: 'Checking who can answer this…',
    byModel: 'Answered by the language model.',
    byRules: {
      term: (terms: string) => `The built-in rules engine answers this: it looks for “${terms}”.`,
      years: (subject: string) => `The built-in rules engine answers this: it counts years of “${subject}”.`,
      certificate: (name: string) => `The built-in rules engine answers this: it looks for “${name}”.`,
      language: (name: string) => `The built-in rules engine answers this: it looks for the level of ${name}.`,
    },
    needsModel: 'This question needs a language model, and none is configured. Applications stay unanswered.',
  },
})

/** Trying a question, and answering it for all. */
export const tryWords = dictionary({
  en: {
    title: (count: number) => (count === 0 ? 'Try it on applications' : `Try it on ${applications(count)}`),
    note: 'Uses the question as it is written above. Nothing is saved to these applications.',
    run: 'Run',
    again: 'Run again',
    add: 'Add application',
    remove: (name: string) => `Remove ${name}`,
    choose: 'Choose applications to try the question on.',
    search: 'Search candidates',
    noneToTry: 'No applications with a résumé yet.',
    failed: 'The question could not be tried',
    unchanged: 'Unchanged',
    was: (answer: string) => `Was ${answer}`,
    isNew: 'New',
    notStated: 'Not stated',
    yes: 'Yes',
    no: 'No',
    score: (value: number) => `${locale.number(value)} of 5`,
    page: (page: number) => `Résumé, p. ${locale.number(page)}`,
    unsupported: (count: number) =>
      locale.plural(count, {
        one: '1 claim without a matching quote was removed.',
        other: `${locale.number(count)} claims without a matching quote were removed.`,
      }),
    correct: 'Correct',
    wrong: 'Wrong',
    feedback: 'Is this answer correct?',
    engine: (engine: string | null) => engine ?? 'Built-in rules engine',
    seconds: (milliseconds: number) => `${locale.number(Math.max(0.1, Math.round(milliseconds / 100) / 10))} s`,
    cost: 'Cost and usage',
    perApplication: 'Per application',
    month: 'This month',
    left: 'Not answered yet',
    engineRow: 'Engine',
    tokens: (tokens: number) => locale.plural(tokens, { one: '1 token', other: `${locale.number(tokens)} tokens` }),
    free: 'No tokens',
    usedFor: (answers: string, tokens: string, usd: number | null) =>
      [answers, tokens, ...(usd ? [dollars(usd)] : [])].join(', '),
    noTokens: 'no tokens',
    unknown: 'Not known yet. Try the question or run it once.',
    about: (seconds: string) => `about ${seconds}`,
    answers: (count: number) => locale.plural(count, { one: '1 answer', other: `${locale.number(count)} answers` }),
    applications,
    used: 'Where it is used',
    job: 'job',
    column: (view: string) => `Column in “${view}”`,
    filter: (view: string) => `Filter in “${view}”`,
    savedView: 'Applications',
    csv: 'CSV export',
    csvAll: 'all applications',
    runTitle: 'Answers',
    runMissing: (count: number) => `Evaluate ${applications(count)}`,
    runAll: 'Evaluate all again',
    runFailed: 'Run failed ones again',
    allAnswered: 'All applications are answered.',
    answeredOf: (answered: number, all: number) => `${locale.number(answered)} of ${applications(all)} answered.`,
    noApplications: 'No active applications to answer it for.',
    budget: 'Token limit (optional)',
    estimate: 'Estimate:',
    estimateUnknown: (count: number) =>
      `${applications(count)}. The cost is not known yet: try the question or run it once.`,
    estimateFree: (count: number) => `${applications(count)}, without a language model and at no cost.`,
    estimateOf: (count: number, tokens: number, usd: number | null, seconds: number) =>
      `${[
        applications(count),
        `about ${locale.plural(tokens, { one: '1 token', other: `${locale.number(tokens)} tokens` })}`,
        ...(usd === null ? [] : [dollars(usd)]),
        seconds < 90 ? countWords.seconds(seconds) : countWords.minutes(Math.round(seconds / 60)),
      ].join(', ')}.`,
    running: (done: number, total: number) => `Evaluating ${locale.number(done)} of ${locale.number(total)}`,
    stop: 'Stop',
    stopped: (done: number, total: number) =>
      `Stopped after ${locale.number(done)} of ${applications(total)}. The answers so far are saved.`,
    outOfTokens: (left: number) => `The run stopped at its token limit. ${notEvaluated(left)}`,
    outOfBudget: (left: number) =>
      `The run stopped because the monthly budget for language models is spent. ${notEvaluated(left)}`,
    someFailed: (count: number) => `${applications(count)} failed`,
    startFailed: 'The evaluation did not start',
    show: 'View in Applications',
  },
})

/** The answers on a candidate's page. */
export const answerWords = dictionary({
  en: {
    title: 'Custom AI',
    concealed: 'Hidden by blind review until you submit your scorecard.',
    failed: 'Couldn’t load the custom AI answers',
    outdated: 'Outdated',
    outdatedHelp: 'Answers an earlier version of the question.',
    notValidated: 'Not validated',
    notValidatedHelp: 'No model check covers these numbers.',
    hidden: (count: number) =>
      locale.plural(count, {
        one: '1 answer from the AI interview is hidden until you submit your scorecard.',
        other: `${locale.number(count)} answers from the AI interview are hidden until you submit your scorecard.`,
      }),
    waiting: 'Evaluating',
    answerFailed: 'Failed',
    evidenceDeleted: 'Evidence deleted',
    showQuote: 'Show in the résumé',
  },
})
