import { blindFor, neutralName } from '#modules/applications/public.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import type { DuplicatePair, Merge, PossiblePerson } from '../contract.ts'
import type { DuplicateReason } from '../policy.ts'
import {
  type ApplicationOfPerson,
  candidatesWithApplications,
  namesOfCandidates,
  namesOfPeople,
} from './duplicates.read-model.ts'
import type { MergeRow } from './queries/merges.ts'

interface Pair {
  readonly first_id: string
  readonly second_id: string
  readonly reasons: readonly DuplicateReason[]
  readonly found_at: Date
}

export function presentPerson(
  candidateId: string,
  rows: readonly ApplicationOfPerson[],
  blind: ReadonlyMap<string, unknown>,
): PossiblePerson {
  const own = rows.filter(({ candidate_id }) => candidate_id === candidateId)
  // One blind application hides the candidate: they are the same person in the others.
  const hidden = own.find(({ id }) => blind.has(id))
  return {
    candidate_uuid: candidateId,
    name: hidden ? neutralName(hidden.id) : (own[0]?.name ?? ''),
    blind: hidden !== undefined,
    applications: own.map(({ id, job_id, title, stage, outcome, applied_at }) => ({
      application_id: id,
      job: { id: job_id, title },
      stage,
      outcome,
      applied_at: applied_at.toISOString(),
    })),
  }
}

/** Pairs as a person may see them. */
export async function presentPairs(
  org: OrganizationDb,
  actor: Pick<Actor, 'adminId'>,
  pairs: readonly Pair[],
): Promise<DuplicatePair[]> {
  if (pairs.length === 0) return []
  const ids = [...new Set(pairs.flatMap(({ first_id, second_id }) => [first_id, second_id]))]
  const [rows] = await org.read(q => [candidatesWithApplications(q, org.organizationId, ids)])
  const blind = await blindFor(
    org,
    actor.adminId,
    rows.map(({ id }) => id),
  )
  return pairs.map(({ first_id, second_id, reasons, found_at }) => ({
    reasons: [...reasons],
    found_at: found_at.toISOString(),
    candidates: [presentPerson(first_id, rows, blind), presentPerson(second_id, rows, blind)],
  }))
}

/** Merges into a candidate as a person may see them, newest first. */
export async function presentMerges(
  org: OrganizationDb,
  actor: Pick<Actor, 'adminId'>,
  keptId: string,
  merges: readonly Pick<MergeRow, 'id' | 'merged_id' | 'merged_by' | 'merged_at' | 'undo_until'>[],
): Promise<Merge[]> {
  if (merges.length === 0) return []
  const [candidates, people, applications] = await org.read(q => [
    namesOfCandidates(
      q,
      org.organizationId,
      merges.map(({ merged_id }) => merged_id),
    ),
    namesOfPeople(
      q,
      org.organizationId,
      merges.map(({ merged_by }) => merged_by),
    ),
    candidatesWithApplications(q, org.organizationId, [keptId]),
  ])
  const blind = await blindFor(
    org,
    actor.adminId,
    applications.map(({ id }) => id),
  )
  const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
    list.find(one => one.id === id)?.name ?? ''
  const nameOf = (mergedId: string) => (blind.size > 0 ? neutralName(mergedId) : nameIn(candidates, mergedId))
  const [newest] = merges
  return merges.map(({ id, merged_id, merged_by, merged_at, undo_until }) => ({
    id,
    name: nameOf(merged_id),
    undo_first: newest && newest.id !== id ? { id: newest.id, name: nameOf(newest.merged_id) } : null,
    by: nameIn(people, merged_by),
    merged_at: merged_at.toISOString(),
    undo_until: undo_until.toISOString(),
  }))
}
