import type { z } from 'zod'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { invalid, notFound } from '#platform/errors/problem-error.ts'
import { type template, type TemplateKey, templateKey } from '../contract.ts'
import { fill, type TemplateText, type Variables } from './fill.ts'
import { problemWords } from '../words/problems.ts'
import { changedTemplates, type TemplateRow, writeTemplate } from './queries.ts'
import { TemplateProblem } from './template-language.ts'
import { STANDARD_EMAILS } from './standard-emails.ts'

const present = (key: TemplateKey, row: TemplateRow | undefined): z.input<typeof template> => {
  const text = STANDARD_EMAILS[key]
  return {
    id: key,
    key,
    name: text.name,
    subject: row?.subject ?? text.subject,
    body: row?.body ?? text.body,
    enabled: row?.enabled ?? true,
    changed: Boolean(row),
    problem: row ? (problemOf(key, row)?.message ?? null) : null,
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

/** Placeholder values to test a template with. */
function trialValues(names: readonly string[]): Variables {
  const values: Record<string, string | Record<string, string>> = {}
  for (const name of names) {
    const [group, field] = name.split('.') as [string, string | undefined]
    if (!field) values[group] = /link/.test(group) ? trialLink(group) : 'text'
    else values[group] = { ...(values[group] as Record<string, string> | undefined), [field]: 'text' }
  }
  return values
}

const trialLink = (name: string) => `https://example.com/${name}`

/** Why an organization's text cannot be used, or null. Texts saved before today's rules may have such a problem. */
export function problemOf(key: TemplateKey, { subject, body }: TemplateText): { path: string; message: string } | null {
  const { variables, needs } = STANDARD_EMAILS[key]
  const values = trialValues(variables)
  let path = 'subject'
  try {
    fill({ subject, body: '' }, values, variables)
    path = 'body'
    const filled = JSON.stringify(fill({ subject: '', body }, values, variables).blocks)
    const missing = needs.find(name => !filled.includes(trialLink(name)))
    return missing ? { path, message: problemWords.missingLink(missing) } : null
  } catch (error) {
    if (error instanceof TemplateProblem) return { path, message: error.message }
    throw error
  }
}

/** @throws 422 on `subject` or `body`, with line and column, if the text contains more than variables and conditions */
export async function saveTemplate(
  org: OrganizationDb,
  id: string,
  input: { subject: string; body: string; enabled: boolean },
  now: Date,
) {
  const current = await readTemplate(org, id)
  const key = templateKey.parse(current.key)
  const problem = problemOf(key, input)
  if (problem) throw invalid([problem], problem.message)
  await org.write(tx =>
    writeTemplate(tx, {
      organization_id: org.organizationId,
      id: newId(),
      key,
      name: STANDARD_EMAILS[key].name,
      ...input,
      updated_at: now,
    }),
  )
  return readTemplate(org, key)
}
