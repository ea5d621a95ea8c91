import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type ResumeRow = Selectable<Tables['resumes']>

export const resumeById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('resumes').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** The résumés of several applications, the newest first. */
export const resumesOf = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('resumes')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', sql<string>`any(${applicationIds})`)
    .orderBy('uploaded_at', 'desc')

export const latestResume = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  resumesOf(q, organizationId, [applicationId]).limit(1)

/** All résumés of an organization with the same file. */
export const resumesWithFile = (q: Kysely<Tables>, organizationId: string, sha256: string) =>
  q.selectFrom('resumes').selectAll().where('organization_id', '=', organizationId).where('sha256', '=', sha256)

export type CorrectionRow = Selectable<Tables['resume_corrections']>

const corrections = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('resume_corrections')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('resume_id')
    .orderBy('version')

/** The corrections of a résumé, in order. */
export const correctionsOf = (q: Kysely<Tables>, organizationId: string, resumeId: string) =>
  corrections(q, organizationId).where('resume_id', '=', resumeId)

/** The corrections of all résumés of several applications, in order. */
export const correctionsOfApplications = (
  q: Kysely<Tables>,
  organizationId: string,
  applicationIds: readonly string[],
) =>
  corrections(q, organizationId).where('resume_id', 'in', eb =>
    eb
      .selectFrom('resumes')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('application_id', '=', sql<string>`any(${applicationIds})`),
  )

export const insertCorrection = (tx: OrganizationTransaction, row: Insertable<Tables['resume_corrections']>) =>
  tx.q.insertInto('resume_corrections').values(row).execute()

export const insertResume = (tx: OrganizationTransaction, row: Insertable<Tables['resumes']>) =>
  tx.q.insertInto('resumes').values(row).execute()

/** Updates a résumé. @returns its application, if the résumé still exists */
export const updateResume = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['resumes']>) =>
  tx.q
    .updateTable('resumes')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returning('application_id')
    .executeTakeFirst()

/** Waits until no other transaction decides about the same file. */
export const lockFile = (tx: OrganizationTransaction, sha256: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.organizationId} ${sha256}`}, 0))`.execute(tx.q)
