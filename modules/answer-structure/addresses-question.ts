import { topicFit } from '#platform/ai/topics/fit.ts'
import { phrases, textOf } from './phrases.ts'
import type { Word } from './words.ts'

interface Asked {
  question: string
  competency: string
  levels: readonly string[]
}

/** Shorter answers say "he" and "it", so that nothing can be concluded from their words. */
const MIN_WORDS = 50
/** As likely as by chance. One in twenty labelled answers that address their question fits less. */
const LEAST_FIT = 0
/** The lower levels of a scale describe answers about nothing. */
const FIRST_LEVEL = 2
/** What people say about themselves and about the job they want, when asked for a case. */
const SELF_PRESENTATION = phrases(
  null,
  `
  would like to join|like to join|why i would|reasons why|join your|your company|your hotel|your team|your website|your hospital|your school|my strength*|my weakness*|my greatest|my biggest|strong points|i am looking for|looking for a|career|in five years|in the longer term|long term|right place|i can start|available from|salary|grow with|my hobbies|i studied|i graduated|i hold a|my degree|your values|your reputation
  meine starke*|meine schwache*|meine schwachen|ihr unternehmen|ihrem haus|ihrem unternehmen|ihre firma|ich suche|ich bewerbe|langfristig|mittelfristig|in funf jahren|gehalt|ich kann ab|ich habe studiert|mein studium|meine ausbildung|mochte bei ihnen|moechte bei ihnen|passt zu mir|weiterentwickeln
  mes points forts|mon point fort|mon point faible|mes qualites|mes defauts|votre entreprise|votre hotel|votre equipe|votre etablissement|je cherche|je recherche|a long terme|dans cinq ans|salaire|disponible|j ai etudie|mon diplome|ma formation|rejoindre|votre maison|evoluer
  mi punto fuerte|mi punto debil|mis puntos|mis virtudes|mis defectos|su empresa|su hotel|su equipo|su clinica|busco|a largo plazo|en cinco anos|salario|puedo incorporarme|incorporarme|me forme como|hice un curso|mi titulo|mis estudios|crecer|jornada completa|me gustaria encargarme`,
)

/**
 * Whether an answer is about what was asked, by its vocabulary: false only if topics other than those of the question are clearly
 * more probable. Words cannot show more, so a person should check.
 */
export function addressesQuestion(
  words: readonly Word[],
  isAccount: boolean,
  { question, competency, levels }: Asked,
): boolean {
  if (words.length < MIN_WORDS) return true
  const text = textOf(words)
  if (!isAccount && SELF_PRESENTATION.count(text) >= 2) return false
  return topicFit([question, competency, levels.slice(FIRST_LEVEL).join(' ')], text) >= LEAST_FIT
}
