import { contentStems } from '#platform/ai/text/stop-words.ts'

const SHORTEST_COMPOUND = 12

/** "l'arc" is "arc". */
const ELIDED = /^(?:l|d|qu|s|n|j|m|t|c)'(?=\p{L}{2})/u
const withoutArticle = (word: string) => (word.includes("'") ? word.replace(ELIDED, '') : word)

/** Words are akin if they have the same stem, or share most of their letters from the start. */
export function akin(one: string, other: string): boolean {
  const [a, b] = [withoutArticle(one), withoutArticle(other)]
  if (a === b) return true
  const longest = Math.max(a.length, b.length)
  if (Math.min(a.length, b.length) < 6) return false
  // The parts of German compounds: "Patientenaufnahme", "Aufnahme".
  if (longest >= SHORTEST_COMPOUND && (a.endsWith(b) || b.endsWith(a) || a.startsWith(b) || b.startsWith(a)))
    return true
  let same = 0
  while (same < longest && a[same] === b[same]) same += 1
  return same >= longest * 0.75
}

export const hasWord = (stems: Iterable<string>, word: string) => {
  for (const one of stems) if (akin(one, word)) return true
  return false
}

/** How many of the words a text contains, in any akin form. */
export function countWords(text: string, words: string[]): number {
  const stems = contentStems(text)
  return words.filter(word => hasWord(stems, word)).length
}
