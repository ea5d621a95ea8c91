import { DAY, later, SECOND } from '#platform/clock/clock.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { lockFile, type ResumeRow, resumesWithFile, updateResume } from './queries.ts'

/** Longer than any reading takes. Older claims were left by a process that died. */
const CLAIM_MS = 110 * SECOND
/** Years of experience count up to the day of the reading, so an old reading is not used again. */
const REUSED_FOR_MS = DAY

export type Claim =
  /** This task reads the file. */
  | { readonly kind: 'mine' }
  /** Another task is reading the same file right now. */
  | { readonly kind: 'busy' }
  /** The same file was read recently; its result is reused. */
  | { readonly kind: 'known'; readonly row: ResumeRow }

/** Decides which task reads a file, so that an organization reads the same file only once at a time. */
export const claimReading = (org: OrganizationDb, { id, sha256 }: ResumeRow, now: Date): Promise<Claim> =>
  org.write(async tx => {
    // Locked only for this short transaction: it orders the decisions, not the reading.
    await lockFile(tx, sha256)
    const others = (await resumesWithFile(tx.q, org.organizationId, sha256).execute()).filter(one => one.id !== id)
    const known = others.find(
      // A file that could not be read can be usable for its own application, because its details were entered by hand.
      one => one.state === 'read' && !one.problem && one.read_at && later(one.read_at, REUSED_FOR_MS) > now,
    )
    if (known) return { kind: 'known', row: known }
    if (others.some(one => one.reading_since && later(one.reading_since, CLAIM_MS) > now)) return { kind: 'busy' }
    await updateResume(tx, id, { state: 'reading', reading_since: now })
    return { kind: 'mine' }
  })
