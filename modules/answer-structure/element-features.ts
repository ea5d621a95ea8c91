import { stem } from '#platform/ai/text/tokens.ts'
import { scoresOf, type Weights } from '#platform/ai/weighing/weigh.ts'
import { ELEMENTS, type Element } from './contract.ts'
import type { Clause } from './clauses.ts'
import type { Lexicon } from './lexicon.ts'
import type { Word } from './words.ts'

const FIRST_WORDS = 3
const LAST_WORDS = 2
/** Stems with one word between them belong together too. */
const APART = 2
/** The end of a longer word often says what it does: "-ed", "-ung", "-ción". */
const ENDING = { letters: 3, ofMoreThan: 4 }

/** What the rules find in a clause, as features: how much each finding says is learned. */
function findingsOf(clause: Clause): string[] {
  const found = [
    clause.ownAction && 'deed',
    clause.past > 0 && 'past',
    clause.past > 1 && 'past2',
    clause.general > 0 && 'general',
    clause.particular > 0 && 'particular',
    clause.reason && 'reason',
    clause.reasonHints > 0 && 'reasonHint',
    clause.result && 'result',
    clause.resultHints > 0 && 'resultHint',
    clause.event && 'event',
    clause.presentHabit && 'habit',
    clause.present > 0 && 'present',
    clause.change && 'change',
    clause.changeHints > 0 && 'changeHint',
    clause.nowadays && 'nowadays',
    clause.adopted && 'adopted',
    clause.description && 'description',
    clause.figures > 0 && 'figure',
  ].filter(one => one !== false)
  return [...found, ...found.flatMap((one, at) => found.slice(at + 1).map(other => `${one}+${other}`))]
}

/** A word as it was probably said, the same one for every number. */
export const textOf = ({ text, heard = text }: Word, lexicon: Lexicon): string =>
  lexicon.number(heard) || /\d/u.test(heard) ? '#' : heard

/** What a clause of an answer is weighed by: the words, their endings and order, and what the rules find in them. */
export function elementFeatures(clause: Clause, lexicon: Lexicon): Set<string> {
  const features = new Set<string>(['always'])
  const texts = clause.words.map(word => textOf(word, lexicon))
  const stems = texts.map(stem)
  for (const [index, text] of texts.entries()) {
    features.add(`w ${text}`)
    features.add(`t ${stems[index]!}`)
    if (text.length > ENDING.ofMoreThan) features.add(`x ${text.slice(-ENDING.letters)}`)
    if (index + 1 < texts.length) features.add(`b ${text} ${texts[index + 1]!}`)
    if (index + APART < texts.length) features.add(`k ${stems[index]!} ${stems[index + APART]!}`)
    if (index < FIRST_WORDS) features.add(`s ${text}`)
    if (index >= texts.length - LAST_WORDS) features.add(`e ${text}`)
  }
  for (const found of findingsOf(clause)) features.add(`r ${found}`)
  return features
}

const NONE = ELEMENTS.map(() => 0)

/** How likely a clause shows each element, as the logarithm of the odds. */
export function elementOdds(clause: Clause, lexicon: Lexicon, weights: Weights): Record<Element, number> {
  const scores = scoresOf(elementFeatures(clause, lexicon), weights, NONE)
  return Object.fromEntries(ELEMENTS.map((name, at) => [name, scores[at]!])) as Record<Element, number>
}
