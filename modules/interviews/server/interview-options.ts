import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { adminsOf } from '#modules/accounts/public.ts'
import { applicationById, candidateById } from '#modules/applications/public.ts'
import type { Round } from '#modules/interview-flows/contract.ts'
import { flowById } from '#modules/interview-flows/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import type { interviewsContract } from '../contract.ts'

type Options = ReplyGiven<(typeof interviewsContract)['interviews.options']>
type RoundWithPeople = Pick<Round, 'id' | 'name' | 'minutes'>

/** Used for a job whose flow has no round with people. */
const DEFAULT_ROUND: RoundWithPeople = { id: 'conversation', name: 'Interview with the team', minutes: 45 }

/** The rounds with people of a job's flow, or the default one. */
export function roundsWithPeople(flow: { rounds: readonly Round[] } | undefined): readonly RoundWithPeople[] {
  const withPeople = (flow?.rounds ?? []).filter(({ kind }) => kind === 'human_interview')
  return withPeople.length > 0 ? withPeople : [DEFAULT_ROUND]
}

/** The interview that can be scheduled for an application, and possible interviewers, hiring team first. @throws 404 */
export async function interviewOptions(org: OrganizationDb, applicationId: string): Promise<Options> {
  const id = org.organizationId
  const [[application], admins] = await org.read(q => [applicationById(q, id, applicationId), adminsOf(q, id)])
  if (!application) throw notFound()
  const [[candidate], [job]] = await org.read(q => [
    candidateById(q, id, application.candidate_id),
    jobById(q, id, application.job_id),
  ])
  if (!candidate || !job) throw notFound()
  const [[flow]] = job.interview_flow_id ? await org.read(q => [flowById(q, id, job.interview_flow_id!)]) : [[]]
  const rounds = roundsWithPeople(flow)
  const people = admins.map(admin => ({
    id: admin.id,
    name: admin.name,
    time_zone: admin.time_zone,
    on_hiring_team: job.hiring_team.includes(admin.id),
    round_id: rounds.find(round => round.id === job.team_rounds[admin.id])?.id ?? null,
  }))
  return {
    rounds: rounds.map(({ id: roundId, name, minutes }) => ({ id: roundId, name, minutes })),
    people: people.toSorted((a, b) => Number(b.on_hiring_team) - Number(a.on_hiring_team)),
    candidate: { name: candidate.name, time_zone: candidate.time_zone },
  }
}
