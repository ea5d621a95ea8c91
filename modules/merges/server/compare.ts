import { createHash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { type ApplicationRow, combinedStanding } from '#modules/applications/public.ts'
import { STARTED_STATES } from '#modules/screenings/policy.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { MergeConflict } from '../contract.ts'
import {
  liveScreenings,
  openBookings,
  submittedScorecards,
  takenOffers,
  unsentRejections,
} from './conflicts.read-model.ts'

export type CandidateRow = Selectable<Tables['candidates']>

/** Two applications for the same job: of the candidate who is kept, and of the other one. */
export interface SameJob {
  readonly kept: ApplicationRow
  readonly merged: ApplicationRow
}

export function sameJobs(
  applications: readonly ApplicationRow[],
  { keptId, mergedId }: { keptId: string; mergedId: string },
): SameJob[] {
  const own = applications.filter(one => one.candidate_id === keptId)
  return applications
    .filter(one => one.candidate_id === mergedId)
    .flatMap(merged => {
      const kept = own.find(one => one.job_id === merged.job_id)
      return kept ? [{ kept, merged }] : []
    })
}

/** A fingerprint of what a person saw of two candidates before merging them. */
export const seenOf = (candidates: readonly CandidateRow[], applications: readonly ApplicationRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        candidates.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        applications
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ id, candidate_id, stage, outcome, stage_since }) => [id, candidate_id, stage, outcome, stage_since]),
      ]),
    )
    .digest('base64url')

/** What prevents that two applications become one. */
export async function conflictsOf(
  q: Kysely<Tables>,
  organizationId: string,
  { kept, merged }: SameJob,
): Promise<MergeConflict[]> {
  const ids = [kept.id, merged.id]
  const screenings = await liveScreenings(q, organizationId, ids).execute()
  const offers = await takenOffers(q, organizationId, ids).execute()
  const bookings = await openBookings(q, organizationId, ids).execute()
  const rejections = await unsentRejections(q, organizationId, ids).execute()
  const parts = bookings.map(({ part }) => part)
  const found: [MergeConflict, boolean][] = [
    ['two_screenings', screenings.length > 1],
    ['running_interview', screenings.some(({ state }) => (STARTED_STATES as readonly string[]).includes(state))],
    ['two_offers', offers.length > 1],
    ['two_bookings', new Set(parts).size < parts.length],
    // The open application would take over the e-mail, and its candidate would be rejected by it.
    ['unsent_rejection', combinedStanding(kept, merged).outcome !== 'rejected' && rejections.length > 0],
  ]
  return found.flatMap(([conflict, holds]) => (holds ? [conflict] : []))
}

/** How many reviewers have submitted scorecards for both applications. */
export async function doubleScorecards(
  q: Kysely<Tables>,
  organizationId: string,
  pairs: readonly SameJob[],
): Promise<number> {
  let count = 0
  for (const { kept, merged } of pairs) {
    const rows = await submittedScorecards(q, organizationId, [kept.id, merged.id]).execute()
    count += rows.length - new Set(rows.map(({ admin_id }) => admin_id)).size
  }
  return count
}
