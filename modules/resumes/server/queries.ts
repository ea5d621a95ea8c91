import '../events.ts'
import './tables.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
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
