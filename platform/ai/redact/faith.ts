import type { Token } from '../text/tokens.ts'
import type { Cut } from './cuts.ts'
import { kindAt } from './person/words.ts'
import { PERSONAL } from './person/statements.ts'

/** Words of the religious class that are also about work: trade fairs, communes, temples of technology. */
const AMBIGUOUS =
  /^(?:messe|mass|lent|gemeinde|culte|culto|parish|temple|temples|tempel|templo|chapel|religios.*|religious|believer|creyente.*|croyant.*|orthodoxe?|ortodox.*|evangelical|evangelique|single|prayers|ateo|atea)$/u
const GROUP = new Set(
  'committee fellowship board ministry guild relief outreach festival feast trust helpers network women men ladies vorstand kreis rat gruppe comite conseil fraternite consejo cofradia hermandad junta comision youth student students group association society club choir community council congregation centre center school college charity scouts volunteers jugend jugendgruppe chor verein paroisse association groupe chorale coro grupo asociacion'.split(
    ' ',
  ),
)
const LINK = new Set([
  'of',
  'the',
  'de',
  'la',
  'der',
  'des',
  'st',
  'saint',
  'san',
  'santa',
  'sankt',
  'al',
  'el',
  'our',
  'lady',
  'holy',
  's',
])
const MOST_AROUND = 4

/** Without an article or a possessive; of compounds that name a patron ("Lukaskirche") the place. */
export const plainWord = (word: string): string =>
  word
    .replace(/'s?$/u, '')
    .replace(/^[ld]'/u, '')
    .replace(/^\p{L}{3,20}(kirche|moschee|synagoge)(?:ngemeinde)?$/u, '$1')

/**
 * Religions and their places in a résumé, with the names around them: "St Mary's Church", "Muslim Students' Association". Only used
 * for written documents: in an answer, they may be about the work.
 */
export function faith(text: string, tokens: readonly Token[]): Cut[] {
  const words = tokens.map(({ text: word }) => plainWord(word))
  const cuts: Cut[] = []
  for (let i = 0; i < tokens.length;) {
    const known = kindAt(words, i)
    const length = known?.length ?? 1
    if (known && (known.kind === 'w' || known.kind === 'r') && !AMBIGUOUS.test(words[i]!)) {
      let [from, to] = [i, i + length - 1]
      const isPart = (at: number) => /^\p{Lu}/u.test(tokens[at]!.raw) || GROUP.has(words[at]!) || LINK.has(words[at]!)
      const isNear = (a: number, b: number) => /^[ '’.-]{1,3}$/u.test(text.slice(tokens[a]!.end, tokens[b]!.start))
      while (from > 0 && i - from < MOST_AROUND && isNear(from - 1, from) && isPart(from - 1)) from -= 1
      while (to < tokens.length - 1 && to - i < MOST_AROUND + length && isNear(to, to + 1) && isPart(to + 1)) to += 1
      cuts.push({ start: tokens[from]!.start, end: tokens[to]!.end, placeholder: PERSONAL })
    }
    i += length
  }
  return cuts
}
