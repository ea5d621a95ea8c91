import { problemWords } from '../words/problems.ts'
import { type Block, blocksOf, type SourceText } from './blocks.ts'
import { parseTemplate, renderTemplate, TemplateProblem } from './template-language.ts'

/**
 * Values by name, with one level of objects. Every text is a single line. A list comes from the product, and each of its texts
 * becomes a line of its own.
 */
export type Variables = Record<string, string | readonly string[] | Record<string, string>>

export interface TemplateText {
  readonly subject: string
  readonly body: string
}

/** The maximum length of a filled-in e-mail, in characters. */
const MAX_OUTPUT_LENGTH = 100_000
const MAX_TIME_MS = 3000

/** No character of any text. It stands between the texts of a list while a template is filled in. Nothing else contains it: it is removed from templates and values. */
const BETWEEN = '\uFDD0'
const BREAKS = /[\r\n\u2028\u2029\uFDD0]+/g

const oneLine = (text: string) => text.replaceAll(BREAKS, ' ').trim()
const linesOf = (text: string) => text.split(BETWEEN).map(oneLine).filter(Boolean)

const isList = (value: Variables[string]): value is readonly string[] => Array.isArray(value)

function tidiedValue(value: Variables[string]): string | Record<string, string> {
  if (typeof value === 'string') return oneLine(value)
  if (isList(value)) return value.map(oneLine).filter(Boolean).join(BETWEEN)
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, oneLine(text)]))
}

const tidied = (variables: Variables): Record<string, string | Record<string, string>> =>
  Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, tidiedValue(value)]))

/** Blocks in which a list has a line for each of its texts. Everywhere else it is one line. */
const WITH_LINES: readonly Block['kind'][] = ['fact', 'box', 'note', 'paragraph']

/** Variables whose value only the reader may have. Mail programs show subjects on locked screens, so these stay out of them. */
const LINKS = ['link', 'status_link']
const withoutLinks = (names: readonly string[]) => names.filter(name => !LINKS.includes(name))

/** Accepts only web addresses, because template authors and variables could contain others. */
const safeHref = (href: string) => (/^https?:\/\//i.test(href) ? href : '')

/**
 * Fills in a template. Empty blocks are omitted.
 * @param known the variables that the e-mail has
 * @throws TemplateProblem if the template contains anything else, or if the result is too long or takes too long
 */
export function fill(
  { subject, body }: TemplateText,
  variables: Variables,
  known: readonly string[],
): { subject: string; blocks: Block[] } {
  const values = tidied(variables)
  const deadline = performance.now() + MAX_TIME_MS
  let length = 0
  const fillText = (source: SourceText, allowed = known, between = '; ') => {
    const templates = parseTemplate({ ...source, text: source.text.replaceAll(BETWEEN, ' ') }, allowed)
    let text: string
    try {
      text = linesOf(renderTemplate(templates, values)).join(between)
    } catch {
      throw new TemplateProblem(source.line, source.column, problemWords.notFilled)
    }
    length += text.length
    if (length > MAX_OUTPUT_LENGTH || performance.now() > deadline)
      throw new TemplateProblem(source.line, source.column, problemWords.tooLong)
    return text
  }
  const blocks = blocksOf(body).map((block): Block => {
    const text = fillText(block.text, known, WITH_LINES.includes(block.kind) ? '\n' : undefined)
    if ('href' in block) return { kind: block.kind, text, href: safeHref(fillText(block.href)) }
    if ('term' in block) return { kind: block.kind, text, term: fillText(block.term), links: block.links }
    return { kind: block.kind, text }
  })
  return {
    subject: fillText({ text: subject, line: 1, column: 1 }, withoutLinks(known)),
    blocks: blocks.filter(block => block.text !== '' && (block.kind !== 'button' || block.href !== '')),
  }
}
