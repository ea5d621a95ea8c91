import { isDeepStrictEqual } from 'node:util'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import { addLabel, removeLabels } from '#modules/applications/public.ts'
import { consumeUnit, returnUnit } from '#modules/billing/public.ts'
import { jobTitles } from '#modules/jobs/public.ts'
import type { Asked, FieldInput } from '../contract.ts'
import { protectedTopicOf } from '../engine/protected-question.ts'
import { MOST_FIELDS, QUESTION_PARTS } from '../policy.ts'
import { customAiInputProblems as problems } from '../words/input-problems.ts'
import { labelsOf } from './labels.ts'
import {
  countFields,
  deleteField,
  fieldById,
  type FieldRow,
  insertField,
  insertVersion,
  lockField,
  setJobs,
  updateField,
} from './queries/fields.ts'
import { answeredApplications } from './queries/answers.ts'

/** Everything in a field that the AI reads. */
const askedTexts = ({ question, details }: Asked, name = ''): [path: string, text: string][] => [
  ['question', question],
  ['name', name],
  ['details.yes', details.yes],
  ['details.no', details.no],
  ['details.low', details.low],
  ['details.high', details.high],
  ...details.options.map((option, i): [string, string] => [`details.options.${i}`, option]),
]

/** What a field asks about a protected characteristic; null if it asks about none. */
export function refusedTopic(asked: Asked, name?: string) {
  for (const [path, text] of askedTexts(asked, name)) {
    const topic = protectedTopicOf(text)
    if (topic) return { path, topic }
  }
  return null
}

/** @throws 422 with the reason */
export function requireLawful(asked: Asked, name?: string): void {
  const refused = refusedTopic(asked, name)
  if (refused) throw invalidField(refused.path, problems.refused[refused.topic])
}

async function requireJobs(tx: OrganizationTransaction, { all_jobs, job_ids }: FieldInput): Promise<string[]> {
  const ids = all_jobs ? [] : [...new Set(job_ids)]
  if (ids.length === 0) return ids
  const found = await jobTitles(tx.q, tx.organizationId, ids).execute()
  if (found.length < ids.length) throw invalidField('job_ids', problems.unknownJobs)
  return ids
}

const partsOf = ({ question, answer_type, details, source }: Asked): Asked => ({
  question,
  answer_type,
  details,
  source,
})

export async function createField(
  tx: OrganizationTransaction,
  input: FieldInput,
  adminId: string,
  now: Date,
): Promise<FieldRow> {
  requireLawful(input, input.name)
  const jobIds = await requireJobs(tx, input)
  const id = newId()
  await consumeUnit(tx, 'custom_ai', id, now)
  const [counted] = await countFields(tx.q, tx.organizationId).execute()
  if ((counted?.count ?? 0) >= MOST_FIELDS) throw conflict('too_many_fields', problems.mostFields)
  const { name, all_jobs, hidden_in_blind_review, enabled } = input
  const asked = { ...partsOf(input), details: json(input.details) }
  const stored = { name, all_jobs, hidden_in_blind_review, enabled, ...asked, version: 1, revision: 1 }
  await insertField(tx, { organization_id: tx.organizationId, id, ...stored, created_at: now, updated_at: now })
  await addVersion(tx, id, 1, input, adminId, now)
  await setJobs(tx, id, jobIds)
  await tx.emit('custom_ai.created', id, {}, { kind: 'admin', id: adminId })
  return fieldById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
}

const addVersion = (
  tx: OrganizationTransaction,
  fieldId: string,
  version: number,
  asked: Asked,
  by: string,
  now: Date,
) =>
  insertVersion(tx, {
    organization_id: tx.organizationId,
    field_id: fieldId,
    version,
    ...partsOf(asked),
    details: json(asked.details),
    changed_by: by,
    changed_at: now,
  })

const isSameQuestion = (a: Asked, b: Asked) => QUESTION_PARTS.every(part => isDeepStrictEqual(a[part], b[part]))

/**
 * Saves a field. A changed question is a new version: earlier answers stay and are outdated.
 * @throws 404, 409 `stale_edit` if someone else has saved it since
 */
export async function saveField(
  tx: OrganizationTransaction,
  id: string,
  { revision, ...input }: FieldInput & { revision: number },
  adminId: string,
  now: Date,
  present: (row: FieldRow) => Promise<unknown>,
): Promise<FieldRow> {
  const current = await lockField(tx, id)
  if (!current) throw notFound()
  if (revision !== current.revision)
    throw conflict('stale_edit', problems.staleEdit, { current: await present(current) })
  requireLawful(input, input.name)
  const jobIds = await requireJobs(tx, input)
  const version = isSameQuestion(current, input) ? current.version : current.version + 1
  if (version > current.version) {
    await addVersion(tx, id, version, input, adminId, now)
    await addLabel(tx, `${labelsOf(id)}outdated`, await answeredApplications(tx, id))
  }
  await updateField(tx, id, {
    name: input.name,
    all_jobs: input.all_jobs,
    hidden_in_blind_review: input.hidden_in_blind_review,
    enabled: input.enabled,
    ...partsOf(input),
    details: json(input.details),
    version,
    revision: current.revision + 1,
    updated_at: now,
  })
  await setJobs(tx, id, jobIds)
  await tx.emit('custom_ai.edited', id, { version }, { kind: 'admin', id: adminId })
  return fieldById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
}

/** Deletes a field with its answers. @throws 404 */
export async function removeField(tx: OrganizationTransaction, id: string, adminId: string): Promise<void> {
  if (!(await lockField(tx, id))) throw notFound()
  await removeLabels(tx, labelsOf(id))
  await deleteField(tx, id)
  await returnUnit(tx, 'custom_ai', id)
  await tx.emit('custom_ai.removed', id, {}, { kind: 'admin', id: adminId })
}
