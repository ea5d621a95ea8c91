import type { ComparedEntry } from '../contract.ts'
import { comparisonWords as words } from '../words/analysis.ts'

type Score = NonNullable<ComparedEntry['match']>
type Facts = Pick<
  ComparedEntry,
  | 'application_id'
  | 'name'
  | 'match'
  | 'screening'
  | 'answers'
  | 'flow'
  | 'scorecards'
  | 'scorecards_hidden'
  | 'screening_state'
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

export interface Reviewer {
  readonly id: string
  readonly name: string
}

/** What makes a comparison uneven. */
export interface Gap {
  readonly kind: 'not_asked' | 'no_interview' | 'other_flow' | 'scorecards'
  readonly of: string
  readonly text: string
  /** Who submitted a scorecard for another candidate and not for this one. */
  readonly missing: readonly Reviewer[]
}

/** Whether the same question was asked in other words. The words of a deleted screening are unknown. */
export const isReworded = (one: { readonly question: string }, other: { readonly question: string }): boolean =>
  one.question !== '' && other.question !== '' && one.question !== other.question

/** That others took another flow, or a newer version of the same one; null if they did not. */
function otherFlowText(name: string, flow: NonNullable<Facts['flow']>, items: readonly Facts[]): string | null {
  const flows = items.flatMap(one => one.flow ?? [])
  const newest = Math.max(...flows.filter(({ id }) => id === flow.id).map(({ version }) => version))
  if (flow.version < newest) return words.otherVersion(name, flow.version, newest)
  const [first] = flows
  return first!.id === flow.id ? null : words.otherFlow(name, flow.name, first!.name)
}

/** What makes the comparison uneven, in the order of the candidates. */
export function gapsOf(items: readonly Facts[]): Gap[] {
  const questions = questionsOf(items)
  const most = Math.max(...items.map(({ scorecards }) => scorecards.length))
  const reviewers = new Map(items.flatMap(({ scorecards }) => scorecards.map(one => [one.admin_id, one.admin_name])))
  return items.flatMap(({ application_id: of, name, answers, flow, scorecards, ...entry }) => {
    const gap = (kind: Gap['kind'], text: string, missing: Gap['missing'] = []): Gap => ({ kind, of, text, missing })
    const notAsked = answers
      ? questions.flatMap(({ id }, index) => {
          const state = answers.find(({ question_id }) => question_id === id)?.state ?? 'not_counted'
          return state === 'not_counted' ? [gap('not_asked', words.notAsked(name, index + 1))] : []
        })
      : questions.length > 0 && entry.screening_state !== 'completed'
        ? [gap('no_interview', words.noInterviewOf(name))]
        : []
    const flowText = flow && otherFlowText(name, flow, items)
    const all = items.flatMap(item => item.answers ?? [])
    const reworded = questions.flatMap(({ id }, index) => {
      const asked = answers?.find(({ question_id }) => question_id === id)
      return asked && all.some(one => one.question_id === id && isReworded(one, asked)) ? [index + 1] : []
    })
    const otherFlow = flowText
      ? [gap('other_flow', reworded.length > 0 ? `${flowText} ${words.reworded(reworded)}` : flowText)]
      : []
    const missing = [...reviewers]
      .filter(([id]) => scorecards.every(({ admin_id }) => admin_id !== id))
      .map(([id, reviewer]) => ({ id, name: reviewer }))
    const fewer =
      scorecards.length < most && !entry.scorecards_hidden
        ? [gap('scorecards', words.fewerScorecards(name, scorecards.length, most), missing)]
        : []
    return [...notAsked, ...otherFlow, ...fewer]
  })
}
