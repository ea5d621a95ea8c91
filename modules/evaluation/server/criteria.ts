import type { OrganizationDb } from '#platform/db/organization.ts'
import { flowById } from '#modules/interview-flows/public.ts'

/** What people rate an application by: the competencies of its job's flow, in the flow's order. */
export async function criteriaFor(
  org: OrganizationDb,
  applicationId: string,
): Promise<{ key: string; name: string }[]> {
  const id = org.organizationId
  const [[job]] = await org.read(q => [
    q
      .selectFrom('applications as a')
      .innerJoin('job_openings as j', join =>
        join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
      )
      .select('j.interview_flow_id')
      .where('a.organization_id', '=', id)
      .where('a.id', '=', applicationId),
  ])
  if (!job?.interview_flow_id) return []
  const [[flow]] = await org.read(q => [flowById(q, id, job.interview_flow_id!)])
  const names = (flow?.rounds ?? [])
    .filter(({ kind }) => kind === 'ai_screening')
    .flatMap(({ questions }) => questions.map(({ competency }) => competency))
  return [...new Set(names)].map(name => ({ key: keyOf(name), name }))
}

/** A competency's name as a key. */
export const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
