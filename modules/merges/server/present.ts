import { blindFor, neutralName } from '#modules/applications/public.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import type { DuplicatePair, PossiblePerson } from '../contract.ts'
import type { DuplicateReason } from '../policy.ts'
import { type ApplicationOfPerson, candidatesWithApplications } from './duplicates.read-model.ts'

interface Pair {
  readonly first_id: string
  readonly second_id: string
  readonly reasons: readonly DuplicateReason[]
  readonly found_at: Date
}

function presentPerson(
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
