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

// Frequent words of résumés that tell the languages apart, with those that related languages share. The rules read the first four.
const READ = [
  'the and of for with to on at by from as in a an our their was were my i is are not no years experience skills education',
  'und der die das mit fur von im in bei zur zum des den dem ein eine einen auf als an am durch sowie nach seit bis aus ich nicht heute berufserfahrung',
  'et les des du de la le un une en a d l pour dans avec au aux sur chez par depuis ainsi aujourd je ete formation langues',
  'y de la el en un una los las del con por al a se lo que mi no su sus desde como hasta sin cada mas actualidad para experiencia formacion idiomas',
]
const UNREAD = [
  'e di il la un una in con per da gli dei della delle del nel nella dal al le presso sono anche che esperienza istruzione lingue gestione oggi conoscenza',
  'e de o a os as do da dos das em um uma no na ao pelo pela com para por que se ate atual nao mais experiencia formacao idiomas gestao',
  'de en van het een in op met voor bij aan naar te zijn ook uit tot heden sinds werkervaring opleiding talen vaardigheden',
  'i w z na do o od oraz dla przez przy sie nie jest obecnie doswiadczenie wyksztalcenie umiejetnosci jezyki',
  'och i att som av en pa till ett med for den ar har inom samt fran nuvarande erfarenhet utbildning sprak arbete',
  'og i til af en paa pa som med for den det fra ved jeg erfaring uddannelse utdanning sprog sprak arbeid nuvaerende',
  've ile icin bir olarak olan bu yil da de deneyim egitim diller halen universitesi',
  'si la cu in pentru din de pe prin un o ani experienta educatie limbi prezent',
  'a se na v s pro od do z i k jako pri praxe vzdelani jazyky soucasnost dosud',
  'es az egy hogy a nem is tapasztalat tanulmanyok nyelvek jelenleg munka',
  'ja on oli seka myos tyokokemus koulutus kielet nykyinen',
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
