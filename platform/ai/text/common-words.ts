import { isStopWord } from './stop-words.ts'
import type { Token } from './tokens.ts'

/** The most common words of the languages that interviews are held in, folded. */
export const COMMON = {
  en: 'the and of to in for with my that on at is it we he she they this have had from as by not be are our their were but so what which when out up one',
  de: 'der die das und ich ist nicht ein eine zu mit auf den dem von im bei war wir sie er es hat habe haben fur auch als dann uber zur zum am aus nach wurde sich sein',
  fr: 'le la les et je il elle de des du un une est pas que qui dans pour sur avec au aux en nous on ai ete mon ma par ce cette sont plus etait j d l c',
  es: 'el la los las y yo de del que en un una es no con por para lo se mi al como mas pero su habia he fue era nos le cuando muy este esta',
} as const

export type Language = keyof typeof COMMON

const WORDS = Object.entries(COMMON).map(
  ([language, list]) => [language as Language, new Set(list.split(' '))] as const,
)
/** More words decide nothing more. */
const ENOUGH = 400

/** The language of a text among those that interviews are held in, by its most common words; null if it has none of them. */
export function languageOf(tokens: readonly Token[]): Language | null {
  const words = tokens.slice(0, ENOUGH).flatMap(({ text }) => text.split("'"))
  let best: { language: Language; count: number } | null = null
  for (const [language, common] of WORDS) {
    const count = words.filter(word => common.has(word)).length
    if (count > (best?.count ?? 0)) best = { language, count }
  }
  return best?.language ?? (words.some(isStopWord) ? 'en' : null)
}
