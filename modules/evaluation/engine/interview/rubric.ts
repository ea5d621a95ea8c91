import { fold } from '#platform/ai/text/tokens.ts'
import { mentions, shows } from '../concepts/library.ts'
import { contentWords } from '../synonyms.ts'
import type { InterviewQuestion } from './input.ts'

/** What a level of the scale can require an answer to show. */
export type Demand = 'own_action' | 'particular' | 'number' | 'result' | 'reasoning' | 'change'

const DEMANDS: Record<Demand, RegExp> = {
  own_action:
    /\b(?:own|owns|personal\w*|themsel\w*|initiative|ownership|actions?|steps?|contribution|did|acts?|acted|eigen\w*|propre|propi\w*)\b/u,
  particular:
    /\b(?:examples?|specific\w*|concrete\w*|situations?|real|particular|named?|names|beispiel\w*|exemples?|ejemplos?)\b/u,
  number:
    /\b(?:measur\w*|metrics?|numbers?|figures?|quantif\w*|percent\w*|data|messbar\w*|zahlen|chiffres?|cifras?)\b/u,
  result:
    /\b(?:results?|outcomes?|impact|effects?|resolv\w*|solv\w*|success\w*|achiev\w*|ergebnis\w*|resultats?|resultados?)\b/u,
  reasoning:
    /\b(?:trade ?-?offs?|alternatives?|why|reasons?|reasoning|weigh\w*|decisions?|prioriti\w*|consider\w*|risks?|judg\w*|grunde?|raisons?|razon\w*)\b/u,
  change:
    /\b(?:learn\w*|reflect\w*|chang\w*|since|improv\w*|lasting|prevent\w*|differently|lesson|gelernt|appris|aprend\w*)\b/u,
}

const NEGATED = /\b(?:no|not|without|little|lacks?|lacking|few|vague|missing|ohne|kein\w*|sans|pas|sin)\b[^.,;]{0,30}$/u

// Words that are common in all questions and scales; they say nothing about the topic.
const FRAMING_WORDS = new Set(
  contentWords(
    `tell describe example examples specific concrete situation time answer answers candidate question give gives given clear clearly
     result results outcome measurable measured measure own personal step steps action actions name names named explain explains
     show shows detail details detailed level vague general generic generalities strong weak good excellent poor some several
     learn learned reflect reflects reason reasons trade-off tradeoffs alternative alternatives decision number numbers figure figures
     impact effect speak speaks say says mention mentions walk us about once recent recently last think important happen happened
     did do done part role yourself you your without because`,
  ),
)

export interface Rubric {
  /** The topic of the question, its competency and the upper levels, without framing words. */
  topic: Set<string>
  /** The words of the question, with framing words, to detect repetitions of it. */
  question: Set<string>
  /** The words of the question and the entire scale, to detect repetitions of them. */
  allWords: Set<string>
  upper: { level: 3 | 4 | 5; demands: Demand[]; domain: string[] }[]
}

export function readRubric({ text, competency, levels }: InterviewQuestion): Rubric {
  const own = (source: string) => concepts(source).filter(word => !FRAMING_WORDS.has(word))
  const asked = new Set([...own(text), ...own(competency)])
  const upper = ([3, 4, 5] as const)
    .filter(level => levels[level - 1]!.trim() !== '')
    .map(level => ({
      level,
      demands: demandsOf(levels[level - 1]!),
      domain: [...new Set(own(levels[level - 1]!))].filter(word => !asked.has(word)),
    }))
  return {
    topic: new Set([...asked, ...upper.flatMap(({ domain }) => domain)]),
    question: new Set(contentWords(text)),
    allWords: new Set([text, competency, ...levels].flatMap(contentWords)),
    upper,
  }
}

/** Stems and concepts of a text, so that "Postgres" in an answer matches "SQL" in a scale. */
export function concepts(text: string): string[] {
  return [
    ...contentWords(text),
    ...mentions(text).flatMap(mention => shows(mention.concept).map(id => `concept:${id}`)),
  ]
}

function demandsOf(anchor: string): Demand[] {
  const text = fold(anchor)
  return (Object.keys(DEMANDS) as Demand[]).filter(demand => {
    const match = DEMANDS[demand].exec(text)
    return match !== null && !NEGATED.test(text.slice(0, match.index))
  })
}
