import type { ComparedEntry } from '../contract.ts'
import { comparisonWords as words } from '../words/analysis.ts'

type Score = NonNullable<ComparedEntry['match']>
type Facts = Pick<
  ComparedEntry,
  'name' | 'match' | 'screening' | 'answers' | 'flow_version' | 'scorecards' | 'scorecards_hidden' | 'screening_state'
>

const rangeOf = ({ score, range }: Score) => range ?? ([score, score] as const)

/** Whether the ranges of all scores of a kind overlap with a neighbor's, so that the highest one means nothing. */
function overlaps(scores: readonly Score[]): boolean {
  const sorted = scores.map(rangeOf).toSorted((a, b) => b[1] - a[1])
  return sorted.length > 1 && sorted.some((one, index) => index > 0 && one[1] >= sorted[index - 1]![0])
}

/** Whether two of the compared scores are equal or overlap, so that they give no order. */
export const givesNoOrder = (items: readonly Pick<Facts, 'match' | 'screening'>[]): boolean =>
  overlaps(items.flatMap(({ match }) => match ?? [])) || overlaps(items.flatMap(({ screening }) => screening ?? []))

/** The questions that at least one candidate was to be asked, in the order of the first interview that has them. */
export const questionsOf = (items: readonly Pick<Facts, 'answers'>[]) => [
  ...new Map(
    items.flatMap(({ answers }) =>
      (answers ?? []).map(
        ({ question_id: id, question, competency, share }) => [id, { id, question, competency, share }] as const,
      ),
    ),
  ).values(),
]

/** What makes the comparison uneven, as sentences. */
export function gapsOf(items: readonly Facts[]): string[] {
  const questions = questionsOf(items)
  const most = Math.max(...items.map(({ scorecards }) => scorecards.length))
  const newest = Math.max(...items.map(({ flow_version }) => flow_version ?? 0))
  return items.flatMap(({ name, answers, flow_version, scorecards, scorecards_hidden, screening_state }) => {
    const notAsked = answers
      ? questions.flatMap(({ id }, index) => {
          const state = answers.find(({ question_id }) => question_id === id)?.state ?? 'not_counted'
          return state === 'not_counted' ? [words.notAsked(name, index + 1)] : []
        })
      : questions.length > 0 && screening_state !== 'completed'
        ? [words.noInterviewOf(name)]
        : []
    const otherFlow =
      flow_version !== null && flow_version < newest ? [words.otherFlow(name, flow_version, newest)] : []
    return [
      ...notAsked,
      ...otherFlow,
      ...(scorecards.length < most && !scorecards_hidden ? [words.fewerScorecards(name, scorecards.length, most)] : []),
    ]
  })
}
