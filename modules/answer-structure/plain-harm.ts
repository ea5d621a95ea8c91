import type { Clause } from './clauses.ts'
import type { StructureLanguage } from './language.ts'
import { NAMES_OTHERS } from './harm-words.ts'
import { HIDES, MISTAKE, PLAIN_HARM, PUT_RIGHT } from './plain-harm-words.ts'
import { phrasesAsPattern } from './phrase-pattern.ts'
import { GERMAN_PERFECT, SPEAKER_LAST } from './speaker.ts'

/** "Without looking", "although I knew" and "nobody noticed" follow in the next clauses. */
const CLAUSES_AFTER = 3
const CLAUSES_BEFORE = 4

const compiled = new Map<StructureLanguage, Record<'acts' | 'mistakes' | 'hides' | 'putRight', RegExp>>()

/** Compiled when first needed: most processes never read an answer. */
function patternsOf(language: StructureLanguage) {
  const known = compiled.get(language)
  if (known) return known
  const patterns = {
    acts: phrasesAsPattern(PLAIN_HARM[language]),
    mistakes: phrasesAsPattern(MISTAKE[language]),
    hides: phrasesAsPattern(HIDES[language]),
    putRight: phrasesAsPattern(PUT_RIGHT[language]),
  }
  compiled.set(language, patterns)
  return patterns
}

const textOf = (clauses: readonly Clause[]): string => ` ${clauses.map(({ text }) => text.trim()).join(' ')} `
const holds = (found: RegExp, text: string): boolean => text.search(found) >= 0

/** "The applicant was pregnant, so I took the other one": the act comes later. */
const SPEAKER_WITHIN: Record<StructureLanguage, RegExp> = {
  en: / (?:i|we) /u,
  de: / (?:ich|wir) /u,
  fr: / (?:je|j) /u,
  es: / (?:yo) /u,
}
/** What goes on with the subject of the clause before. German is told by its perfect. */
const GOES_ON: Record<Exclude<StructureLanguage, 'de'>, RegExp> = {
  en: /^ (?:(?:and|then|so|but|also|just) )*$/u,
  fr: /^ (?:(?:et|puis|mais|alors|donc) )*$/u,
  es: /^ (?:(?:y|luego|pero|entonces) )*$/u,
}
/** What somebody else wanted from the speaker: "le patron voulait que je monte sans harnais" */
const WANTED = / (?:voulait|voulaient|demandait|exigeait|demande|exige|queria|querian|pidio|pidieron|exigia) que /u
/** "Die Kontrolle habe ich": the object first. */
const GERMAN_VERB_FIRST = / (?:habe|hab|hatte|haben|hatten|bin) (?:ich|wir) /u

/** Whether the speaker did what starts behind `before` in a clause. */
function isOwnAct(
  before: string,
  act: string,
  { own, last }: { own: string; last: string },
  language: StructureLanguage,
): boolean {
  if (language === 'de' && !GERMAN_PERFECT.test(own + act)) return false
  if (WANTED.test(own) || WANTED.test(last)) return false
  if (SPEAKER_LAST[language].test(before)) return true
  if (language === 'de' && GERMAN_VERB_FIRST.test(own)) return true
  if (SPEAKER_WITHIN[language].test(act)) return !NAMES_OTHERS.has(own)
  if (language === 'de') return false
  return GOES_ON[language].test(before) && SPEAKER_WITHIN[language].test(last)
}

/** Whether a clause tells of harm by the speaker in plain words, alone or with the clauses around it. */
export function tellsHarm(clauses: readonly Clause[], at: number, language: StructureLanguage): boolean {
  const { acts, mistakes, hides, putRight } = patternsOf(language)
  const { text: own, unreal } = clauses[at]!
  if (unreal > 0) return false
  const ahead = textOf(clauses.slice(at, at + 1 + CLAUSES_AFTER))
  if (holds(putRight, ahead)) return false
  const last = clauses[at - 1]?.text ?? ' '
  const isOwn = ({ 0: act, index }: RegExpExecArray) =>
    index < own.trim().length && isOwnAct(ahead.slice(0, index + 1), `${act} `, { own, last }, language)
  if ([...ahead.matchAll(acts)].some(isOwn)) return true
  if (![...ahead.matchAll(hides)].some(isOwn)) return false
  return holds(mistakes, textOf(clauses.slice(Math.max(0, at - CLAUSES_BEFORE), at + 1)))
}
