import sanitizeHtml from 'sanitize-html'

/** What rich text consists of. */
export const RICH_TEXT_TAGS = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'a', 'blockquote']

/** Reduces rich text to what a job description needs. Everything else is removed, above all scripts and styles. */
export const safeRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: RICH_TEXT_TAGS,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }),
      b: 'strong',
      i: 'em',
      h1: 'h2',
    },
  })
