import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const counted = (count: number, one: string, other: string) =>
  locale.plural(count, { one: `1 ${one}`, other: `${locale.number(count)} ${other}` })

const requirements = (mustHaves: number) =>
  mustHaves === 1 ? 'the must-have requirement' : `all ${locale.number(mustHaves)} must-have requirements`

/** The applications that a sentence is about: `counted` of those that `ranked` says, or null if these are all. */
export interface Scope {
  readonly counted: number
  readonly ranked: 'all' | 'with_scorecard'
}

const scopeOf = ({ counted: count, ranked }: Scope) =>
  `among the ${ranked === 'all' ? 'ranked applications' : 'applications with your scorecard'} (${locale.number(count)})`
const within = (scope: Scope | null, sentence: string) =>
  scope ? `A${scopeOf(scope).slice(1)}, ${sentence}` : `${sentence[0]!.toUpperCase()}${sentence.slice(1)}`

/** The sentences that summarize the applications of a job. */
export const jobSummaryWords = dictionary({
  en: {
    none: 'There are no active applications.',
    counts: (
      active: number,
      needsReview: number,
      { counted: ranked, ranked: which }: Scope,
      evaluating: number,
      needScorecard: number,
    ) =>
      `${counted(active, 'active application', 'active applications')}: ${locale.list([
        ...(needsReview > 0
          ? [`${locale.number(needsReview)} ${needsReview === 1 ? 'needs' : 'need'} human review`]
          : []),
        ...(ranked > 0 || which === 'all'
          ? [
              `${locale.number(ranked)} ${which === 'all' ? '' : 'with your scorecard '}${ranked === 1 ? 'is' : 'are'} ranked`,
            ]
          : []),
        ...(needScorecard > 0
          ? [`${locale.number(needScorecard)} ${needScorecard === 1 ? 'needs' : 'need'} your scorecard first`]
          : []),
        ...(evaluating > 0 ? [`${locale.number(evaluating)} ${evaluating === 1 ? 'is' : 'are'} being evaluated`] : []),
      ])}.`,
    onlyOne: (name: string, mustHaves: number, scope: Scope | null) =>
      within(scope, `only ${name} meets ${requirements(mustHaves)}.`),
    several: (count: number, mustHaves: number, scope: Scope | null) =>
      within(scope, `${locale.number(count)} candidates meet ${requirements(mustHaves)}.`),
    nobody: (mustHaves: number, scope: Scope | null) => within(scope, `no candidate meets ${requirements(mustHaves)}.`),
    gaps: (gaps: readonly { text: string; count: number }[], ranked: number, scope: Scope | null) =>
      `Most often missing${scope ? ` ${scopeOf(scope)}` : ''}: ${locale.list(
        gaps.map(({ text, count }) => `${text} (${locale.number(count)} of ${locale.number(ranked)})`),
      )}.`,
  },
})
