export type Params = Readonly<Record<string, string>>

/** A pattern such as `/jobs/:id` or `/apply/*`, ready to be compared with paths. */
export interface Pattern {
  readonly expression: RegExp
  readonly names: readonly string[]
  /** Where several patterns match, the lowest one counts: fixed paths, then paths with parameters, then `*` with the longest start. */
  readonly rank: number
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export function patternOf(path: string): Pattern {
  const names: string[] = []
  const isOpen = path.endsWith('*')
  const segments = path.split('/').filter(segment => segment !== '' && segment !== '*')
  const parts = segments.map(segment => {
    if (!segment.startsWith(':')) return `/${escape(segment)}`
    names.push(segment.slice(1))
    return '/([^/]+)'
  })
  // Upper and lower case, and a slash at the end, make no difference.
  const expression = new RegExp(`^${parts.join('')}${isOpen ? '(?:/.*)?' : '/?'}$`, 'i')
  return { expression, names, rank: isOpen ? 100 - segments.length : names.length }
}

/** @returns the parameters of a path that matches, otherwise null */
export function paramsOf({ expression, names }: Pattern, pathname: string): Params | null {
  const found = expression.exec(pathname)
  if (!found) return null
  return Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1]!)]))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // Not valid percent encoding: the text as it is.
  }
}
