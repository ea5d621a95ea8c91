import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type NotNull, type Selectable, sql, type Updateable } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json, type Tables } from '#platform/db/tables.ts'
import { decodeCursor } from '#platform/db/pages.ts'
import type { TeamRole } from '../policy.ts'

export type JobRow = Selectable<Tables['job_openings']>

export const jobById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('job_openings').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export interface JobFilter {
  readonly archived: boolean
  readonly status?: JobRow['status']
  readonly search?: string
}

/** Whether a person is on the hiring team of a job. */
const onHiringTeam = (adminId: string) => sql<boolean>`hiring_team ? ${adminId}`

/** Whether a job is one of the viewer's own. An interviewer on a job decides nothing about it. */
const isOwnJob = ({ adminId, deciding }: Viewer) =>
  deciding
    ? sql<boolean>`hiring_team ? ${adminId} and (team_roles ->> ${adminId}) is distinct from 'interviewer'`
    : onHiringTeam(adminId)

/** A job, if the viewer can see it. */
export function jobVisibleTo(q: Kysely<Tables>, viewer: Viewer, id: string) {
  const query = q
    .selectFrom('job_openings')
    .select('id')
    .where('organization_id', '=', viewer.organizationId)
    .where('id', '=', id)
  return viewer.sees === 'all' ? query : query.where(isOwnJob(viewer))
}

/** The ids of the jobs of a viewer who does not see all, as a subquery: of their hiring teams, or of those on which they decide. */
export const ownJobIds = (q: Kysely<Tables>, viewer: Viewer) =>
  q.selectFrom('job_openings').select('id').where('organization_id', '=', viewer.organizationId).where(isOwnJob(viewer))

/** The jobs that are closed or archived, with the day since when. */
export const closedJobs = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('job_openings')
    .select(['id', 'closed_at'])
    .where('organization_id', '=', organizationId)
    .where('closed_at', 'is not', null)
    .where(eb => eb.or([eb('status', '=', 'closed'), eb('archived_at', 'is not', null)]))
    .$narrowType<{ closed_at: NotNull }>()

/** The jobs whose hiring team a person is on, with their role there. */
export const memberships = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('job_openings')
    .select(['id', sql<TeamRole | null>`team_roles ->> ${adminId}`.as('role')])
    .where('organization_id', '=', organizationId)
    .where(onHiringTeam(adminId))

/** The jobs whose hiring team a person is on, that are not archived. */
export const jobsOfTeamMember = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('job_openings')
    .select(['id', 'title'])
    .where('organization_id', '=', organizationId)
    .where('archived_at', 'is', null)
    .where(onHiringTeam(adminId))
    .orderBy('title')
    .orderBy('id')

/** The open jobs that count toward the plan, in the order in which they were published, locked until the transaction ends. */
export const lockOpenJobs = (tx: OrganizationTransaction) =>
  tx.q
    .selectFrom('job_openings')
    .select('id')
    .where('organization_id', '=', tx.organizationId)
    .where('status', '=', 'open')
    .where('archived_at', 'is', null)
    .where('sample', '=', false)
    .orderBy('published_at')
    .orderBy('id')
    .forUpdate()
    .execute()

/** The keys of the questions that jobs mark as hidden in blind review. */
export const questionsHiddenInBlindReview = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('job_openings')
    .select(
      sql<string>`jsonb_path_query(extra_questions, '$[*] ? (@.hidden_in_blind_review == true).key') #>> '{}'`.as(
        'key',
      ),
    )
    .distinct()
    .where('organization_id', '=', organizationId)

