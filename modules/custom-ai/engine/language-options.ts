import { fold } from '#platform/ai/text/tokens.ts'

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
const NATIVE = 7

/** The levels that an option of a choice names: 1 for A1 to 6 for C2, 7 for native. "B1–B2" and "C1 or higher" name several. */
export function languageLevelsIn(option: string): number[] {
  const text = fold(option)
  const found = LEVELS.flatMap((level, i) => (new RegExp(`\\b${level}\\b`, 'iu').test(text) ? [i + 1] : []))
  if (/\b(?:native|muttersprach\w{0,8}|maternelle|nativo|nativa|first language)\b/u.test(text)) found.push(NATIVE)
  if (found.length === 0) return []
  if (/\b(?:higher|above|more|hoher|oder besser|plus|superior|mas)\b|\+/u.test(text))
    return range(Math.min(...found), NATIVE)
  if (/\b(?:lower|below|under|niedriger|inferior|moins)\b/u.test(text)) return range(1, Math.max(...found))
  return found.length === 2 ? range(Math.min(...found), Math.max(...found)) : found
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

export const levelName = (level: number): string => LEVELS[level - 1] ?? ''
