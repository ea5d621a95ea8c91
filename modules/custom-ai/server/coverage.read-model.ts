import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import '#modules/evaluation/public.ts'
import type { RunScope } from '../contract.ts'
import { MOST_APPLICATIONS } from '../policy.ts'
import type { FieldRow } from './queries/fields.ts'

// Reads across modules: active applications of the jobs that fields ask about, and their answers.

/** The active applications that a field asks about, as `a`. */
function askedAbout(q: Kysely<Tables>, viewer: Viewer, field: Pick<FieldRow, 'id' | 'all_jobs'>) {
  const query = applicationsVisibleTo(q, viewer)
    .where('a.outcome', '=', sql.lit('active'))
    .where('a.job_archived', '=', sql.lit(false))
  if (field.all_jobs) return query
  return query.where('a.job_id', 'in', eb =>
    eb
      .selectFrom('custom_ai_field_jobs as j')
      .select('j.job_id')
      .where('j.organization_id', '=', viewer.organizationId)
      .where('j.field_id', '=', field.id),
  )
}

/** Up to so many applications are counted exactly. */
const COUNTED = 10_000

/** How many applications a field asks about, and how many are answered. */
export const coverageOf = (q: Kysely<Tables>, viewer: Viewer, field: FieldRow) =>
  q
    .selectFrom(askedAbout(q, viewer, field).select('a.id').limit(COUNTED).as('c'))
    .leftJoin('custom_ai_results as r', join =>
      join
        .on('r.organization_id', '=', viewer.organizationId)
        .on('r.field_id', '=', field.id)
        .onRef('r.application_id', '=', 'c.id'),
    )
    .select([
      sql<number>`count(*)::int`.as('applications'),
      sql<number>`(count(*) filter (where r.state = 'ready' and r.version = ${field.version}))::int`.as('answered'),
      sql<number>`(count(*) filter (where r.state = 'ready' and r.version <> ${field.version}))::int`.as('outdated'),
      sql<number>`(count(*) filter (where r.state = 'failed'))::int`.as('failed'),
    ])

const RESULT = sql`select 1 from custom_ai_results r where r.organization_id = a.organization_id and r.application_id = a.id`

/** The applications that a run answers for, the newest first. */
export function applicationsToAnswer(q: Kysely<Tables>, viewer: Viewer, field: FieldRow, scope: RunScope) {
  const query = askedAbout(q, viewer, field)
    .select(['a.id', 'a.sample'])
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(MOST_APPLICATIONS)
  if (scope === 'missing')
    return query.where(
      sql<boolean>`not exists (${RESULT} and r.field_id = ${field.id} and r.version = ${field.version} and r.state = 'ready')`,
    )
  if (scope === 'failed')
    return query.where(sql<boolean>`exists (${RESULT} and r.field_id = ${field.id} and r.state = 'failed')`)
  return query
}

/** The applications whose answer failed. */
export const failedAnswers = (q: Kysely<Tables>, viewer: Viewer, field: FieldRow) =>
  askedAbout(q, viewer, field)
    .innerJoin('custom_ai_results as r', join =>
      join.onRef('r.organization_id', '=', 'a.organization_id').onRef('r.application_id', '=', 'a.id'),
    )
    .innerJoin('custom_ai_answers as w', join =>
      join.onRef('w.organization_id', '=', 'r.organization_id').onRef('w.id', '=', 'r.answer_id'),
    )
    .select(['a.id as application_id', 'a.candidate_id as candidate_uuid', 'a.candidate_name as name', 'w.problem'])
    .where('r.field_id', '=', field.id)
    .where('r.state', '=', 'failed')
    .limit(20)

/** Applications to try a question on: those that were evaluated, the newest first. */
export function applicationsToTry(
  q: Kysely<Tables>,
  viewer: Viewer,
  { jobId, search }: { jobId: string | undefined; search: string | undefined },
) {
  let query = applicationsVisibleTo(q, viewer)
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['a.id', 'a.candidate_id', 'a.candidate_name as name', 'a.job_id', 'j.title', 'a.stage', 'a.sample'])
    .where('a.job_archived', '=', sql.lit(false))
    .where('a.resume_state', '=', sql.lit('read'))
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(20)
  if (jobId) query = query.where('a.job_id', '=', jobId)
  if (search) query = query.where('a.candidate_name', 'ilike', `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return query
}

/** The given applications, with what a try-out shows of them. */
export const applicationsTried = (q: Kysely<Tables>, viewer: Viewer, ids: readonly string[]) =>
  applicationsVisibleTo(q, viewer)
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['a.id', 'a.candidate_id', 'a.candidate_name as name', 'j.title', 'a.stage', 'a.sample'])
    .where('a.id', '=', sql<string>`any(${ids}::uuid[])`)

/** Whether a person may see what the AI found in interviews: they have submitted a scorecard or skipped it. */
export const scorecardOf = (q: Kysely<Tables>, { organizationId, adminId }: Viewer, applicationId: string) =>
  q
    .selectFrom('scorecards')
    .select(sql<boolean>`submitted_at is not null or revealed_at is not null`.as('revealed'))
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .where('admin_id', '=', adminId)

/** The saved views that show or filter a field, as far as the viewer sees them. */
export const viewsUsing = (q: Kysely<Tables>, { organizationId, adminId }: Viewer, fieldId: string) =>
  q
    .selectFrom('saved_views as v')
    .select([
      'v.id',
      'v.name',
      sql<boolean>`v.columns::text like ${`%custom:${fieldId}%`}`.as('as_column'),
      sql<boolean>`v.filter::text like ${`%${fieldId}%`}`.as('as_filter'),
    ])
    .where('v.organization_id', '=', organizationId)
    .where(eb => eb.or([eb('v.shared', '=', true), eb('v.admin_id', '=', adminId)]))
    .where(sql<boolean>`(v.columns::text like ${`%custom:${fieldId}%`} or v.filter::text like ${`%${fieldId}%`})`)
    .orderBy('v.name')
    .limit(20)
