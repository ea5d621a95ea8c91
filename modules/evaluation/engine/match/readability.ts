import { fold, tokens } from '#platform/ai/text/tokens.ts'
import type { MatchInput } from './input.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'

const MIN_WORDS = 30

/**
 * Why the match cannot be evaluated, as a sentence for the recruiter; null if it can.
 *
 * @param reads which languages the engine reads: a language model reads any
 */
export function readability(
  { requirements, resume }: MatchInput,
  reads: 'languages of the rules' | 'any language' = 'languages of the rules',
): string | null {
  if (requirements.length === 0) return reasons.unreadable.noRequirements
  const text = resume.pages.map(page => page.text).join('\n')
  const words = tokens(text)
  if (words.length === 0) return reasons.unreadable.noText
  const odd = text.match(/\ufffd|\(cid:\d+\)/gu)?.length ?? 0
  if (odd > words.length / 10) return reasons.unreadable.garbled
  if (reads === 'languages of the rules' && isOtherLanguage(text)) return reasons.unreadable.otherLanguage
  return words.length < MIN_WORDS ? reasons.unreadable.tooShort(words.length) : null
}

// Frequent words of résumés that tell the languages apart. The rules read the first four.
const READ = [
  'the and of for with to on at by from as our their was were in years experience skills education',
  'und der die das mit fur von im bei zur zum des den dem ein eine auf als durch sowie nach seit heute berufserfahrung',
  'et les du des pour dans une avec au aux sur chez depuis ainsi aujourd ete formation langues',
  'y los las del con por una al desde como hasta actualidad para experiencia formacion idiomas',
]
const UNREAD = [
  'e gli dei della delle di il nel nella dal presso sono anche che esperienza istruzione lingue gestione oggi conoscenza',
  'e dos das em um uma no na ao pelo pela ate atual nao mais experiencia formacao idiomas gestao',
  'en van het een voor bij aan naar te zijn ook uit heden sinds werkervaring opleiding talen vaardigheden',
  'i w z na od oraz dla przez przy sie nie jest obecnie doswiadczenie wyksztalcenie umiejetnosci jezyki',
  'och att som av pa till ett ar har inom samt nuvarande erfarenhet utbildning sprak arbete',
  'og til af paa som med ved erfaring uddannelse utdanning sprog sprak arbeid nuvaerende',
  've ile icin bir olarak olan bu yil deneyim egitim diller halen universitesi',
  'si la cu in pentru din de pe prin experienta educatie limbi prezent',
  'a se na v s pro od jako pri praxe vzdelani jazyky soucasnost dosud',
  'es az egy hogy tapasztalat tanulmanyok nyelvek jelenleg munka',
  'ja on oli sekä seka tyokokemus koulutus kielet nykyinen',
].map(words => new Set(words.split(' ')))
const READ_SETS = READ.map(words => new Set(words.split(' ')))

/** A résumé in another language needs a person: the rules would find nothing in it and give it a low score. */
function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 40 && latin < letters / 2) return true
  const words = tokens(text).map(word => fold(word.text))
  const most = (sets: Set<string>[]) => Math.max(...sets.map(set => words.filter(word => set.has(word)).length))
  const unread = most(UNREAD)
  return unread >= 5 && unread > most(READ_SETS) * 1.15
}
