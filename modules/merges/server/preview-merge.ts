import { applicationsOfPeople, blindFor, candidateById, combinedStanding } from '#modules/applications/public.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { MergePreview } from '../contract.ts'
import { mergeProblems as problems } from '../words/problems.ts'
import { type CandidateRow, conflictsOf, doubleScorecards, sameJobs, seenOf } from './compare.ts'
import { candidatesWithApplications } from './duplicates.read-model.ts'
import { presentPerson } from './present.ts'

/** @throws 404, 409 `already_merged`, 422 */
export function requireTwo(candidates: readonly CandidateRow[], { kept, merged }: { kept: string; merged: string }) {
  if (kept === merged) throw invalidField('merged', problems.samePerson)
  const found = [kept, merged].map(id => candidates.find(one => one.id === id))
  const [keptRow, mergedRow] = found
  if (!keptRow || !mergedRow) throw notFound()
  if (keptRow.merged_into || mergedRow.merged_into) throw conflict('already_merged', problems.alreadyMerged)
  if (keptRow.sample !== mergedRow.sample) throw conflict('sample_data', problems.sample)
  return { keptRow, mergedRow }
}

/** What a merge would keep and change. @throws 404, 409, 422 */
export async function previewMerge(
  org: OrganizationDb,
  actor: Actor,
  ids: { kept: string; merged: string },
): Promise<MergePreview> {
  const { organizationId } = org
  const both = [ids.kept, ids.merged]
  const [[one], [other], applications, rows] = await org.read(q => [
    candidateById(q, organizationId, ids.kept),
    candidateById(q, organizationId, ids.merged),
    applicationsOfPeople(q, organizationId, both),
    candidatesWithApplications(q, organizationId, both),
  ])
  const candidates = [one, other].flatMap(found => found ?? [])
  const { keptRow, mergedRow } = requireTwo(candidates, ids)
  const blind = await blindFor(
    org,
    actor.adminId,
    applications.map(({ id }) => id),
  )
  const shown = (row: CandidateRow) => {
    const person = presentPerson(row.id, rows, blind)
    const { name, email, phone } = row
    return { ...person, values: person.blind ? { name: null, email: null, phone: null } : { name, email, phone } }
  }
  const pairs = sameJobs(applications, { keptId: ids.kept, mergedId: ids.merged })
  return org.write(async tx => ({
    kept: shown(keptRow),
    merged: shown(mergedRow),
    combined: await Promise.all(
      pairs.map(async pair => ({
        job: { id: pair.kept.job_id, title: rows.find(({ id }) => id === pair.kept.id)?.title ?? '' },
        ...combinedStanding(pair.kept, pair.merged),
        conflicts: await conflictsOf(tx.q, organizationId, pair),
      })),
    ),
    two_scorecards: await doubleScorecards(tx.q, organizationId, pairs),
    seen: seenOf(candidates, applications),
  }))
}
