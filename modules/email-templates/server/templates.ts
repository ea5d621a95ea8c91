import type { z } from 'zod'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { adminById, adminsOf } from '#modules/accounts/public.ts'
import { type template, templateKey } from '../contract.ts'
import { isAlwaysOn, momentOf } from '../policy.ts'
import { templateFigures } from './figures.read-model.ts'
import { changedTemplates, templateByKey, type TemplateRow, versionsOf } from './queries.ts'
import { STANDARD_EMAILS } from './standard-emails.ts'
import { definitionOf, draftText, problemOf, publishedText, publishingProblem } from './template-text.ts'

type Presented = z.input<typeof template>
interface Person {
  readonly id: string
  readonly name: string
}
interface Figures {
  readonly template_key: string
  readonly sent: number
  readonly failed: number
}

const NO_FIGURES = { sent: 0, failed: 0 }

function present(
  key: string,
  row: TemplateRow | undefined,
  people: readonly Person[],
  figures: readonly Figures[],
): Presented {
  const { standard, variables, required } = definitionOf(key)
  const own = publishedText(row)
  const text = own ?? standard ?? { subject: '', body: '' }
  const draft = draftText(row)
  const editor = people.find(({ id }) => id === row?.edited_by)
  const { sent, failed } = figures.find(({ template_key }) => template_key === key) ?? NO_FIGURES
  return {
    id: key,
    key,
    name: standard ? STANDARD_EMAILS[templateKey.parse(key)].name : (row?.name ?? ''),
    ...text,
    enabled: isAlwaysOn(key) || (row?.enabled ?? true),
    changed: own !== null,
    problem: own ? (problemOf(key, own)?.message ?? null) : null,
    variables: [...variables],
    updated_at: row?.updated_at.toISOString() ?? null,
    custom: standard === null,
    moment: momentOf(key),
    always_on: isAlwaysOn(key),
    required: [...required],
    version: row?.version ?? 0,
    revision: row?.revision ?? 0,
    draft: draft && { ...draft, problem: publishingProblem(key, draft) },
    edited_by: editor ? { id: editor.id, name: editor.name } : null,
    sent,
    failed,
  }
}

const byName = (a: TemplateRow, b: TemplateRow) => a.name.localeCompare(b.name)

export async function listTemplates(org: OrganizationDb, now: Date): Promise<Presented[]> {
  const id = org.organizationId
  const [rows, people, figures] = await org.read(q => [
    changedTemplates(q, id),
    adminsOf(q, id),
    templateFigures(q, id, now),
  ])
  const standard = templateKey.options.map(key =>
    present(
      key,
      rows.find(row => row.key === key),
      people,
      figures,
    ),
  )
  const own = rows.filter(({ key }) => !templateKey.safeParse(key).success).toSorted(byName)
  return [...standard, ...own.map(row => present(row.key, row, people, figures))]
}

/** How many of the product's e-mails an organization has on. */
export async function countTemplates(org: OrganizationDb): Promise<{ on: number; all: number }> {
  const [rows] = await org.read(q => [changedTemplates(q, org.organizationId)])
  const off = new Set(rows.flatMap(({ key, enabled }) => (enabled || isAlwaysOn(key) ? [] : [key])))
  const all = templateKey.options
  return { on: all.filter(key => !off.has(key)).length, all: all.length }
}

/** @throws 404 */
export async function readTemplate(org: OrganizationDb, key: string, now: Date): Promise<Presented> {
  const id = org.organizationId
  const [[row], figures] = await org.read(q => [templateByKey(q, id, key), templateFigures(q, id, now)])
  const editor = row?.edited_by
  const [people] = editor ? await org.read(q => [adminById(q, id, editor)]) : [[]]
  if (!row && !templateKey.safeParse(key).success) throw notFound()
  return present(key, row, people, figures)
}

/** The same in a transaction that changed the template. */
export async function presentTemplate({ q, organizationId }: OrganizationTransaction, row: TemplateRow, now: Date) {
  const people = row.edited_by ? await adminById(q, organizationId, row.edited_by).execute() : []
  return present(row.key, row, people, await templateFigures(q, organizationId, now).execute())
}

/** The published texts, newest first. @throws 404 */
export async function listVersions(org: OrganizationDb, key: string) {
  const id = org.organizationId
  const [[row], people] = await org.read(q => [templateByKey(q, id, key), adminsOf(q, id)])
  if (!row && !templateKey.safeParse(key).success) throw notFound()
  const [versions] = row ? await org.read(q => [versionsOf(q, id, row.id)]) : [[]]
  return versions.map(({ version, name, subject, body, published_by, published_at }) => {
    const person = people.find(one => one.id === published_by)
    return {
      version,
      name,
      subject,
      body,
      published_at: published_at.toISOString(),
      published_by: person ? { id: person.id, name: person.name } : null,
    }
  })
}
