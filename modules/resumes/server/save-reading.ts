import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { DocumentSummary, Profile } from '../profile/schema.ts'
import { latestResume, updateResume } from './queries.ts'

/** What a résumé was read as. Without a problem it was read; with one it needs human review. */
export interface Reading {
  readonly pages: { number: number; text: string }[] | null
  readonly summary: DocumentSummary | null
  readonly profile: Profile | null
  readonly problem: string | null
}

/** Told in the same transaction that the newest résumé of an application was read, or needs human review. */
export type OnRead = (
  tx: OrganizationTransaction,
  applicationId: string,
  state: 'read' | 'needs_person',
) => Promise<void>

/** Saves how a résumé was read and announces it, unless the application has a newer résumé by now. */
export async function saveReading(
  org: OrganizationDb,
  onRead: OnRead,
  resumeId: string,
  { pages, summary, profile, problem }: Reading,
  now: Date,
): Promise<void> {
  const state = problem ? 'needs_person' : 'read'
  await org.write(async tx => {
    const row = await updateResume(tx, resumeId, {
      state,
      problem,
      pages: pages && json(pages),
      summary: summary && json(summary),
      profile: profile && json(profile),
      read_at: now,
      reading_since: null,
    })
    // Erased while it was read.
    if (!row) return
    const latest = await latestResume(tx.q, org.organizationId, row.application_id).executeTakeFirstOrThrow()
    if (latest.id !== resumeId) return
    await onRead(tx, row.application_id, state)
    await tx.emit('resume.read', row.application_id, { resume_id: resumeId, state }, { kind: 'system' })
  })
}
