import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/applications/public.ts'
import '#modules/jobs/public.ts'

// Reads across modules: the interview flow of the job that an application is for.

export const flowIdOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('applications as a')
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select('j.interview_flow_id')
    .where('a.organization_id', '=', organizationId)
    .where('a.id', '=', applicationId)
