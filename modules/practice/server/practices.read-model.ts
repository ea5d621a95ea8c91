import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/jobs/public.ts'
import '#modules/screenings/public.ts'

// Reads across modules: practice interviews with their screening and job.

/** A person's practice interviews, newest first. */
export const practicesOf = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('practice_interviews as p')
    .innerJoin('screenings as s', join =>
      join.onRef('s.organization_id', '=', 'p.organization_id').onRef('s.id', '=', 'p.id'),
    )
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 's.organization_id').onRef('j.id', '=', 's.job_id'),
    )
    .select(['p.id', 'p.application_id', 'p.created_at', 's.state', 's.until', 's.ended_at'])
    .select(['j.id as job_id', 'j.title as job_title'])
    .where('p.organization_id', '=', organizationId)
    .where('p.admin_id', '=', adminId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')

export type PracticeRow = Awaited<ReturnType<ReturnType<typeof practicesOf>['executeTakeFirstOrThrow']>>
