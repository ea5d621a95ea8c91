import {
  candidateApplicationRows,
  keepFigures,
  lockPeople,
  putBackApplication,
  refreshNames,
  storedRow,
  updateCandidate,
  writeStored,
} from '#modules/applications/public.ts'
import { candidateScreeningRows } from '#modules/screenings/public.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { mergeProblems as problems } from '../words/problems.ts'
import { findDuplicates } from './find-duplicates.ts'
import { applicationMovers } from './movers.ts'
import { hasLaterMerge, lockMerge, updateMerge } from './queries/merges.ts'
import type { Changed, MergeRecord } from './tables.ts'

/** Sets the columns that a merge changed to what they were before, except those that changed again since. */
async function writeBack(
  tx: OrganizationTransaction,
  table: 'candidates' | 'applications',
  { id, before, after }: Changed,
): Promise<void> {
  const current = await storedRow(tx, table, id)
  if (!current) return
  const same = Object.keys(after).filter(key => JSON.stringify(current[key]) === JSON.stringify(after[key]))
  await writeStored(tx, table, id, Object.fromEntries(same.map(key => [key, before[key]])))
}

/** Gives both candidates their addresses back. */
async function separate(tx: OrganizationTransaction, changes: MergeRecord['candidates']): Promise<void> {
  const hasSwapped = changes.every(({ after }) => 'email' in after)
  const current = await Promise.all(changes.map(({ id }) => storedRow(tx, 'candidates', id)))
  const isUnchanged = changes.every(
    ({ after }, index) => !('email' in after) || current[index]?.['email'] === after['email'],
  )
  // An address belongs to one candidate: both change together, or neither.
  if (hasSwapped && isUnchanged) {
    for (const { id } of changes) await updateCandidate(tx, id, { email: null, email_key: null })
    for (const { id, before } of changes)
      await writeStored(tx, 'candidates', id, { email: before['email'], email_key: before['email_key'] })
  }
  for (const one of changes) {
    const without = ({ email: _email, email_key: _key, ...rest }: Changed['after']) => rest
    await writeBack(tx, 'candidates', { ...one, before: without(one.before), after: without(one.after) })
  }
}

/**
 * Undoes a merge: exactly what was moved goes back, and what was added since stays with the candidate who was kept.
 * @throws 404, 409 `too_late`, `later_merge`
 */
export async function undoMerge(
  tx: OrganizationTransaction,
  id: string,
  { adminId }: Pick<Actor, 'adminId'>,
  now: Date,
): Promise<[string, string]> {
  const merge = await lockMerge(tx, id)
  if (!merge) throw notFound(problems.missing)
  if (merge.state !== 'merged' || !merge.record || merge.undo_until <= now) throw conflict('too_late', problems.tooLate)
  const both: [string, string] = [merge.kept_id, merge.merged_id]
  const { candidates } = await lockPeople(tx, both)
  if (candidates.length < 2 || (await hasLaterMerge(tx, merge))) throw conflict('later_merge', problems.laterMerge)
  const { record } = merge
  await keepFigures(tx)
  for (const { into, row, kept, moved } of record.pairs.toReversed()) {
    await putBackApplication(tx, row)
    for (const [index, mover] of [...applicationMovers.entries()].toReversed())
      await mover.moveBack(tx, moved[index] ?? [], row.id, into)
    await writeBack(tx, 'applications', kept)
  }
  await candidateScreeningRows.moveBack(tx, record.moved, merge.merged_id, merge.kept_id)
  await candidateApplicationRows.moveBack(tx, record.moved, merge.merged_id, merge.kept_id)
  await separate(tx, record.candidates)
  for (const candidateId of both) {
    await refreshNames(tx, candidateId)
    await findDuplicates(tx, candidateId, now)
  }
  await updateMerge(tx, id, { state: 'undone', ended_at: now, record: null })
  const restored = record.pairs.map(({ row }) => row.id)
  for (const applicationId of [...merge.application_ids, ...restored])
    await tx.emit('merge.undone', applicationId, { merge_id: id }, { kind: 'admin', id: adminId })
  return both
}
