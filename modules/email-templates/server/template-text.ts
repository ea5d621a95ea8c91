import type { TextProblem } from '../contract.ts'
import { templateKey } from '../contract.ts'
import { problemWords } from '../words/problems.ts'
import { fill, type TemplateText, type Variables } from './fill.ts'
import type { TemplateRow } from './queries.ts'
import { STANDARD_EMAILS } from './standard-emails.ts'
import { TemplateProblem } from './template-language.ts'

/** What a template is made of: a standard e-mail, or the variables of a message for the organization's own ones. */
interface Definition {
  readonly standard: TemplateText | null
  readonly variables: readonly string[]
  readonly required: readonly string[]
}

export function definitionOf(key: string): Definition {
  const known = templateKey.safeParse(key)
  if (!known.success) return { standard: null, variables: STANDARD_EMAILS.message.variables, required: [] }
  const { subject, body, variables, needs } = STANDARD_EMAILS[known.data]
  return { standard: { subject, body }, variables, required: needs }
}

/** The published text of an organization; null if it has none of its own. */
export const publishedText = (row: TemplateRow | undefined): TemplateText | null =>
  row?.subject == null || row.body === null ? null : { subject: row.subject, body: row.body }

export const draftText = (row: TemplateRow | undefined): TemplateText | null =>
  row?.draft_subject == null || row.draft_body === null ? null : { subject: row.draft_subject, body: row.draft_body }

export const isSameText = (a: TemplateText, b: TemplateText | null): boolean =>
  a.subject === b?.subject && a.body === b.body

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

/** Why a text cannot be used, or null. Texts saved before today's rules may have such a problem. */
export function problemOf(key: string, { subject, body }: TemplateText): TextProblem | null {
  const { variables, required } = definitionOf(key)
  const values = trialValues(variables)
  let path: TextProblem['path'] = 'subject'
  try {
    fill({ subject, body: '' }, values, variables)
    path = 'body'
    const filled = JSON.stringify(fill({ subject: '', body }, values, variables).blocks)
    const missing = required.find(name => !filled.includes(trialLink(name)))
    return missing ? { path, message: problemWords.missingLink(missing), line: null, column: null } : null
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error
    const { message, line, column } = error
    return { path, message, line, column }
  }
}

/** The same for publishing, which needs a subject and a text. */
export function publishingProblem(key: string, text: TemplateText): TextProblem | null {
  if (text.subject === '') return { path: 'subject', message: problemWords.noSubject, line: null, column: null }
  if (text.body === '') return { path: 'body', message: problemWords.noBody, line: null, column: null }
  return problemOf(key, text)
}
