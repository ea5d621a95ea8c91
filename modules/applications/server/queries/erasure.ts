import '../tables.ts'
import { type Kysely, sql } from 'kysely'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { closedApplications } from '../queries.ts'

type Q = Kysely<Tables>

interface Retention {
  readonly days: number
  /** How much longer it is if the candidate agreed to be considered for other roles. */
  readonly otherRolesDays: number
  readonly now: Date
  readonly limit: number
}

/** Marks applications whose retention has ended, the longest closed first. @returns their ids */
export const markRetentionEnded = (tx: OrganizationTransaction, { days, otherRolesDays, now, limit }: Retention) =>
  tx.q
    .updateTable('applications')
    .set({ retention_ended_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', 'in', eb =>
      eb
        .selectFrom(closedApplications(tx.q, tx.organizationId).as('a'))
        .select('a.id')
        .where(
          sql<boolean>`a.closed_at + make_interval(days => ${days}::integer
            + case when a.kept_for_other_roles then ${otherRolesDays} else 0 end) <= ${now}`,
        )
        // If a deletion failed, it is requested again the next day.
        .where(or =>
          or.or([or('a.retention_ended_at', 'is', null), or('a.retention_ended_at', '<=', later(now, -DAY / 2))]),
        )
        .orderBy('a.closed_at')
        .limit(limit),
    )
    .returning('id')
    .execute()

/** Applications of which it was asked until then to delete everything. */
export const erasureDue = (q: Q, organizationId: string, until: Date) =>
  q
    .selectFrom('applications')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('erasure_requested_at', '<=', until)

/** The latest announcement that an application is about to be erased. */
export const erasureAnnounced = (q: Q, organizationId: string, applicationId: string) =>
  q
    .selectFrom('events')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', applicationId)
    .where('name', '=', 'application.erasing')
    .orderBy('at', 'desc')
    .limit(1)

/** E-mails to the candidate of an application, and those to others about it. */
export const emailIdsAbout = (q: Q, organizationId: string, applicationId: string) =>
  q
    .selectFrom('mail_messages')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(eb => eb.or([eb('subject_id', '=', applicationId), eb('about_id', '=', applicationId)]))

export const eventIdsOf = (q: Q, organizationId: string, applicationId: string) =>
  q
    .selectFrom('events')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', applicationId)

const deleteCandidateWithoutApplications = (q: Q, organizationId: string, candidateId: string) =>
  q
    .deleteFrom('candidates as c')
    .where('c.organization_id', '=', organizationId)
    .where('c.id', '=', candidateId)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.organization_id', '=', 'c.organization_id')
            .whereRef('a.candidate_id', '=', 'c.id'),
        ),
      ),
    )
    .execute()

/**
 * Deletes the rows of an application, its events and e-mails, and its candidate if this was their only application. Of the events,
 * the audit log keeps its entries, without what people wrote and without the IDs of the application and the candidate. Runs as the platform, because events are append-only to everyone else.
 */
export const deleteApplicationRows = (db: Database, organizationId: string, applicationId: string) =>
  db.unsafeAcrossOrganizations(async q => {
    const events = q.deleteFrom('events').where('organization_id', '=', organizationId)
    await events.where('subject_id', '=', applicationId).where('audited', '=', false).execute()
    await q
      .updateTable('events')
      .set({
        subject_id: null,
        actor_id: sql`case when actor_kind = 'candidate' then null else actor_id end`,
        data: sql`data - 'note'`,
      })
      .where('organization_id', '=', organizationId)
      .where('subject_id', '=', applicationId)
      .execute()
    await q
      .deleteFrom('mail_messages')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', emailIdsAbout(q, organizationId, applicationId))
      .execute()
    const deleted = await q
      .deleteFrom('applications')
      .where('organization_id', '=', organizationId)
      .where('id', '=', applicationId)
      .returning('candidate_id')
      .executeTakeFirst()
    if (deleted) await deleteCandidateWithoutApplications(q, organizationId, deleted.candidate_id)
  })
