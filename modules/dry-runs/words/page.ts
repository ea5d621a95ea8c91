import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const questions = (n: number) => locale.plural(n, { one: '1 question', other: `${locale.number(n)} questions` })

/** The dry run of an interview flow. */
export const dryRunWords = dictionary({
  en: {
    title: 'Dry run',
    lead: 'Six synthetic candidates take this AI interview before real ones do. Nothing counts as a candidate, an application or a figure, and no AI interview of your plan is used.',
    loading: 'Loading dry run',
    failed: 'Couldn’t load the dry run',
    noFlow: 'This interview flow doesn’t exist',
    noFlowText: 'It may have been removed. The list shows all interview flows.',
    noRound: 'This flow has no AI interview',
    noRoundText: 'A dry run needs a round with questions that the AI asks.',
    back: 'Go to the flow',
    toList: 'Go to interview flows',
    round: 'AI interview',
    start: 'Start dry run',
    again: 'Run again',
    stop: 'Stop dry run',
    startFailed: 'Couldn’t start the dry run',
    stopFailed: 'Couldn’t stop the dry run',
    readOnly: 'Owners, admins and recruiters can start a dry run.',
    edited: 'Your unsaved changes of this flow are part of the next dry run.',
    emptyTitle: 'See whether your questions separate good answers from weak ones',
    emptyText: (count: number, minutes: number) =>
      `${questions(count)}, ${locale.number(minutes)} minutes planned. The dry run takes seconds with the built-in rules engine, and a few minutes with a language model.`,
    running: (done: number, all: number) => `${locale.number(done)} of ${locale.number(all)} steps done.`,
    progress: 'Progress of the dry run',
    leave: 'You can leave this page. The dry run continues.',
    outdated: 'The questions have changed since this dry run',
    outdatedText: 'Its results belong to the earlier text. Run it again to see how the new one does.',
    problems: {
      budget_spent: 'The monthly budget for language models is spent. The results show what was done before.',
      model_unavailable: 'The language model couldn’t be reached. The results show what was done before.',
      time_limit: 'The dry run took longer than 30 minutes and was stopped. The results show what was done before.',
    },
    problemTitle: 'The dry run ended early',
    stopped: 'The dry run was stopped. The results show what was done before.',
    ofModel: (engine: string) =>
      `${engine} writes the answers and rates them. This shows whether your levels can be told apart, not whether this model is right about people.`,
    ofRules:
      'Without a language model, the answers come from the product and the built-in rules engine only counts which of 6 elements each contains. It gives no levels, can’t tell a good answer from a detailed one about something else, and takes no notice of instructions to the evaluator.',
    unanswerable: (count: number) =>
      `${questions(count)} of your own ${locale.plural(count, { one: 'was', other: 'were' })} not asked: the product has no written answer to ${locale.plural(count, { one: 'it', other: 'them' })}. A language model can answer every question.`,
    failedCandidates: (names: readonly string[]) =>
      `Not evaluated, because the language model gave no usable reply: ${locale.list(names)}.`,
    found: 'What it shows',
    order: 'Order',
    orderText: (expected: number, pairs: number) =>
      `${locale.number(expected)} of ${locale.number(pairs)} pairs in the expected order`,
    expectedOrder: 'Expected: strong first, then rambling and terse, then weak, off topic and adversarial.',
    separating: 'Strong and weak',
    allSeparate: 'Every question separates the strong answer from the weak one',
    inseparable: (count: number) =>
      `${questions(count)} ${locale.plural(count, { one: 'does', other: 'do' })} not separate strong from weak`,
    places: (places: readonly number[]) =>
      `${locale.plural(places.length, { one: 'Question', other: 'Questions' })} ${locale.list(places.map(place => locale.number(place)))}.`,
    makeSpecific: 'Make their levels more specific, or ask for a case.',
    adversarial: 'Instructions to the evaluator',
    nothingGained: 'Gained nothing',
    gained: (count: number) => `Gained something at ${questions(count)}`,
    gainedText: 'A person should read such answers. They are marked on the candidate’s page.',
    gainedByRules: 'A detail in the instructions was counted as an element. The engine sorts nothing by elements.',
    flagged: (count: number) =>
      `${locale.plural(count, { one: '1 answer was', other: `${locale.number(count)} answers were` })} flagged for a person.`,
    time: 'Time',
    timeText: (low: number, high: number, planned: number) =>
      `${low === high ? locale.number(low) : `${locale.number(low)} to ${locale.number(high)}`} of ${locale.number(planned)} minutes`,
    fits: 'Every candidate was asked everything.',
    tooLong: (names: readonly string[]) => `Not everything could be asked: ${locale.list(names)}.`,
    table: 'Results by question and candidate',
    question: 'Question',
    mean: 'Mean',
    minutes: 'Minutes',
    kinds: {
      strong: 'Strong',
      rambling: 'Rambling',
      terse: 'Terse',
      weak: 'Weak',
      off_topic: 'Off topic',
      adversarial: 'Adversarial',
    },
    level: (level: number) => `Level ${locale.number(level)}`,
    elements: (count: number) => `${locale.number(count)} of 6`,
    expectedLevel: (low: number, high: number) =>
      low === high ? `expected ${locale.number(low)}` : `expected ${locale.number(low)}–${locale.number(high)}`,
    outside: 'Not as expected',
    noResult: 'No level',
    noElementsRead: 'Not counted',
    notReached: 'Not asked',
    notAnswered: 'Not asked: no written answer',
    pending: 'Waiting',
    show: (kind: string, question: string) => `Show the ${kind} answer to “${question}”`,
    answer: (kind: string) => `${kind} candidate`,
    interviewer: 'Interviewer',
    candidate: 'Synthetic candidate',
    evaluation: 'Evaluation',
    quotes: 'Quoted',
    elementsFound: (names: readonly string[]) => `Answer structure: ${locale.list(names)}.`,
    noElements: 'Answer structure: none of the 6 elements.',
    needsReview: 'Flagged for a person',
    answerFailed: 'Couldn’t load the answer',
    flow: {
      link: 'Dry run',
      none: 'Not dry-run yet.',
      stale: 'Changed since its last dry run.',
      running: 'A dry run is in progress.',
      done: (expected: number, pairs: number) =>
        `Dry run: ${locale.number(expected)} of ${locale.number(pairs)} pairs as expected.`,
      unsaved: 'Save this flow to dry-run it before a job uses it.',
    },
  },
})
