import type { OrganizationDb } from '#platform/db/organization.ts'
import { flowById } from '#modules/interview-flows/public.ts'
import { flowIdOf } from './criteria.read-model.ts'

export interface Criterion {
  readonly key: string
  readonly name: string
  /** What a 1, 2, 3, 4 and 5 sounds like. */
  readonly levels: string[]
}

/** What people rate an application by: the competencies of its job's flow, in the flow's order. */
export async function criteriaFor(org: OrganizationDb, applicationId: string): Promise<Criterion[]> {
  const id = org.organizationId
  const [[job]] = await org.read(q => [flowIdOf(q, id, applicationId)])
  if (!job?.interview_flow_id) return []
  const [[flow]] = await org.read(q => [flowById(q, id, job.interview_flow_id!)])
  const questions = (flow?.rounds ?? []).filter(({ kind }) => kind === 'ai_screening').flatMap(round => round.questions)
  return [...new Set(questions.map(({ competency }) => competency))].map(name => {
    const about = questions.filter(({ competency }) => competency === name)
    const levels = LEVEL_PLACES.map(place => [...new Set(about.map(question => question.levels[place]))].join(' / '))
    return { key: keyOf(name), name, levels }
  })
}

/** Questions about the same competency may describe a level differently: each description is shown once. */
const LEVEL_PLACES = [0, 1, 2, 3, 4] as const

/** A competency's name as a key. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
