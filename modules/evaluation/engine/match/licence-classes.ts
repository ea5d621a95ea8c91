import type { Mention } from '#platform/ai/concepts/mentions.ts'
import type { Section } from './sections.ts'

// What each class of a driving licence allows. A trailer adds "E".
const CONCEPTS: Record<string, string> = {
  AM: 'motorcycle licence',
  A: 'motorcycle licence',
  A1: 'motorcycle licence',
  A2: 'motorcycle licence',
  B: 'driving licence',
  BE: 'driving licence',
  C1: 'light truck licence',
  C1E: 'light truck licence',
  C: 'truck licence',
  CE: 'articulated truck licence',
  D1: 'minibus licence',
  D1E: 'minibus licence',
  D: 'bus licence',
  DE: 'bus licence',
  T: 'tractor licence',
  L: 'tractor licence',
}
// A commercial licence of the United States has classes of its own.
const COMMERCIAL = /\bCDL\b|\b[Cc]ommercial [Dd]river['’]?s?['’]? [Ll]icen[cs]e\b/u
const COMMERCIAL_CLASS = /\b(?:[Cc]lass[\s-]|CDL[\s-])(?<class>[ABC])\b/gu
const COMMERCIAL_CONCEPTS: Record<string, string> = {
  A: 'articulated truck licence',
  B: 'truck licence',
  C: 'light truck licence',
}

const commercialClasses = (text: string): Mention[] =>
  [...text.matchAll(COMMERCIAL_CLASS)].map(({ 0: written, index: start, groups }) => ({
    concept: COMMERCIAL_CONCEPTS[groups!['class']!]!,
    start,
    end: start + written.length,
    described: false,
    loose: false,
  }))

const CODE = '(?:AM|A[12]|A|BE|B|C1E|C1|CE|C|D1E|D1|DE|D|T|L)(?:\\+E)?'
const CODES = `${CODE}(?:(?:\\s?[,/+&]\\s?|\\s(?:und|and|et|y|e|sowie)\\s)${CODE}){0,9}(?![\\p{L}\\p{N}])`
const INTRODUCED = new RegExp(
  `\\b(?:[Kk]lassen?|[Kk]l\\.|[Cc]lass(?:es)?|[Cc]ategor(?:y|ies)|[Cc]at\\.?|[Cc]at[ée]gories?|[Cc]ategor[ií]as?|[Ff]ührerscheine?|[Ff]ahrerlaubnis|FS|[Pp]ermis(?: de conduire)?|[Pp]ermisos?(?: de conducir)?|[Cc]arn(?:et|é)s?(?: de conducir)?|[Ll]icen[cs]es?|[Ll]icencias?)(?: der Klassen?| Klassen?| (?:de )?(?:la )?clase| class| category| catégorie)?:?\\s${CODES}`,
  'gu',
)
const ALONE = new RegExp(`^\\W{0,4}${CODES}(?=\\s?$|\\s?[,;(–-])`, 'u')
const ONE = new RegExp(CODE, 'gu')

/** The driving licences that a text lists by their classes: "Klassen B, C1 und D". Under a heading of licences, the letters are enough. */
export function licenceClasses(text: string, section: Section | null): Mention[] {
  const short = text.slice(0, 400)
  const lists = [...short.matchAll(INTRODUCED)].map(match => ({ at: match.index, text: match[0] }))
  const alone = section === 'certificates' ? ALONE.exec(short) : null
  if (alone) lists.push({ at: alone.index, text: alone[0] })
  if (COMMERCIAL.test(short)) return commercialClasses(short)
  return lists.flatMap(list => {
    const from = list.text.search(new RegExp(`${CODES}$`, 'u'))
    return [...list.text.slice(from).matchAll(ONE)].flatMap(match => {
      const concept = CONCEPTS[match[0].replace('+', '')]
      const start = list.at + from + match.index
      return concept === undefined
        ? []
        : [{ concept, start, end: start + match[0].length, described: false, loose: false }]
    })
  })
}
