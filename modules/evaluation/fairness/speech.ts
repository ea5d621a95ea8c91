import type { StructureLanguage } from '#modules/answer-structure/public.ts'

// Changes how an answer is said, not what it says, to check that this changes nothing.

/** Numbers between 0 and 1, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const FILLED_PAUSES: Record<StructureLanguage, readonly string[]> = {
  en: ['um', 'uh', 'er'],
  de: ['äh', 'ähm', 'hm'],
  fr: ['euh', 'heu', 'hum'],
  es: ['eh', 'em', 'mmm'],
}

const ARTICLES: Record<StructureLanguage, RegExp> = {
  en: /\b(?:the|a|an) /giu,
  de: /\b(?:der|die|das|den|dem|ein|eine|einen|einem|einer) /giu,
  fr: /\b(?:le|la|les|un|une|des) /giu,
  es: /\b(?:el|la|los|las|un|una|unos|unas) /giu,
}

const DIALECT: Record<StructureLanguage, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/ing\b/gu, "in'"],
    [/\bI was\b/gu, 'I were'],
    [/\bmyself\b/gu, 'meself'],
    [/\bnothing\b/gu, 'nowt'],
    [/\bdid not\b/gu, "didn't"],
    [/\byou\b/gu, 'ye'],
    [/\bto\b/gu, 'tae'],
    [/\bwith\b/gu, "wi'"],
  ],
  de: [
    [/\bich habe\b/gu, 'i hab'],
    [/\bnicht\b/gu, 'net'],
    [/\beinen\b/gu, 'nen'],
    [/\bist\b/gu, 'is'],
    [/\bdas\b/gu, 'des'],
    [/\betwas\b/gu, 'was'],
  ],
  fr: [
    [/\bje (?=[bcdfgjklmnpqrstv])/gu, "j'"],
    [/\bne /gu, ''],
    [/\bil y a\b/gu, 'y a'],
    [/\bpuis\b/gu, 'pis'],
    [/\btu as\b/gu, "t'as"],
  ],
  es: [
    [/\bpara\b/gu, 'pa'],
    [/ado\b/gu, 'ao'],
    [/\btodo\b/gu, 'to'],
    [/\bnada\b/gu, 'na'],
  ],
}

type Change = (text: string, language: StructureLanguage, next: () => number) => string

const eachWord = (text: string, change: (word: string) => string) => text.split(' ').map(change).join(' ')

const hesitations: Change = (text, language, next) =>
  eachWord(text, word => {
    const chance = next()
    if (chance < 0.08) return `${FILLED_PAUSES[language][Math.floor(next() * 3)]} ${word}`
    return chance < 0.14 && /^\p{L}+$/u.test(word) ? `${word} ${word}` : word
  })

/** A transcriber mishears some words: a letter is missing, doubled or wrong. Numbers and short words stay. */
const misheard =
  (share: number): Change =>
  (text, _, next) =>
    eachWord(text, word => {
      if (!/^\p{L}{5,}[.,;]?$/u.test(word) || next() >= share) return word
      const at = 1 + Math.floor(next() * (word.length - 3))
      const letter = 'aeiounrst'[Math.floor(next() * 9)]!
      return [word.slice(0, at) + word.slice(at + 1), word.slice(0, at) + letter + word.slice(at + 1)][
        next() < 0.5 ? 0 : 1
      ]!
    })

/** Some words begin twice. */
const stammer: Change = (text, _, next) =>
  eachWord(text, word => {
    if (!/^\p{L}{3,}/u.test(word) || next() >= 0.12) return word
    return `${word.slice(0, next() < 0.6 ? 1 : 2)}- ${word}`
  })

/** Short words that a recognizer swallows. Without "I" or "not", an answer would say something else. */
const SWALLOWED: Record<StructureLanguage, RegExp> = {
  en: /^(?:the|a|an|of|to|at|and|that|so)$/u,
  de: /^(?:der|die|das|den|dem|ein|eine|zu|am|im|und|so|da)$/u,
  fr: /^(?:le|la|les|un|une|des|de|du|et|que)$/u,
  es: /^(?:el|la|los|las|un|una|de|del|y|que)$/u,
}

/** What a recognizer makes of fast speech: no punctuation, short words missing, some words wrong. */
const recognized: Change = (text, language, next) =>
  eachWord(unpunctuated(misheard(0.05)(text, language, next), language, next), word =>
    SWALLOWED[language].test(word) && next() < 0.2 ? '' : word,
  ).replace(/ {2,}/gu, ' ')

const unpunctuated: Change = text => text.toLowerCase().replace(/[.,;:!?“”"–—]/gu, '')

/** The forms of speech that must not change what an answer contains. */
export const FORMS: Record<string, Change> = {
  hesitations,
  'missing articles': (text, language) => text.replace(ARTICLES[language], ''),
  'no punctuation': unpunctuated,
  '5 % misheard words': misheard(0.05),
  '10 % misheard words': misheard(0.1),
  '20 % misheard words': misheard(0.2),
  stammer,
  'speech recognition': recognized,
  dialect: (text, language) => DIALECT[language].reduce((changed, [pattern, by]) => changed.replace(pattern, by), text),
}
