import type { MatchInput } from './input.ts'

/** "In a similar role", with the word that a title can stand behind instead. */
const SIMILAR: [RegExp, string][] = [
  [
    /\bin (?:an? |the )?(?:same|similar|comparable|equivalent) (?:or (?:similar|related) )?(?:role|position|job|post|capacity|function)s?\b/iu,
    'as',
  ],
  [
    /\bin (?:einer |der )?(?:vergleichbare|ähnliche|gleichwertige)[nr]? (?:Position|Funktion|Stelle|Tätigkeit|Rolle)\b/iu,
    'als',
  ],
  [
    /(?:(?<!\p{L})(?:sur|dans|à|en) (?:une? |des )?(?:poste|fonction)s? (?:similaire|équivalente?|comparable|identique)s?)(?!\p{L})/iu,
    'comme',
  ],
  [
    /\ben (?:una? )?(?:puesto|posición|posicion|función|funcion|rol)(?:es|s)? (?:similar|equivalente|parecid[oa])(?:es|s)?\b/iu,
    'como',
  ],
]

/** What follows the title itself: "Accountant (m/f/d) - Berlin". */
const BESIDE_TITLE = /\s?[(|,].*$|\s[-–—]\s.*$/u

const LONGEST_TITLE = 60

/**
 * A requirement that asks for a similar position, with the job's title in its place, so that only such positions count.
 * @returns the text as it is if it asks for no such position or the title is too long to be one
 */
export function withTitle(text: string, title: string): string {
  const name = title
    .slice(0, 4 * LONGEST_TITLE)
    .replace(BESIDE_TITLE, '')
    .trim()
  if (name === '' || name.length > LONGEST_TITLE) return text
  for (const [similar, as] of SIMILAR) if (similar.test(text)) return text.replace(similar, () => `${as} ${name}`)
  return text
}

export const withTitles = (requirements: MatchInput['requirements'], title = ''): MatchInput['requirements'] =>
  requirements.map(one => ({ ...one, text: withTitle(one.text, title) }))
