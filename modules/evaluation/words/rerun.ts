import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const applications = (count: number) =>
  locale.plural(count, { one: '1 application', other: `${locale.number(count)} applications` })
const evaluations = (count: number) =>
  locale.plural(count, { one: '1 evaluation', other: `${locale.number(count)} evaluations` })

/** Evaluating all applications of a job again. */
export const rerunWords = dictionary({
  en: {
    open: 'Evaluate again',
    title: 'Evaluate applications again',
    description:
      'Each evaluation is stored next to the earlier ones. Nothing is overwritten, and nobody is moved or e-mailed.',
    scope: 'Which applications',
    scopes: { outdated: 'Outdated only', all: 'All active' },
    outdatedNote: (count: number) =>
      count === 0
        ? 'Everything was evaluated with today’s requirements and rules.'
        : `${applications(count)} evaluated with other requirements, rules or prompts, or without success`,
    allNote: (count: number) => applications(count),
    size: (count: number) => evaluations(count),
    builtIn: 'The built-in rules engine costs nothing.',
    cost: (usd: number) => `About ${locale.money({ amount: Math.max(1, Math.round(usd * 100)), currency: 'USD' })}.`,
    costUnknown: 'The cost is not known: this model has not evaluated anything here, or its price is not configured.',
    minutes: (minutes: number) =>
      `About ${locale.plural(minutes, { one: '1 minute', other: `${locale.number(minutes)} minutes` })}.`,
    model: (engine: string) => `Language model: ${engine}.`,
    leave: 'You can leave this page. New applications are evaluated first.',
    start: (count: number) => `Evaluate ${applications(count)} again`,
    keep: 'Cancel',
    failed: 'The evaluation did not start',
    alreadyRunning: 'The applications of this job are already being evaluated again.',
    running: (done: number, total: number) => `Evaluating again: ${locale.number(done)} of ${locale.number(total)}`,
    runningNote: 'The ranking updates as results arrive. New applications are evaluated first.',
    cancel: 'Stop',
    cancelFailed: 'Couldn’t stop the evaluation',
    ended: {
      finished: (done: number) => `Evaluated again: ${evaluations(done)}`,
      cancelled: (done: number, total: number) =>
        `Stopped after ${locale.number(done)} of ${evaluations(total)}. What was evaluated stays.`,
    },
    someFailed: (count: number) =>
      locale.plural(count, {
        one: '1 evaluation failed. Start again to retry it.',
        other: `${locale.number(count)} evaluations failed. Start again to retry them.`,
      }),
    budgetSpent: 'The monthly budget for language models is spent.',
    outdatedNotice: (count: number) =>
      locale.plural(count, {
        one: '1 application was evaluated with other requirements, rules or prompts than today’s.',
        other: `${locale.number(count)} applications were evaluated with other requirements, rules or prompts than today’s.`,
      }),
    outdated: 'Outdated',
    outdatedHelp: 'Made with other requirements, rules or prompts than today’s.',
    nothing: 'There is nothing to evaluate again yet.',
  },
})
