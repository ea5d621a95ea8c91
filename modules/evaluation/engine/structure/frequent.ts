import type { StructureLanguage } from './language.ts'

// Frequent words that the rules cannot do without, as a transcriber may have misheard them: one inner letter missing or wrong.

const FREQUENT: Record<StructureLanguage, string> = {
  en: `since because afterwards eventually finally nowadays always usually never every again before until should thought decided wanted
    called asked brought through rather instead otherwise therefore seven eight eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand percent minutes weeks months
    nobody everybody`,
  de: `hatte hatten wurde wurden konnte konnten musste mussten wollte wollten sollte haben worden nicht immer wegen seitdem seither danach
    deshalb damit jetzt inzwischen mittlerweile sieben zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert tausend
    prozent minuten stunden wochen monate niemand schliesslich trotzdem gemacht gesagt`,
  fr: `maintenant depuis parce alors avait avais avaient etaient etait pendant ensuite toujours jamais quand avant apres trois quatre douze
    quinze vingt trente quarante cinquante soixante cents mille heures minutes semaines personne finalement pourquoi lendemain puisque`,
  es: `porque desde hasta ahora entonces despues siempre nunca habia habian tenia estaba estaban cuando mientras cinco siete nueve quince
    veinte treinta cuarenta cincuenta cientos minutos semanas nadie ninguna ningun finalmente aunque`,
}

/** Words that differ from a frequent one in one inner letter. */
const OTHERS = new Set(
  `etat hute haba kannte kannten tesla sever novice tried thirsty musite leben lieben wohnen haten wesen wunden
  wirden mutende`.split(/\s+/u),
)

/** Words of fewer letters have too many others beside them. */
const MIN_LETTERS_WRONG = 6
const MAX_LETTERS = 14

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)
const masked = (word: string, at: number) => `${word.slice(0, at)}_${word.slice(at + 1)}`
const inner = (word: string) => Array.from({ length: Math.max(0, word.length - 2) }, (_, i) => i + 1)

interface Misheard {
  readonly words: ReadonlySet<string>
  readonly forms: ReadonlyMap<string, string>
}

function misheardForms(list: string): Misheard {
  const words = list.trim().split(/\s+/u)
  const forms = words.flatMap(word => [
    ...inner(word).map(at => [without(word, at), word] as const),
    ...(word.length < MIN_LETTERS_WRONG ? [] : inner(word).map(at => [masked(word, at), word] as const)),
  ])
  return { words: new Set(words), forms: new Map(forms) }
}

const MISHEARD = Object.fromEntries(
  Object.entries(FREQUENT).map(([language, list]) => [language, misheardForms(list)]),
) as Record<StructureLanguage, Misheard>

/** The frequent word that was probably said, otherwise the word itself. @param isKnown whether the word is one that people say */
export function frequentWord(word: string, language: StructureLanguage, isKnown: (word: string) => boolean): string {
  const { words, forms } = MISHEARD[language]
  if (words.has(word) || word.length > MAX_LETTERS || OTHERS.has(word) || isKnown(word)) return word
  const missing = forms.get(word)
  if (missing !== undefined || word.length < MIN_LETTERS_WRONG) return missing ?? word
  for (let at = 1; at < word.length - 1; at += 1) {
    const wrong = forms.get(masked(word, at))
    if (wrong !== undefined) return wrong
  }
  return word
}
