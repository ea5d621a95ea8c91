import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/interview-flows/public.ts'
import '#modules/jobs/public.ts'
import '#modules/practice/public.ts'

// Reads across modules: how far a new organization has come.

/** The newest job of a status. */
const newestJob = (q: Kysely<Tables>, organizationId: string, status: 'open' | 'draft') =>
  q
    .selectFrom('job_openings')
    .select(['id', 'title'])
    .where('organization_id', '=', organizationId)
    .where('archived_at', 'is', null)
    .where('status', '=', status)
    .where('sample', '=', false)
    .orderBy('created_at', 'desc')
    .limit(1)

export const openJob = (q: Kysely<Tables>, organizationId: string) => newestJob(q, organizationId, 'open')
export const draftJob = (q: Kysely<Tables>, organizationId: string) => newestJob(q, organizationId, 'draft')

/** Whether somebody has changed an interview flow. */
export const changedFlow = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('interview_flows')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .where('version', '>', 1)
    .limit(1)

/** A person's newest practice interview. */
export const newestPractice = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('practice_interviews as p')
    .innerJoin('screenings as s', join =>
      join.onRef('s.organization_id', '=', 'p.organization_id').onRef('s.id', '=', 'p.id'),
    )
    .select(['p.id', 's.state'])
    .where('p.organization_id', '=', organizationId)
    .where('p.admin_id', '=', adminId)
    .orderBy('p.created_at', 'desc')
    .limit(1)
