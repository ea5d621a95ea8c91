// What the items of a job description's lists look like, in English, German, French and Spanish.
import { fold } from '#platform/ai/text/tokens.ts'

/** How much of an item is read, in characters. */
const START = 120

const word = (...words: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'u')

/** Words with which a requirement is worded, for folded texts. */
const ASKED = word(
  "you(?:'ve| have| can| know| are| speak| hold| enjoy| like)|experience[ds]?|years?|degree|diploma|licen[cs]e|certificat\\p{L}+|qualif\\p{L}+",
  'knowledge|understanding|fluent|proficien\\p{L}+|familiar\\p{L}*|skills?|ability|able|comfortable|willing\\p{L}*|confident|right to work|english',
  '\\p{L}*(?:erfahrung|kenntnisse|ausbildung|studium|abschluss|fuhrerschein|bereitschaft|schein|praxis|interesse|freude)|umgang|examen|nachweis|deutsch|englisch|mindestens',
  '(?:sie|du) (?:haben|hast|konnen|kannst|sind|bist|sprechen|sprichst)|geduld|belastbar\\p{L}*|zuverlassig\\p{L}*|teamfahig\\p{L}*',
  'experience|connaissances?|maitrise|diplome|permis|formation|bases|niveau|anglais|francais|aisance|sens|gout|capacite|habitude|(?:tu|vous) (?:sais|savez|as|avez|es|etes|aimes|aimez)',
  'experiencia|dominio|conocimientos?|titulo|titulacion|carne|nivel|ingles|disponibilidad|saber|sabes|capacidad|ganas|tienes|hablas|anos de',
)

/** An amount of money. For folded texts. */
const MONEY = word('[£€$] ?\\d[\\d.,]*k?|\\d[\\d.,]* ?(?:k ?€|€|euros?|eur)')
/** What the employer gives, conditions of the job, and how to apply. For folded texts. */
const GIVEN = word(
  'holidays?|annual leave|pension|discount|probation|days off|per (?:hour|annum)|permanent',
  '(?:send|e-?mail|drop off) (?:us|a|your|me|in)|(?:with|a|your) cv|(?:to|click) apply|apply (?:now|by|to|with|online|via)|call us|(?:pop|come) (?:in|by)|closing date|(?:mon|tues|wednes|thurs|fri)days? to|full[- ]time|start(?:ing)? (?:date|in|asap)',
  'urlaub\\p{L}*|gehalt|vergutung|lohn|stundenlohn|verdienst|entgelt\\p{L}*|jahressonderzahlung|\\p{L}*zulagen?|zuschlage?|zuschuss|jobrad|deutschlandticket|(?:un)?befristet\\p{L}*|weihnachtsgeld|betriebsrente|altersvorsorge|probezeit',
  'lebenslauf|bewerbung\\p{L}*|bewirb|bewerben|anschreiben|schick\\p{L}*|melde dich|ruf\\p{L}* an|ab sofort|vollzeit|teilzeit|tarif\\p{L}*|feiertage|rabatt|einarbeitung|fortbildungen',
  'conges|mutuelle|titres?-restaurants?|salaire|brut|teletravail|primes?|cdi|cdd|remise|13e mois|treizieme mois|horaires|prise de poste|temps (?:plein|partiel)|adress(?:er|ez)|envo(?:ie|yez|yer)|postul\\p{L}+|candidature|lettre de motivation',
  'vacaciones|sueldo|salario|brutos|netos|teletrabajo|seguro (?:de|medico)|prestaciones|contrato|jornada|propinas|horario|zona de trabajo|curriculum|mandanos|envia(?:r|nos)?|trae|pasate|incorporacion|plus de',
)
/** The person is ready for a condition: "Willing to work full time". */
const READY = word(
  'willing\\p{L}*|available|able|can work|bereit|bereitschaft|disponibles?|disponibilite|disponibilidad|poder|flexib\\p{L}+|accept\\p{L}+|souple\\p{L}*',
)

/** Bare verbs with which tasks begin in English. */
const TASK_VERBS = word(
  'accompany|act|advise|analy[sz]e|answer|assist|attend|balance|bring|build|carry|check|clean|coach|collect|collaborate|communicate|conduct',
  'contribute|coordinate|create|deal|define|deliver|design|develop|drive|ensure|establish|evaluate|execute|find|fix|follow|guide|handle|help',
  'identify|implement|improve|inspect|install|keep|lead|liaise|load|look|maintain|make|manage|mentor|monitor|move|operate|order|organi[sz]e|own',
  'participate|perform|plan|prepare|present|process|produce|promote|provide|recruit|repair|report|represent|research|resolve|review|run|sell',
  'serve|set|shape|solve|supervise|support|take|talk|teach|test|track|train|translate|update|welcome|work|write',
)
/** French and Spanish verbs that begin a requirement and not a task: "savoir", "tener". */
const ABILITY =
  /^(?:etre|avoir|savoir|pouvoir|aimer|parler|maitriser|posseder|disposer|ser|estar|tener|saber|poder|hablar|contar|manejar|poseer|dominar|disponer|master|meister|computer|premier)\b/u
/** "Accueillir les enfants". "Docker" and "Maurer" end alike, but no object follows. For texts as they are written. */
const INFINITIVE = /^(?:[Ss]e |[Ss]['’])?\p{L}{2,}(?:er|ir|re|ar)\s\p{Ll}/u
/** "Beratung von", "Durchführung der": nouns of what is done. */
const GERMAN_TASK =
  /^(?:\p{L}+ )?\p{L}{3,}(?:ung|ion|arbeit|pflege|kontrolle|annahme)\b(?=(?: und \p{L}+)? (?:von|der|des|offener|mit|im|in|bei)\b)/u
const GERMAN_ABILITY = /^(?:\p{L}+ )?\p{L}*(?:erfahrung|ausbildung|weiterbildung|fortbildung|bereitschaft)\b/u

/** Whether an item is worded like something that a person brings. */
export function isAsked(item: string): boolean {
  const folded = fold(item.slice(0, START))
  return ASKED.test(folded) && !isTask(item)
}

/**
 * Whether a line names what the employer gives, a condition of the job or how to apply. Not "Experience in pension administration", and
 * not an item of a list, where payroll or contracts are work: there only money is given.
 */
export function isGiven({ text, isItem }: { readonly text: string; readonly isItem: boolean }): boolean {
  const folded = fold(text.slice(0, START))
  if (MONEY.test(folded)) return true
  return !isItem && GIVEN.test(folded) && !READY.test(folded) && !ASKED.test(folded)
}

/** Whether an item begins like a task. */
export function isTask(item: string): boolean {
  const folded = fold(item.slice(0, START)).trim()
  const first = /^\p{L}+/u.exec(folded)?.[0] ?? ''
  if (TASK_VERBS.test(first)) return true
  if (GERMAN_TASK.test(folded)) return !GERMAN_ABILITY.test(folded)
  return INFINITIVE.test(item.slice(0, START).trim()) && !ABILITY.test(folded)
}
