const LOCAL = /[\p{L}\p{N}._%+-]/u
const DOMAIN = /[\p{L}\p{N}.-]/u
/** Longer texts are not addresses (RFC 5321, 4.5.3.1) and are not examined. */
const LONGEST_LOCAL = 64
const LONGEST_DOMAIN = 255

export interface FoundAddress {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The domain at the start of a text: labels separated by dots, the last one only letters. */
const DOMAIN_FORM = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u

/**
 * The e-mail addresses in a text, found from each @ outward. A pattern that begins with the local part would start over at
 * every letter of a long word, which takes time with the square of its length.
 */
export function emailAddresses(text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at
    while (start > from && at - start < LONGEST_LOCAL && LOCAL.test(text[start - 1]!)) start -= 1
    let reach = at + 1
    while (reach < text.length && reach - at < LONGEST_DOMAIN && DOMAIN.test(text[reach]!)) reach += 1
    const domain = DOMAIN_FORM.exec(text.slice(at + 1, reach))?.[0]
    if (start === at || !domain) continue
    const end = at + 1 + domain.length
    found.push({ text: text.slice(start, end), start, end })
    from = end
    at = end - 1
  }
  return found
}
