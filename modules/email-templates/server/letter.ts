import sanitizeHtml from 'sanitize-html'
import { RICH_TEXT_TAGS, safeRichText } from '#modules/jobs/public.ts'

// Rich text that a person wrote, as part of an e-mail.

const STYLES: Readonly<Record<string, string>> = {
  p: 'margin:12px 0 0;line-height:1.6',
  h2: 'margin:22px 0 0;font-size:18px;line-height:1.4;font-weight:600',
  h3: 'margin:18px 0 0;font-size:16px;line-height:1.4;font-weight:600',
  ul: 'margin:12px 0 0;padding-left:22px',
  ol: 'margin:12px 0 0;padding-left:22px',
  li: 'margin:4px 0 0;line-height:1.6',
  a: 'color:inherit;text-decoration:underline',
  blockquote: 'margin:12px 0 0;padding-left:14px;border-left:2px solid #bdb6a8',
}

/** Reduced to what is allowed, then with the styles on the elements, where every e-mail program applies them. */
export const letterHtml = (rich: string): string =>
  sanitizeHtml(safeRichText(rich), {
    allowedTags: RICH_TEXT_TAGS,
    allowedAttributes: {
      ...Object.fromEntries(Object.keys(STYLES).map(tag => [tag, ['style']])),
      a: ['href', 'style'],
    },
    transformTags: Object.fromEntries(
      Object.entries(STYLES).map(([tag, style]) => [tag, sanitizeHtml.simpleTransform(tag, { style })]),
    ),
  })

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const decoded = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/g, entity => ENTITIES[entity]!)

/** A tag, or the text up to the next one. */
const PART = /<(\/?)([a-z0-9]+)(?![a-z0-9])([^<>]*)>|[^<]+/g
const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'blockquote'])

/** The paragraphs and list items, each in one line or more. Links are followed by their addresses. */
export function letterParagraphs(rich: string): string[] {
  const paragraphs = ['']
  const lists: { items: number; isNumbered: boolean }[] = []
  let address = ''
  const add = (text: string) => void (paragraphs[paragraphs.length - 1] += text)
  for (const [whole, close, tag, attributes] of safeRichText(rich).matchAll(PART)) {
    if (tag === undefined) add(decoded(whole).replaceAll('\n', ' '))
    else if (tag === 'br') add('\n')
    else if (tag === 'li' && !close) {
      const list = lists.at(-1)
      if (list) list.items += 1
      paragraphs.push(list?.isNumbered ? `${list.items}. ` : '- ')
    } else if (tag === 'a') {
      if (close && address) add(` (${address})`)
      address = close ? '' : decoded(/href="([^"]*)"/.exec(attributes ?? '')?.[1] ?? '')
    } else if (BLOCKS.has(tag)) {
      if (tag === 'ul' || tag === 'ol') {
        if (close) lists.pop()
        else lists.push({ items: 0, isNumbered: tag === 'ol' })
      }
      // A paragraph inside a list item continues its line.
      const isItem = lists.length > 0 && /^(?:-|\d+\.) $/.test(paragraphs.at(-1)!)
      if (!isItem) paragraphs.push('')
    }
  }
  return paragraphs.map(text => text.trim()).filter(text => text !== '' && text !== '-')
}
