import { contentWords } from '../synonyms.ts'
import { fold, tokens } from '#platform/ai/text/tokens.ts'
import { phrases, textOf } from './phrases.ts'
import { type Topic, TOPICS } from './topics.ts'
import type { Word } from './words.ts'

interface Asked {
  question: string
  competency: string
  levels: readonly string[]
}

/** Shorter answers say "he" and "it", so that nothing can be concluded from their words. */
const MIN_WORDS = 50
/** How far above the usual an answer is in the words of a topic that it is about, and of another one that it is about instead. */
const LEAST = 0.4
const OTHER = 2.5
/** An answer about something else shares a word or two with the question and its scale. */
const MOST_SHARED = 2
/** What people say about themselves and about the job they want, when asked for a case. */
const SELF_PRESENTATION = phrases(
  null,
  `
  would like to join|like to join|why i would|reasons why|join your|your company|your hotel|your team|your website|your hospital|your school|my strength*|my weakness*|my greatest|my biggest|strong points|i am looking for|looking for a|career|in five years|in the longer term|long term|right place|i can start|available from|salary|grow with|my hobbies|i studied|i graduated|i hold a|my degree|your values|your reputation
  meine starke*|meine schwache*|meine schwachen|ihr unternehmen|ihrem haus|ihrem unternehmen|ihre firma|ich suche|ich bewerbe|langfristig|mittelfristig|in funf jahren|gehalt|ich kann ab|ich habe studiert|mein studium|meine ausbildung|mochte bei ihnen|moechte bei ihnen|passt zu mir|weiterentwickeln
  mes points forts|mon point fort|mon point faible|mes qualites|mes defauts|votre entreprise|votre hotel|votre equipe|votre etablissement|je cherche|je recherche|a long terme|dans cinq ans|salaire|disponible|j ai etudie|mon diplome|ma formation|rejoindre|votre maison|evoluer
  mi punto fuerte|mi punto debil|mis puntos|mis virtudes|mis defectos|su empresa|su hotel|su equipo|su clinica|busco|a largo plazo|en cinco anos|salario|puedo incorporarme|incorporarme|me forme como|hice un curso|mi titulo|mis estudios|crecer|jornada completa|me gustaria encargarme`,
)

/** Words that all questions contain. */
const FRAMING = new Set(
  contentWords(
    `tell describe example specific time situation answer question give us your you handle handled deal dealt do did go about find found
     erzahlen sie beschreiben schildern beispiel situation wie sind vorgegangen was haben getan racontez decrivez exemple situation avez fait
     cuenteme describa ejemplo situacion hizo que como llevo ocasion work job day case someone something important`,
  ),
)

/**
 * Whether an answer is about what was asked, by its vocabulary: false only if it has hardly a word of the topics of the question,
 * and many of another topic. Words cannot show more, so a person should check.
 */
export function addressesQuestion(
  words: readonly Word[],
  isAccount: boolean,
  { question, competency, levels }: Asked,
): boolean {
  if (words.length < MIN_WORDS) return true
  if (!isAccount && SELF_PRESENTATION.count(textOf(words)) >= 2) return false
  const said = [...new Set(words.map(word => word.text))]
  const named = new Set(
    contentWords([question, competency, ...levels.slice(2)].join(' ')).filter(word => !FRAMING.has(word)),
  )
  const spoken = new Set(contentWords(said.join(' ')))
  if ([...named].filter(word => spoken.has(word)).length > MOST_SHARED) return true
  const questionWords = tokens(`${question} ${competency}`).map(token => fold(token.text))
  const isAsked = (topic: Topic) => questionWords.some(word => topic.asked.test(word))
  const events = TOPICS.filter(topic => !topic.isSetting)
  const asked = events.filter(isAsked)
  if (asked.length === 0) return true
  const most = (topics: readonly Topic[]) => Math.max(...topics.map(topic => aboveUsual(topic, said)))
  return most(asked) >= LEAST || most(events.filter(topic => !isAsked(topic))) < OTHER
}

/** How far an answer is above what any answer contains of the words of a topic. */
function aboveUsual({ shown, usual }: Topic, said: readonly string[]): number {
  const hits = new Set(said.flatMap(word => shown.exec(word) ?? [])).size
  return (hits - usual) / (0.6 + 0.5 * usual)
}
