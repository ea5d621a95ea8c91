import type { z } from 'zod'
import type { Kysely, Selectable } from 'kysely'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { invalidField, notFound } from '#platform/errors/problem-error.ts'
import { type template, type TemplateKey, templateKey } from '../contract.ts'
import { fill, type Variables } from './fill.ts'
import './tables.ts'
import { TEXTS } from './texts.ts'

type Row = Selectable<Tables['email_templates']>

export const changedTemplates = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('email_templates').selectAll().where('organization_id', '=', organizationId)

const present = (key: TemplateKey, row: Row | undefined): z.input<typeof template> => {
  const text = TEXTS[key]
  return {
    id: key,
    key,
    name: text.name,
    subject: row?.subject ?? text.subject,
    body: row?.body ?? text.body,
    enabled: row?.enabled ?? true,
    changed: Boolean(row),
    variables: [...text.variables],
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

export async function listTemplates(org: OrganizationDb) {
  const [rows] = await org.read(q => [changedTemplates(q, org.organizationId)])
  return templateKey.options.map(key =>
    present(
      key,
      rows.find(row => row.key === key),
    ),
  )
}

/** @throws 404 */
export async function readTemplate(org: OrganizationDb, id: string) {
  const key = templateKey.safeParse(id)
  if (!key.success) throw notFound()
  const [rows] = await org.read(q => [changedTemplates(q, org.organizationId)])
  return present(
    key.data,
    rows.find(row => row.key === key.data),
  )
}

/** Values that only say that a variable is there, to try a template with. */
function trialValues(names: readonly string[]): Variables {
  const values: Record<string, string | Record<string, string>> = {}
  for (const name of names) {
    const [group, field] = name.split('.') as [string, string | undefined]
    if (!field) values[group] = /link/.test(group) ? 'https://example.com/x' : 'text'
    else values[group] = { ...(values[group] as Record<string, string> | undefined), [field]: 'text' }
  }
  return values
}

/** @throws 422 where the template would fail when it is needed */
function requireUsable(key: TemplateKey, subject: string, body: string) {
  const { variables, needs } = TEXTS[key]
  try {
    fill(subject, body, trialValues(variables))
  } catch (error) {
    throw invalidField(
      'body',
      `This cannot be filled in: ${(error as Error).message.split(',')[0]}. The mail has these: ${variables.join(', ')}.`,
    )
  }
  const missing = needs.find(name => !new RegExp(`\\{\\{-?\\s*${name.replace('.', '\\.')}\\b`).test(body))
  if (missing) throw invalidField('body', `This mail is worthless without {{ ${missing} }}. Please keep it in.`)
}

export async function saveTemplate(
  org: OrganizationDb,
  id: string,
  input: { subject: string; body: string; enabled: boolean },
  now: Date,
) {
  const current = await readTemplate(org, id)
  const key = templateKey.parse(current.key)
  requireUsable(key, input.subject, input.body)
  await org.write(tx =>
    tx.q
      .insertInto('email_templates')
      .values({
        organization_id: org.organizationId,
        id: newId(),
        key,
        name: TEXTS[key].name,
        ...input,
        updated_at: now,
      })
      .onConflict(oc => oc.columns(['organization_id', 'key']).doUpdateSet({ ...input, updated_at: now }))
      .execute(),
  )
  return readTemplate(org, key)
}
