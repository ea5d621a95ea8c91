import {
  candidateApplicationRows,
  combineApplications,
  keepFigures,
  lastSubmissionOf,
  lockPeople,
  refreshNames,
  type StoredRow,
  storedRow,
  takeOutApplication,
  updateApplication,
  updateCandidate,
} from '#modules/applications/public.ts'
import { meanOfScorecards } from '#modules/evaluation/public.ts'
import { candidateScreeningRows } from '#modules/screenings/public.ts'
import { voidUnverifiedLinks } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { type ChosenValue, UNDO_DAYS } from '../policy.ts'
import { mergeProblems as problems } from '../words/problems.ts'
import { type CandidateRow, conflictsOf, type SameJob, sameJobs, seenOf } from './compare.ts'
import { newestResumes } from './conflicts.read-model.ts'
import { applicationMovers } from './movers.ts'
import { findDuplicates } from './find-duplicates.ts'
import { requireTwo } from './preview-merge.ts'
import { insertMerge } from './queries/merges.ts'
import type { AbsorbedApplication, Changed } from './tables.ts'

interface Input {
  readonly kept: string
  readonly merged: string
  readonly choose: Record<ChosenValue, 'kept' | 'merged'>
  readonly seen: string
}

/** The columns that differ between two versions of a row. */
function changed(id: string, before: StoredRow, after: StoredRow): Changed {
  const keys = Object.keys(after).filter(key => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const only = (row: StoredRow) => Object.fromEntries(keys.map(key => [key, row[key]]))
  return { id, before: only(before), after: only(after) }
}

/** An application takes in another one for the same job. */
async function absorb(tx: OrganizationTransaction, { kept, merged }: SameJob): Promise<AbsorbedApplication> {
  const resumes = await newestResumes(tx.q, tx.organizationId, [kept.id, merged.id]).execute()
  const at = (id: string) => resumes.find(one => one.application_id === id)?.at ?? new Date(0)
  const isMergedResumeNewer = at(merged.id) > at(kept.id)
  const before = (await storedRow(tx, 'applications', kept.id))!
  const moved = []
  for (const mover of applicationMovers) moved.push(await mover.move(tx, merged.id, kept.id))
  const row = await takeOutApplication(tx, merged.id)
  const submission = await lastSubmissionOf(tx.q, tx.organizationId, kept.id).executeTakeFirst()
  await updateApplication(tx, kept.id, {
    ...combineApplications(kept, merged, { isMergedResumeNewer, lastSubmission: submission?.at ?? null }),
    scorecard_score: await meanOfScorecards(tx, kept.id),
  })
  const after = (await storedRow(tx, 'applications', kept.id))!
  return { into: kept.id, row: { ...row, id: merged.id }, kept: changed(kept.id, before, after), moved }
}

/** Sets the chosen values. The other candidate becomes an alias with what was not chosen. */
async function combineCandidates(
  tx: OrganizationTransaction,
  kept: CandidateRow,
  merged: CandidateRow,
  choose: Input['choose'],
): Promise<Changed[]> {
  const ids = [kept.id, merged.id]
  const before = await Promise.all(ids.map(async id => (await storedRow(tx, 'candidates', id))!))
  const chosen = (key: ChosenValue) => (choose[key] === 'merged' ? merged[key] : kept[key])
  const email = chosen('email') ?? kept.email ?? merged.email
  const alias = email === kept.email ? merged.email : kept.email
  // An address belongs to one candidate, so both give theirs up first.
  for (const id of ids) await updateCandidate(tx, id, { email: null, email_key: null })
  await updateCandidate(tx, kept.id, {
    name: chosen('name') ?? kept.name,
    email,
    email_key: email?.toLowerCase() ?? null,
    phone: chosen('phone') ?? kept.phone ?? merged.phone,
    location: kept.location ?? merged.location,
    links: json([...new Set([...kept.links, ...merged.links])]),
  })
  await updateCandidate(tx, merged.id, {
    email: alias,
    email_key: alias?.toLowerCase() ?? null,
    merged_into: kept.id,
  })
  const after = await Promise.all(ids.map(async id => (await storedRow(tx, 'candidates', id))!))
  return ids.map((id, index) => changed(id, before[index]!, after[index]!))
}

/**
 * Merges two candidates: everything of both belongs to the one that is kept. All rows are locked in a fixed order and nothing is changed
 * before it is sure that nothing prevents it. @throws 404, 409 `already_merged`, `stale`, `conflicts`, 422
 */
export async function mergeCandidates(
  tx: OrganizationTransaction,
  input: Input,
  { adminId }: Pick<Actor, 'adminId'>,
  now: Date,
): Promise<{ id: string; undoUntil: Date }> {
  const { candidates, applications } = await lockPeople(tx, [input.kept, input.merged])
  const { keptRow, mergedRow } = requireTwo(candidates, input)
  if (seenOf(candidates, applications) !== input.seen) throw conflict('stale', problems.stale)
  const pairs = sameJobs(applications, { keptId: keptRow.id, mergedId: mergedRow.id })
  for (const pair of pairs) {
    const conflicts = await conflictsOf(tx.q, tx.organizationId, pair)
    if (conflicts.length > 0) throw conflict('conflicts', problems.conflicts, { conflicts })
  }
  // Whoever typed one of the addresses must not see what belongs to the other one. The links that were e-mailed keep working.
  for (const { id } of applications) await voidUnverifiedLinks(tx, id, now)
  await keepFigures(tx)
  const absorbed = []
  for (const pair of pairs) absorbed.push(await absorb(tx, pair))
  const moved = [
    ...(await candidateApplicationRows.move(tx, mergedRow.id, keptRow.id)),
    ...(await candidateScreeningRows.move(tx, mergedRow.id, keptRow.id)),
  ]
  const changes = await combineCandidates(tx, keptRow, mergedRow, input.choose)
  await refreshNames(tx, keptRow.id)
  const taken = new Set(absorbed.map(one => one.row.id))
  const applicationIds = applications.map(one => one.id).filter(one => !taken.has(one))
  const id = newId()
  const undoUntil = later(now, UNDO_DAYS * DAY)
  await insertMerge(tx, {
    organization_id: tx.organizationId,
    id,
    kept_id: keptRow.id,
    merged_id: mergedRow.id,
    merged_by: adminId,
    merged_at: now,
    undo_until: undoUntil,
    state: 'merged',
    application_ids: applicationIds,
    record: json({ candidates: changes, pairs: absorbed, moved }),
  })
  // Who may be the same person as one of them may be the same as the one who was kept.
  await findDuplicates(tx, keptRow.id, now)
  const combined = new Set(absorbed.map(({ into }) => into))
  for (const applicationId of applicationIds)
    await tx.emit(
      'merge.made',
      applicationId,
      { merge_id: id, combined: combined.has(applicationId) },
      { kind: 'admin', id: adminId },
    )
  return { id, undoUntil }
}
