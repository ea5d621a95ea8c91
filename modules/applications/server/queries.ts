import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { closedJobs, ownJobIds } from '#modules/jobs/public.ts'
import type { CommunicationKind } from '../contract.ts'

export type ApplicationRow = Selectable<Tables['applications']>

export const applicationById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('applications').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export const candidateById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('candidates').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** The e-mail addresses of candidates. */
export const addressesOf = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('candidates')
    .select(['id', 'email'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', eb => eb.fn.any(eb.val(ids)))

export const communicationsOf = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('communications')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', sql<string>`any(${applicationIds})`)
    .orderBy('at')

/**
 * Applications of candidates that a viewer can see: all of the organization's, or those of their jobs and those assigned to them. Who is
 * assigned reviews a candidate and decides nothing.
 */
export function applicationsVisibleTo(q: Kysely<Tables>, viewer: Viewer) {
  const { organizationId, adminId } = viewer
  const query = q
    .selectFrom('applications as a')
    .where('a.organization_id', '=', organizationId)
    .where(sql<boolean>`not a.practice`)
  if (viewer.sees === 'all') return query
  const ofJobs = ownJobIds(q, viewer)
  if (viewer.deciding) return query.where('a.job_id', 'in', ofJobs)
  const assigned = q
    .selectFrom('application_assignees')
    .select('application_id')
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', adminId)
  return query.where(eb => eb.or([eb('a.job_id', 'in', ofJobs), eb('a.id', 'in', assigned)]))
}

/** An application, if the viewer can see it. */
export const applicationVisibleTo = (q: Kysely<Tables>, viewer: Viewer, id: string) =>
  applicationsVisibleTo(q, viewer).select('a.id').where('a.id', '=', id)

/** The candidate that another one was merged into. */
const mergedInto = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('candidates').select('merged_into').where('organization_id', '=', organizationId).where('id', '=', id)

/** A candidate, if the viewer can see one of their applications. */
export const candidateVisibleTo = (q: Kysely<Tables>, viewer: Viewer, id: string) =>
  applicationsVisibleTo(q, viewer)
    .select('a.candidate_id')
    .where(eb =>
      eb.or([eb('a.candidate_id', '=', id), eb('a.candidate_id', '=', mergedInto(q, viewer.organizationId, id))]),
    )
    .limit(1)

/** Locks an application's row until the transaction ends. What belongs to an application is locked after it, never before. */
export const lockApplication = (tx: OrganizationTransaction, id: string) =>
  applicationById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()

export const updateApplication = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['applications']>,
) =>
  tx.q
    .updateTable('applications')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** Sets again which scores of an engine sort and filter lists, after its check. The database computes it (`ranked_score`). */
export const rankApplicationsOf = (q: Kysely<Tables>, engine: string) =>
  q
    .updateTable('applications')
    .set(eb => ({ match_engine: eb.ref('match_engine') }))
    .where(eb => eb.or([eb('match_engine', '=', engine), eb('interview_engine', '=', engine)]))

/** Stores the last message to the candidate on the application's row. Messages can be recorded out of order. */
export const updateLastCommunication = (tx: OrganizationTransaction, id: string, kind: CommunicationKind, at: Date) =>
  tx.q
    .updateTable('applications')
    .set({ last_communication: kind, last_communication_at: at })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where(eb => eb.or([eb('last_communication_at', 'is', null), eb('last_communication_at', '<=', at)]))
    .execute()

/** Stores when the candidate was first told more than that the application arrived. */
export const markResponded = (tx: OrganizationTransaction, id: string, at: Date) =>
  tx.q
    .updateTable('applications')
    .set({ first_response_at: at })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('first_response_at', 'is', null)
    .execute()

/** Records a message that was sent to a candidate, once. */
export const insertCommunication = (tx: OrganizationTransaction, row: Insertable<Tables['communications']>) =>
  tx.q
    .insertInto('communications')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .execute()

/** Applications that were decided on, with the day from which their retention counts. */
export const decidedApplications = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('applications as a')
    .where('a.organization_id', '=', organizationId)
    .select(['a.id', 'a.stage_since as closed_at', 'a.kept_for_other_roles', 'a.retention_ended_at'])
    .where('a.outcome', '!=', 'active')

/**
 * Applications that were closed, with the day from which their retention counts. One that nobody decided on closes with its job, or
 * when it last moved after that; never at the stage of an offer, which goes on after a job is closed.
 */
export function closedApplications(q: Kysely<Tables>, organizationId: string) {
  return decidedApplications(q, organizationId).unionAll(
    q
      .selectFrom('applications as a')
      .where('a.organization_id', '=', organizationId)
      .innerJoin(closedJobs(q, organizationId).as('j'), 'j.id', 'a.job_id')
      .select(eb => [
        'a.id',
        eb.fn<Date>('greatest', ['a.stage_since', 'j.closed_at']).as('closed_at'),
        'a.kept_for_other_roles',
        'a.retention_ended_at',
      ])
      .where('a.outcome', '=', 'active')
      .where('a.stage', '!=', 'offer')
      .where('a.practice', '=', false),
  )
}

/** The day from which the retention of an application counts. */
export const closingOf = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom(closedApplications(q, organizationId).as('a')).select('a.closed_at').where('a.id', '=', id)

/** Takes a quote from an interview off an application's row, when the transcript is deleted. */
export const dropSpokenEvidence = (tx: OrganizationTransaction, applicationId: string) =>
  tx.q
    .updateTable('applications')
    .set({ evidence: null })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', applicationId)
    .where(sql<boolean>`evidence ->> 'source' = 'interview'`)
    .execute()

/** Assigns people to an application; those who are assigned already stay. */
export const insertAssignees = (tx: OrganizationTransaction, applicationId: string, adminIds: readonly string[]) =>
  tx.q
    .insertInto('application_assignees')
    .values(adminIds.map(admin_id => ({ organization_id: tx.organizationId, application_id: applicationId, admin_id })))
    .onConflict(oc => oc.doNothing())
    .execute()

/** An e-mail to the candidate of an application. */
export const emailTo = (q: Kysely<Tables>, organizationId: string, applicationId: string, messageId: string) =>
  q
    .selectFrom('mail_messages')
    .select(['id', 'state'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', messageId)
    .where('subject_id', '=', applicationId)

/** Cancels e-mails of some kinds to the candidate of an application, if they were not sent yet. */
export const cancelUnsentEmails = (tx: OrganizationTransaction, applicationId: string, ...templateKeys: string[]) =>
  tx.q
    .updateTable('mail_messages')
    .set({ state: 'cancelled', sealed: null })
    .where('organization_id', '=', tx.organizationId)
    .where('subject_id', '=', applicationId)
    .where('template_key', 'in', templateKeys)
    .where('state', 'in', ['held', 'waiting'])
    .where('claimed_at', 'is', null)
    .execute()

/** How many open applications a person is responsible for. */
export const countOwnedBy = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('applications')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('owner_id', '=', adminId)
    .where('outcome', '=', 'active')

/** Makes another person, or nobody, responsible for a person's applications. */
export const replaceOwner = (tx: OrganizationTransaction, adminId: string, successorId: string | null) =>
  tx.q
    .updateTable('applications')
    .set({ owner_id: successorId })
    .where('organization_id', '=', tx.organizationId)
    .where('owner_id', '=', adminId)
    .execute()

/** Assigns a person to all applications that another one is responsible for or assigned to, so that they can see them. */
export const copyAssignments = (tx: OrganizationTransaction, fromId: string, toId: string) =>
  sql`insert into application_assignees (organization_id, application_id, admin_id)
    select organization_id, application_id, ${toId}::uuid from application_assignees
      where organization_id = ${tx.organizationId} and admin_id = ${fromId}
    union
    select organization_id, id, ${toId}::uuid from applications where organization_id = ${tx.organizationId} and owner_id = ${fromId}
    on conflict do nothing`.execute(tx.q)

export const deleteAssignments = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .deleteFrom('application_assignees')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .execute()
