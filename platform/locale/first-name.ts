/** Titles that are written without a full stop, too. With one, a word is always a title or an abbreviation. */
const TITLES = new Set(
  'dr prof professor doctor doktor dra mr mrs ms mx miss herr frau sir dame madam ing dipl-ing mag mme mlle sr sra srta rev med'.split(
    ' ',
  ),
)
/** What follows a comma after a whole name: "Ana Silva, PhD". */
const AFTER_NAME = /^(?:jr|sr|[ivx]+|ph\.?d|m\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|mba|ll\.?[mb]|esq|cpa|rn|pmp)\.?$/iu

const isTitle = (word: string) => TITLES.has(word.replace(/\.$/u, '').toLowerCase()) || /^.{2,}\.$/u.test(word)
const isInitial = (word: string) => /^(?:\p{L}\.?-?)+$/u.test(word) && /^\p{L}(?:\.|$)/u.test(word)
const isCapitals = (word: string) => word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase()

/**
 * The name to greet a person with: without titles, and the first name also of "Müller, Ana" and "MÜLLER Ana". If it is not clear which
 * word that is, the whole name.
 */
export function firstName(name: string): string {
  const whole = name.trim().replaceAll(/\s+/gu, ' ')
  const [before = '', ...after] = whole
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  // "Ana Silva, CFA" and "Ana Silva, she/her" are whole names with something after them; "Silva Costa, Ana" and "SILVA COSTA, ANA" are not.
  const follows = (part: string) =>
    part.split(' ').every(word => AFTER_NAME.test(word)) ||
    (before.includes(' ') &&
      before !== before.toUpperCase() &&
      !part.includes(' ') &&
      (part.includes('/') || /\p{Lu}.*\p{Lu}/u.test(part)))
  const given = after.filter(part => !follows(part))
  const words = (given[0] ?? before).split(' ')
  const start = words.findIndex(word => !isTitle(word))
  const rest = words.slice(start)
  // "Dr. Müller" has no first name, and "J. Müller" only its first letter.
  if (start < 0 || isInitial(rest[0]!) || (start > 0 && rest.length === 1 && given.length === 0))
    return given.length === 0 ? before : whole
  const isSurnameFirst = isCapitals(rest[0]!) && rest.some(word => !isCapitals(word) && word.length > 2)
  return isSurnameFirst ? rest.find(word => !isCapitals(word))! : rest[0]!
}
