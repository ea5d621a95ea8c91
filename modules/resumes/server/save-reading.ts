import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { DocumentSummary, Profile } from '../profile/schema.ts'
import { correctedResume } from './corrections.ts'
import { correctionsOf, latestResume, resumeById, updateResume } from './queries.ts'

/** The result of reading a résumé. With a problem it needs human review. */
export interface Reading {
  readonly pages: { number: number; text: string }[] | null
  readonly summary: DocumentSummary | null
  readonly profile: Profile | null
  readonly problem: string | null
}

/** Called in the transaction in which the newest résumé of an application is saved as read, or as needing human review. */
export type OnRead = (
  tx: OrganizationTransaction,
  applicationId: string,
  state: 'read' | 'needs_person',
) => Promise<void>

/** Saves the result of reading a résumé and publishes it, unless the application has a newer résumé by now. */
export const saveReading = (org: OrganizationDb, onRead: OnRead, resumeId: string, reading: Reading, now: Date) =>
  org.write(tx => saveReadingIn(tx, onRead, resumeId, reading, now))

/** The same in a transaction that is open already. */
export async function saveReadingIn(
  tx: OrganizationTransaction,
  onRead: OnRead,
  resumeId: string,
  { pages, summary, profile, problem }: Reading,
  now: Date,
): Promise<void> {
  const stored = await resumeById(tx.q, tx.organizationId, resumeId).forUpdate().executeTakeFirst()
  // Erased while it was being read, or read by a task that a dying process had left behind.
  if (!stored || stored.state === 'read' || stored.state === 'needs_person') return
  const corrections = await correctionsOf(tx.q, tx.organizationId, resumeId).execute()
  // Details that the candidate entered in the form make up for a file that cannot be read.
  const state = problem && !correctedResume({ profile }, corrections).isEntered ? 'needs_person' : 'read'
  const row = await updateResume(tx, resumeId, {
    state,
    problem,
    pages: pages && json(pages),
    summary: summary && json(summary),
    profile: profile && json(profile),
    read_at: now,
    reading_since: null,
  })
  if (!row) return
  const latest = await latestResume(tx.q, tx.organizationId, row.application_id).executeTakeFirstOrThrow()
  if (latest.id !== resumeId) return
  await onRead(tx, row.application_id, state)
  await tx.emit('resume.read', row.application_id, { resume_id: resumeId, state }, { kind: 'system' })
}
