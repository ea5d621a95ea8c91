import { Liquid } from 'liquidjs'
import { type Block, blocksOf } from './blocks.ts'

/** Values by name; one level of objects. Every value is text of one line. */
export type Variables = Record<string, string | Record<string, string>>

const engine = new Liquid({
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  parseLimit: 40_000,
  renderLimit: 200,
  memoryLimit: 2_000_000,
})

const oneLine = (text: string) => text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ').trim()

const tidied = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? oneLine(value)
        : Object.fromEntries(Object.entries(value).map(([name, text]) => [name, oneLine(text)])),
    ]),
  )

const fillText = (text: string, variables: Variables) => oneLine(String(engine.parseAndRenderSync(text, variables)))

/** Only addresses that lead to the web: a template's author and a variable alike could bring others. */
const safeHref = (href: string) => (/^https?:\/\//i.test(href) ? href : '')

/** Fills a template in. Blocks that come out empty are left out. @throws where a variable is not there */
export function fill(subject: string, body: string, variables: Variables): { subject: string; blocks: Block[] } {
  const values = tidied(variables)
  const blocks = blocksOf(body).map((block): Block => {
    const text = fillText(block.text, values)
    if (block.kind === 'button') return { ...block, text, href: safeHref(fillText(block.href, values)) }
    if (block.kind === 'fact' || block.kind === 'box') return { ...block, text, term: fillText(block.term, values) }
    return { ...block, text }
  })
  return {
    subject: fillText(subject, values),
    blocks: blocks.filter(block => block.text !== '' && (block.kind !== 'button' || block.href !== '')),
  }
}
