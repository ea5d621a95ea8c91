import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { withoutPerson } from '#platform/ai/redact/redact.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { fold, type Token, tokens } from '#platform/ai/text/tokens.ts'
import type { Redacted } from '#platform/ai/redact/cuts.ts'
import type { Turn } from './turn.ts'
import { standardOf } from './dialect.ts'
import type { StructureLanguage } from './language.ts'
import { ARTICLES, CONTRACTIONS, HESITATIONS, PRONOUNS } from './speech-words.ts'

/**
 * A word of an answer as the rules read it: folded, contractions written out. Hesitations, repetitions and punctuation are left out:
 * transcripts have them or not, and that must change nothing.
 */
export interface Word {
  text: string
  /** The word of the rules that it probably is, if a transcriber got a letter wrong. */
  heard?: string
  raw: string
  turn: Turn
  start: number
  end: number
}

/** A longer answer says nothing more about its structure. */
const MOST_WORDS = 3000

/** Whether a word is an article, and so may be missing. */
export const isArticle = (word: string, language: StructureLanguage): boolean => ARTICLES[language].has(word)

const STEMS_OF_NOT = /^(?:did|does|do|was|were|is|are|had|has|have|would|could|should|must|need)(?:n't|nae|nt|na)$/u

function expandEnglish(word: string): string[] {
  const known = Object.hasOwn(CONTRACTIONS, word) ? CONTRACTIONS[word] : undefined
  if (known) return known.split(' ')
  if (STEMS_OF_NOT.test(word)) return [word.replace(/(?:n't|nae|nt|na)$/u, ''), 'not']
  const ending = /^(.+)'(ve|re|ll|d|s|m|em)$/u.exec(word)
  if (!ending) return [word.replace(/'$/u, '')]
  const [, head = '', tail = ''] = ending
  const auxiliary = { ve: 'have', re: 'are', ll: 'will', d: 'had', m: 'am', em: 'them' }[tail]
  if (auxiliary) return [head, auxiliary]
  return /^(?:it|he|she|that|there|what|who|where|here|everything|nobody|somebody)$/u.test(head) ? [head, 'is'] : [head]
}

/** German "ich's" and French "j'ai" are written together but are two words. "J'suis" is said, "je suis" is meant. */
const splitAtApostrophes = (word: string): string[] =>
  word
    .replace(/^j'(?=[bcdfgjklmnpqrstvxz])/u, "je'")
    .split("'")
    .filter(part => part !== '')

/** "hätte" and "hatte" are the same when folded, but one of them did not happen. */
const CONDITIONAL = /^(?:hätt|wär|würd|könnt|müsst|dürft|möcht)/iu

function expand(given: string, raw: string, language: StructureLanguage): string[] {
  const word = given.replace(/[a-z]+$/u, one => PRONOUNS[language]?.[one] ?? one)

  if (language === 'de' && CONDITIONAL.test(raw))
    return [
      word
        .replace(/^(h|w)a/u, '$1ae')
        .replace(/^(w|m|d)u/u, '$1ue')
        .replace(/^(k|m)o/u, '$1oe'),
    ]
  return language === 'en' ? expandEnglish(word) : splitAtApostrophes(word)
}

/** The words of an answer. Sentences that address the evaluator are left out. */
export function wordsOf(turns: readonly Turn[], language: StructureLanguage, names: readonly string[] = []): Word[] {
  const words: Word[] = []
  for (const turn of turns) {
    if (turn.speaker !== 'candidate') continue
    const read = withoutPerson(turn.text, names)
    for (const sentence of sentences(read.text)) {
      if (words.length >= MOST_WORDS) return words
      for (const part of withoutInstructions(sentence)) addSentence(words, turn, part, language, read)
    }
  }
  return words
}

interface Part {
  text: string
  start: number
}

/** In a transcript without punctuation, one such phrase must not remove a whole answer. */
const LONG_SENTENCE = 240
const PART = 160

function withoutInstructions({ text, start }: Part): Part[] {
  if (!addressesReader(text)) return [{ text, start }]
  if (text.length <= LONG_SENTENCE) return []
  const parts: Part[] = []
  for (let from = 0; from < text.length;) {
    const space = text.indexOf(' ', from + PART)
    const to = space < 0 ? text.length : space
    parts.push({ text: text.slice(from, to), start: start + from })
    from = to
  }
  return parts.filter(part => !addressesReader(part.text))
}

/** `[personal]`: what people say about themselves can neither add an element nor take one away. */
const isPlaceholder = (text: string, from: number, to: number) => text[from - 1] === '[' && text[to] === ']'

const MOST_LETTERS_BEGUN = 3

/** "Wh- when": a word that somebody began to say. */
function isBegunOnly(text: string, { text: word, end }: Token): boolean {
  if (word.length > MOST_LETTERS_BEGUN || !/^[-–—…]/u.test(text.charAt(end))) return false
  const next = text.slice(end + 1, end + 2 + MOST_LETTERS_BEGUN + 1).trimStart()
  return fold(next).startsWith(word)
}

function addSentence(words: Word[], turn: Turn, sentence: Part, language: StructureLanguage, read: Redacted): void {
  for (const token of tokens(sentence.text)) {
    const [from, to] = [sentence.start + token.start, sentence.start + token.end]
    const { start, end } = read.original(from, to)
    // As it was said: the redaction takes the hesitation "er" for a German pronoun.
    if (HESITATIONS[language].has(fold(turn.text.slice(start, end)))) continue
    if (isPlaceholder(read.text, from, to) || isBegunOnly(sentence.text, token)) continue
    const isCutOff = /['’]/u.test(read.text.charAt(to))
    for (const said of expand(token.text, token.raw, language))
      words.push({ text: standardOf(said, isCutOff, language), raw: token.raw, turn, start, end })
    dropRepetition(words)
  }
}

/** "I I took it", "it was it was": the earlier words stay, because what follows belongs to them just as well. */
function dropRepetition(words: Word[]): void {
  for (const length of [3, 2, 1]) {
    const from = words.length - length
    if (from < length) continue
    const repeats = Array.from({ length }, (_, i) => from + i).every(
      i => words[i]!.text === words[i - length]!.text && words[i]!.turn === words[i - length]!.turn,
    )
    if (repeats && !/^\d/u.test(words.at(-1)!.text)) words.length = from
  }
}
