import { type Compilable, type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

// Reads across modules: the organization, and its applications with their files.

export const organizationRow = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('organizations').selectAll().where('organization_id', '=', organizationId)

export const settingsRow = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('organization_settings').selectAll().where('organization_id', '=', organizationId)

const realApplications = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('applications as a')
    .where('a.organization_id', '=', organizationId)
    .where('a.practice', '=', false)
    .where('a.sample', '=', false)

export const countApplications = (q: Kysely<Tables>, organizationId: string) =>
  realApplications(q, organizationId).select(({ fn }) => fn.countAll<number>().as('count'))

/** A page of applications in the order of their IDs. */
export function applicationsAfter(q: Kysely<Tables>, organizationId: string, after: string | null, limit: number) {
  const page = realApplications(q, organizationId)
    .select(['a.id', 'a.candidate_id', 'a.candidate_name'])
    .orderBy('a.id')
    .limit(limit)
  return after ? page.where('a.id', '>', after) : page
}

export const resumeFiles = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('resumes')
    .select(['application_id', 'file_key as key', 'file_name as name'])
    .where('organization_id', '=', organizationId)
    .where('application_id', 'in', ids)
    .orderBy('uploaded_at')
    .orderBy('id')

export const submittedFiles = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('submissions')
    .select(['application_id', 'files'])
    .where('organization_id', '=', organizationId)
    .where('application_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')

export const attachedFiles = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('attachments')
    .select(['application_id', 'file_key as key', 'name'])
    .where('organization_id', '=', organizationId)
    .where('application_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')

export const offeredFiles = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('offer_files')
    .select(['application_id', 'file_key as key', 'name'])
    .where('organization_id', '=', organizationId)
    .where('application_id', 'in', ids)
    .orderBy('id')

export const recordedFiles = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('recordings as r')
    .innerJoin('screenings as s', join =>
      join.onRef('s.organization_id', '=', 'r.organization_id').onRef('s.id', '=', 'r.screening_id'),
    )
    .select(['s.application_id', 'r.file_key as key', 'r.kind', 'r.mime'])
    .where('r.organization_id', '=', organizationId)
    .where('s.application_id', 'in', ids)
    .where('r.file_key', 'is not', null)
    .orderBy('r.id')

/** Files of imports that did not become an application. */
export const importedFiles = (q: Kysely<Tables>, organizationId: string, after: string | null, limit: number) => {
  const page = q
    .selectFrom('import_items')
    .select(['id', 'import_id', 'file_key as key', 'file_name as name'])
    .where('organization_id', '=', organizationId)
    .where('application_id', 'is', null)
    .where('file_key', 'is not', null)
    .orderBy('id')
    .limit(limit)
  return after ? page.where('id', '>', after) : page
}

/** Fewer answers than this are not counted apart: they could be told to be those of a person. */
const FEWEST = 5

export interface AnswersCount {
  readonly month: string
  readonly question: string
  readonly answer: string
  /** Null if they are too few to be counted apart. */
  readonly answers: number | null
}

/** Voluntary answers by month and question, of all jobs together. */
export function demographicAnswers(q: Kysely<Tables>, organizationId: string): Compilable<AnswersCount> {
  const query = sql<AnswersCount>`
    select month, question, answer, case when count(*) >= ${FEWEST} then count(*) end as answers
    from voluntary_answers v
    where organization_id = ${organizationId}
      and not exists (select 1 from job_openings j where j.organization_id = v.organization_id and j.id = v.job_id and j.sample)
    group by month, question, answer order by month, question, answer`
  return { compile: () => query.compile(q) }
}
