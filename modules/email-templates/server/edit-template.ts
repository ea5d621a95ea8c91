import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, type FieldError, invalid, notFound } from '#platform/errors/problem-error.ts'
import { lockOrganization } from '#modules/organizations/public.ts'
import { templateKey, type TextProblem } from '../contract.ts'
import { isAlwaysOn, MOST_CUSTOM_TEMPLATES } from '../policy.ts'
import { problemWords as words } from '../words/problems.ts'
import type { TemplateText } from './fill.ts'
import {
  changedTemplates,
  deleteTemplate,
  insertTemplate,
  insertVersion,
  templateByKey,
  type TemplateRow,
  updateTemplate,
} from './queries.ts'
import { STANDARD_EMAILS } from './standard-emails.ts'
import { definitionOf, draftText, isSameText, problemOf, publishedText, publishingProblem } from './template-text.ts'
import { presentTemplate } from './templates.ts'

/** Who changes a template, and when. */
export interface Editing {
  readonly tx: OrganizationTransaction
  readonly adminId: string
  readonly now: Date
}

const NO_DRAFT = { draft_subject: null, draft_body: null }
const by = (adminId: string) => ({ kind: 'admin', id: adminId }) as const

/** The template for a change of it: two changes happen one after the other. A standard one gets its row with the first. @throws 404 */
async function lockedRow({ tx, adminId, now }: Editing, key: string): Promise<TemplateRow> {
  await lockOrganization(tx)
  const row = await templateByKey(tx.q, tx.organizationId, key).executeTakeFirst()
  if (row) return row
  const standard = templateKey.safeParse(key)
  if (!standard.success) throw notFound()
  const { name } = STANDARD_EMAILS[standard.data]
  const first = { id: newId(), key, name, revision: 0, edited_by: adminId, updated_at: now }
  return insertTemplate(tx, first)
}

async function requireCurrent({ tx, now }: Editing, row: TemplateRow, revision: number): Promise<void> {
  if (revision !== row.revision)
    throw conflict('stale_edit', words.stale, { current: await presentTemplate(tx, row, now) })
}

const refusal = (problem: TextProblem) => {
  const named: FieldError & TextProblem = problem
  return invalid([named], problem.message)
}

/** Makes a text the one that is sent. The standard text is not stored, so that it follows the product. */
async function publishText({ tx, adminId, now }: Editing, row: TemplateRow, text: TemplateText, enabled: boolean) {
  const version = row.version + 1
  const own = isSameText(text, definitionOf(row.key).standard) ? { subject: null, body: null } : text
  const editor = { edited_by: adminId, updated_at: now }
  const saved = await updateTemplate(tx, row.id, { ...own, ...NO_DRAFT, ...editor, version, enabled })
  const published = { published_by: adminId, published_at: now }
  await insertVersion(tx, { template_id: row.id, version, name: row.name, ...text, ...published })
  await tx.emit('email_template.published', row.id, { version }, by(adminId))
  return presentTemplate(tx, saved, now)
}

/** @throws 422 on `subject` or `body`, with line and column, if the text contains more than variables and conditions */
export async function saveTemplate(
  editing: Editing,
  key: string,
  { revision, enabled, ...text }: TemplateText & { revision?: number | undefined; enabled: boolean },
) {
  const row = await lockedRow(editing, key)
  if (revision !== undefined) await requireCurrent(editing, row, revision)
  const problem = problemOf(key, text)
  if (problem) throw refusal(problem)
  return publishText(editing, row, text, enabled || isAlwaysOn(key))
}

/** @throws 409 `too_many_templates` */
export async function createTemplate({ tx, adminId, now }: Editing, input: TemplateText & { name: string }) {
  await lockOrganization(tx)
  const rows = await changedTemplates(tx.q, tx.organizationId).execute()
  const own = rows.filter(({ key }) => !templateKey.safeParse(key).success)
  if (own.length >= MOST_CUSTOM_TEMPLATES) throw conflict('too_many_templates', words.tooManyTemplates)
  const id = newId()
  const draft = { draft_subject: input.subject, draft_body: input.body }
  const row = await insertTemplate(tx, { id, key: id, name: input.name, ...draft, edited_by: adminId, updated_at: now })
  await tx.emit('email_template.created', id, {}, by(adminId))
  return presentTemplate(tx, row, now)
}

/** @throws 404, 409 `standard_template` */
export async function removeTemplate({ tx, adminId }: Editing, key: string): Promise<void> {
  if (templateKey.safeParse(key).success) throw conflict('standard_template', words.standard)
  const row = await templateByKey(tx.q, tx.organizationId, key).executeTakeFirst()
  if (!row) throw notFound()
  await deleteTemplate(tx, row.id)
  await tx.emit('email_template.removed', row.id, {}, by(adminId))
}

/** Saves a text, or no draft if it is what is published. @throws 404, 409 `stale_edit` */
export async function saveDraft(
  editing: Editing,
  key: string,
  { name, revision, ...text }: TemplateText & { name?: string | undefined; revision: number },
) {
  const { tx, adminId, now } = editing
  const row = await lockedRow(editing, key)
  await requireCurrent(editing, row, revision)
  const { standard } = definitionOf(key)
  const isPublished = isSameText(text, publishedText(row) ?? standard)
  const draft = isPublished ? NO_DRAFT : { draft_subject: text.subject, draft_body: text.body }
  const renamed = standard === null && name !== undefined ? { name } : {}
  const saved = await updateTemplate(tx, row.id, { ...draft, ...renamed, edited_by: adminId, updated_at: now })
  return presentTemplate(tx, saved, now)
}

export async function discardDraft(editing: Editing, key: string) {
  const { tx, adminId, now } = editing
  const row = await lockedRow(editing, key)
  return presentTemplate(
    tx,
    await updateTemplate(tx, row.id, { ...NO_DRAFT, edited_by: adminId, updated_at: now }),
    now,
  )
}

/** @throws 404, 409 `stale_edit`, `nothing_to_publish`, 422 */
export async function publishDraft(editing: Editing, key: string, revision: number) {
  const row = await lockedRow(editing, key)
  await requireCurrent(editing, row, revision)
  const draft = draftText(row)
  if (!draft) throw conflict('nothing_to_publish', words.nothing)
  const problem = publishingProblem(key, draft)
  if (problem) throw refusal(problem)
  return publishText(editing, row, draft, row.enabled)
}

/** @throws 404, 409 `always_on` */
export async function switchTemplate(editing: Editing, key: string, enabled: boolean) {
  const { tx, adminId, now } = editing
  if (!enabled && isAlwaysOn(key)) throw conflict('always_on', words.alwaysOn)
  const row = await lockedRow(editing, key)
  const saved = await updateTemplate(tx, row.id, { enabled })
  if (row.enabled !== enabled) await tx.emit('email_template.switched', row.id, { enabled }, by(adminId))
  return presentTemplate(tx, saved, now)
}
