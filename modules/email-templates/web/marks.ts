import { listWords } from '../words/list.ts'
import { variableName } from '../words/variables.ts'

const words = listWords.condition
/** A variable, a condition or the sign for bold. Braces cannot be nested, so that this takes linear time. */
export const MARK = /(\{\{[^{}]*\}\}|\{%[^{}]*%\})/

export const isMark = (part: string): boolean => part.startsWith('{{') || part.startsWith('{%')

/** How a chip shows a variable or a condition. */
export function markLabel(mark: string): string {
  const inner = mark.slice(2, -2).trim()
  if (mark.startsWith('{{')) {
    const [name = '', ...filters] = inner.split('|').map(part => part.trim())
    return filters.length > 0 ? `${variableName(name)} (${filters.join(', ')})` : variableName(name)
  }
  const [tag = '', ...rest] = inner.split(/\s+/)
  const about = rest.length === 1 ? variableName(rest[0]!) : rest.join(' ')
  if (tag === 'if' || tag === 'unless' || tag === 'elsif') return words[tag](about)
  if (tag === 'else') return words.else
  return tag === 'endif' || tag === 'endunless' ? words.end : inner
}

/** The name of the variable that a chip inserts; null for conditions. */
export function variableIn(mark: string): string | null {
  if (!mark.startsWith('{{')) return null
  return mark.slice(2, -2).split('|')[0]?.trim() ?? null
}
