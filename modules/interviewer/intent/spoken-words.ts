import { tokens } from '#platform/ai/text/tokens.ts'

/** A word as patterns read it: folded, contractions written out, hesitations and restarts removed. */
interface SpokenWord {
  readonly text: string
  /** UTF-16 offsets of the written word it comes from. */
  readonly start: number
  readonly end: number
  /** The sign that ends the sentence after this word. */
  readonly stop: '' | '.' | '?'
  /** Whether a hesitation ("um") was said before it. */
  readonly hesitated: boolean
}

export interface SpokenText {
  readonly words: readonly SpokenWord[]
}

/** Requests are at the start or at the end of what is said: of a long answer, only these parts are read. */
const FIRST_WORDS = 70
const LAST_WORDS = 130

const HESITATIONS = new Set(
  'um uhm umm uh uhh er erm ah ahm ahh eh ehm hm hmm hmmm mm mmm mhm euh heu oh ooh uff uf puh ach aeh aehm pff'.split(
    ' ',
  ),
)

const WRITTEN_OUT: Record<string, string> = {
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  wouldnt: 'would not',
  wont: 'will not',
  "won't": 'will not',
  "can't": 'can not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  havent: 'have not',
  hasnt: 'has not',
  aint: 'am not',
  "ain't": 'am not',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  youre: 'you are',
  youve: 'you have',
  thats: 'that is',
  whats: 'what is',
  hows: 'how is',
  whos: 'who is',
  theres: 'there is',
  heres: 'here is',
  lets: 'let us',
  "let's": 'let us',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  lemme: 'let me',
  gimme: 'give me',
  dunno: 'do not know',
  cos: 'because',
  cuz: 'because',
  ok: 'okay',
  anymore: 'any more',
  alright: 'all right',
  "y'all": 'you all',
  "ma'am": 'madam',
  hab: 'habe',
  hatt: 'hatte',
  werd: 'werde',
  nich: 'nicht',
  nix: 'nichts',
  ne: 'ne',
  nochmal: 'noch mal',
  nochmals: 'noch mal',
  grad: 'gerade',
  chais: 'je sais',
  "j'sais": 'je sais',
  chuis: 'je suis',
  "j'suis": 'je suis',
  "j'peux": 'je peux',
  "j'veux": 'je veux',
  pa: 'para',
}

const CONTRACTED = /^([\p{L}]+)(n't|'m|'re|'ve|'ll|'d|'s)$/u
const ENDINGS: Record<string, string> = {
  "n't": 'not',
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
  "'s": 'is',
}
const ELIDED = /^(j|n|d|l|m|t|s|c|qu|jusqu|lorsqu|puisqu|quelqu|presqu)'(\p{L}.*)$/u

function writtenOut(word: string): string[] {
  const known = Object.hasOwn(WRITTEN_OUT, word) ? WRITTEN_OUT[word] : undefined
  if (known) return known.split(' ')
  const contracted = CONTRACTED.exec(word)
  if (contracted) return [contracted[1]!, ENDINGS[contracted[2]!]!]
  const elided = ELIDED.exec(word)
  return elided ? [`${elided[1]!}'`, ...writtenOut(elided[2]!)] : [word]
}

const SHORT_WORDS = new Set(
  'a i o y u e to so do no is it in an as at be by he we me my of on or up us go if am de du es er im zu da wo so ob la le un ne ce se el al en lo te si tu mi su ya he ha va ou et au on il je sa ma ta that the then there they'.split(
    ' ',
  ),
)

/** "st stammer", "c cut": a word that was started and then said. */
const isRestart = (word: string, next: string | undefined): boolean =>
  next !== undefined &&
  (word === next || (word.length <= 3 && next.length > word.length && !SHORT_WORDS.has(word) && next.startsWith(word)))

/** What is read for requests: of a long answer, its start and its end. */
export function spokenText(text: string): SpokenText {
  const found = tokens(text)
  return wordsOf(
    text,
    found.length > FIRST_WORDS + LAST_WORDS ? [...found.slice(0, FIRST_WORDS), ...found.slice(-LAST_WORDS)] : found,
  )
}

export const allSpoken = (text: string): SpokenText => wordsOf(text, tokens(text))

function wordsOf(text: string, kept: ReturnType<typeof tokens>): SpokenText {
  const spoken = kept.flatMap((token, index) =>
    HESITATIONS.has(token.text) ? [] : [{ ...token, hesitated: index > 0 && HESITATIONS.has(kept[index - 1]!.text) }],
  )
  const words = spoken.flatMap((token, index): SpokenWord[] => {
    const next = spoken[index + 1]
    // The sign after a word is within its next few characters, however much space follows.
    const after = text.slice(token.end, Math.min(next?.start ?? text.length, token.end + 4))
    const stop = after.includes('?') ? '?' : /[.!…\n]/u.test(after) ? '.' : ''
    if (!stop && isRestart(token.text, next?.text)) return []
    const { start, end, hesitated } = token
    const parts = writtenOut(token.text)
    return parts.map((part, at) => ({
      text: part,
      start,
      end,
      stop: at === parts.length - 1 ? stop : '',
      hesitated: hesitated && at === 0,
    }))
  })
  return { words }
}

/** A part of what was said, on its own. */
export const wordsAgain = (words: SpokenText['words']): SpokenText => ({ words })
