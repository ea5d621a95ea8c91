import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import { applicationById } from '#modules/applications/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import type { Review } from '../contract.ts'
import { summarizeInterview, summarizeMatch } from '../engine/summary.ts'
import { readReview } from './review.ts'

/** A summary of an application in a few sentences, each backed by a figure or quote. Hidden results are not included. */
export async function summarizeApplication(org: OrganizationDb, actor: Actor, applicationId: string) {
  const { match, interview } = await readReview(org, actor, applicationId)
  const [[application]] = await org.read(q => [applicationById(q, org.organizationId, applicationId)])
  const [[job]] = application ? await org.read(q => [jobById(q, org.organizationId, application.job_id)]) : [[]]
  const sentences = [
    ...(match?.result
      ? summarizeMatch(match.result as NonNullable<NonNullable<Review['match']>['result']>, job?.requirements ?? [])
      : []),
    ...(interview?.result
      ? summarizeInterview(interview.result as NonNullable<NonNullable<Review['interview']>['result']>)
      : []),
  ]
  return {
    sentences,
    engine: interview?.engine ?? match?.engine ?? null,
    validated: [match, interview].every(one => one?.validated ?? true),
  }
}
