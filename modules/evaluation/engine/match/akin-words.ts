import { contentStems } from '#platform/ai/text/stop-words.ts'

const SHORTEST_COMPOUND = 12

/** Words of one line mean the same beside the thing that they are done to: "installing boilers", "Montage von Heizungen". */
const SAME_MEANING = [
  'install installing installation einbau einbauen montage montieren installieren verlegen verlegung pose poser installer instalar instalación montar montaje colocación colocar',
  'repair repairing repairs reparatur reparieren instandsetzung réparation réparer dépannage dépanner reparación reparar reparaciones',
  'maintenance maintaining wartung instandhaltung mantenimiento',
  'phone telephone telefon telefonisch telefonische téléphone téléphonique teléfono telefónica telefónico',
]
/** The first of these lines are work on things. */
const HANDS_ON_LINES = 1
const meanings = new Map(SAME_MEANING.flatMap((line, i) => contentStems(line).map(stem => [stem, i] as const)))

/** "l'arc" is "arc". */
const ELIDED = /^(?:l|d|qu|s|n|j|m|t|c)'(?=\p{L}{2})/u
const withoutArticle = (word: string) => (word.includes("'") ? word.replace(ELIDED, '') : word)

/** Words for the work of a trade, which says nothing beside the trade itself: "Pose de carrelage", "Verlegen von Fliesen". */
export const isHandsOn = (stem: string): boolean => (meanings.get(stem) ?? Infinity) < HANDS_ON_LINES

/** Words are akin if they have the same stem or meaning, or share most of their letters from the start. */
export function akin(one: string, other: string): boolean {
  const [a, b] = [withoutArticle(one), withoutArticle(other)]
  if (a === b) return true
  const meaning = meanings.get(a)
  if (meaning !== undefined && meaning === meanings.get(b)) return true
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