/** The titles of jobs. */
export const jobTitles = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('job_openings')
    .select(['id', 'title'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('title')
    .orderBy('id')

/** The titles of those that a viewer can see. */
export const jobTitlesVisibleTo = (q: Kysely<Tables>, viewer: Viewer, ids: readonly string[]) => {
  const query = jobTitles(q, viewer.organizationId, ids)
  return viewer.sees === 'all' ? query : query.where(isOwnJob(viewer))
}

/** The jobs that a viewer can see and that match a search in title and department. */
function jobsFound(q: Kysely<Tables>, viewer: Viewer, search: string | undefined) {
  let query = q.selectFrom('job_openings').where('organization_id', '=', viewer.organizationId)
  if (viewer.sees !== 'all') query = query.where(isOwnJob(viewer))
  if (!search) return query
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return query.where(eb => eb.or([eb('title', 'ilike', pattern), eb('department', 'ilike', pattern)]))
}

export function jobsMatching(q: Kysely<Tables>, viewer: Viewer, { archived, status, search }: JobFilter) {
  const query = jobsFound(q, viewer, search)
    .selectAll()
    .where('archived_at', archived ? 'is not' : 'is', null)
  return status ? query.where('status', '=', status) : query
}

/** How many jobs have each status. Archived ones are a group of their own. */
export const countsByStatus = (q: Kysely<Tables>, viewer: Viewer, search: string | undefined) =>
  jobsFound(q, viewer, search)
    .select(eb => [
      sql<JobRow['status'] | 'archived'>`case when archived_at is null then status else 'archived' end`.as('view'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('view')

/** A page of jobs, newest first, with one row more than requested. */
export function jobPage(
  q: Kysely<Tables>,
  viewer: Viewer,
  filter: JobFilter,
  page: { limit: number; cursor?: string },
) {
  const after = decodeCursor(page.cursor, ['instant', 'id'])
  let query = jobsMatching(q, viewer, filter)
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`)
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
}

/** Open jobs that anyone can see; `today` is the date in the organization's time zone. */
export const openJobs = (q: Kysely<Tables>, organizationId: string, today: string) =>
  q
    .selectFrom('job_openings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('archived_at', 'is', null)
    .where('status', '=', 'open')
    .where('sample', '=', false)
    .where(eb => eb.or([eb('closing_date', 'is', null), eb('closing_date', '>=', today)]))
    .orderBy('published_at', 'desc')
    .limit(500)

export const insertJob = (tx: OrganizationTransaction, row: Insertable<Tables['job_openings']>): Promise<JobRow> =>
  tx.q.insertInto('job_openings').values(row).returningAll().executeTakeFirstOrThrow()

export const updateJob = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['job_openings']>,
): Promise<JobRow> =>
  tx.q
    .updateTable('job_openings')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Adds a person to the hiring teams of jobs with a role. Jobs that no longer exist are ignored. */
export const joinHiringTeams = (
  tx: OrganizationTransaction,
  jobIds: readonly string[],
  adminId: string,
  role: TeamRole,
) =>
  tx.q
    .updateTable('job_openings')
    .set({
      hiring_team: sql`hiring_team || ${json([adminId])}::jsonb`,
      team_roles: sql`team_roles || ${json({ [adminId]: role })}::jsonb`,
    })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', sql<string>`any(${jobIds})`)
    .where(sql<boolean>`not ${onHiringTeam(adminId)}`)
    .execute()

/** Gives a person the rounds of another on the hiring teams that both are on, where they have none of their own. */
export const takeOverRounds = (tx: OrganizationTransaction, adminId: string, successorId: string) =>
  tx.q
    .updateTable('job_openings')
    .set({ team_rounds: sql`team_rounds || jsonb_build_object(${successorId}::text, team_rounds -> ${adminId})` })
    .where('organization_id', '=', tx.organizationId)
    .where(sql<boolean>`team_rounds ? ${adminId} and not team_rounds ? ${successorId}`)
    .where(onHiringTeam(successorId))
    .execute()

/** Removes a person from all hiring teams. */
export const leaveHiringTeams = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .updateTable('job_openings')
    .set({
      hiring_team: sql`hiring_team - ${adminId}`,
      team_roles: sql`team_roles - ${adminId}`,
      team_rounds: sql`team_rounds - ${adminId}`,
    })
    .where('organization_id', '=', tx.organizationId)
    .where(onHiringTeam(adminId))
    .execute()

/** Open jobs of all organizations whose closing date is before a day, and whose recruiters were not told. */
export const jobsPastClosing = (q: Kysely<Tables>, before: string, limit: number) =>
  q
    .selectFrom('job_openings')
    .select(['organization_id', 'id'])
    .where('status', '=', sql.lit('open'))
    .where('archived_at', 'is', null)
    .where('closing_date', '<', before)
    .where(sql<boolean>`closing_noticed is distinct from closing_date`)
    .orderBy('closing_date')
    .limit(limit)

export type TemplateRow = Selectable<Tables['job_templates']>

export const templates = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('job_templates')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy(eb => eb.fn('lower', ['name']))

export const templateById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('job_templates').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** Saves a template; one with the same name is replaced. */
export const writeTemplate = (
  tx: OrganizationTransaction,
  row: Insertable<Tables['job_templates']>,
): Promise<TemplateRow> =>
  tx.q
    .insertInto('job_templates')
    .values(row)
    .onConflict(oc =>
      oc.expression(sql`organization_id, lower(name)`).doUpdateSet({ name: row.name, content: row.content }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** @returns whether there was one */
export async function deleteTemplate(tx: OrganizationTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.q
    .deleteFrom('job_templates')
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
