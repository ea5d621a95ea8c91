import type { OrganizationDb } from '#platform/db/organization.ts'
import { flowById } from '#modules/interview-flows/public.ts'
import { screeningsOf } from '#modules/screenings/public.ts'
import { flowIdOf } from './criteria.read-model.ts'

export interface Criterion {
  readonly key: string
  readonly name: string
  /** What characterizes levels 1 to 5. */
  readonly levels: string[]
}

/**
 * The criteria of the scorecard: the competencies that the candidate was asked about, and those of rounds that are not begun, in the
 * flow's order. An interview keeps the questions that it began with.
 */
export async function criteriaFor(org: OrganizationDb, applicationId: string): Promise<Criterion[]> {
  const id = org.organizationId
  const [[job], screenings] = await org.read(q => [
    flowIdOf(q, id, applicationId),
    screeningsOf(q, id, { applicationId }),
  ])
  const flowId = job?.interview_flow_id
  const [[flow]] = flowId ? await org.read(q => [flowById(q, id, flowId)]) : [[]]
  const taken = new Map(
    screenings
      .filter(({ started_at }) => started_at !== null)
      .toReversed()
      .map(({ snapshot }) => [snapshot.round.id, snapshot.round.questions.filter(one => !one.requirement_id)] as const),
  )
  const rounds = (flow?.rounds ?? []).filter(({ kind }) => kind === 'ai_screening')
  const isOfFlow = (roundId: string) => rounds.some(one => one.id === roundId)
  const questions = [
    ...[...taken].filter(([roundId]) => !isOfFlow(roundId)).flatMap(([, asked]) => asked),
    ...rounds.flatMap(round => taken.get(round.id) ?? round.questions),
  ]
  const names = [...new Set(questions.map(({ competency }) => competency))]
  const keys = keysOf(names)
  return names.map((name, at) => {
    const about = questions.filter(({ competency }) => competency === name)
    const levels = LEVELS.map(position => [...new Set(about.map(question => question.levels[position]))].join(' / '))
    return { key: keys[at]!, name, levels }
  })
}

/** Questions about the same competency may describe a level differently: each description is shown once. */
const LEVELS = [0, 1, 2, 3, 4] as const

/** One key for each name. "C", "C++" and "C#" have the same letters, so that those after the first are numbered. */
export function keysOf(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map(name => {
    const plain = keyOf(name)
    let key = plain
    for (let number = 2; used.has(key); number += 1) key = `${plain}-${number}`
    used.add(key)
    return key
  })
}

/** A competency's name as a key. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
