import { fold } from '#platform/ai/text/tokens.ts'
import { MAX_REQUIREMENTS } from '#modules/jobs/policy.ts'
import { type Statement, statementsOf } from './statements.ts'
import { needsOf } from '../match/needs.ts'
import { recognitionOf } from '../match/recognition.ts'
import {
  ASKS,
  DEMANDS,
  HAS_VERB,
  LEAD_IN,
  NEXT,
  REASON,
  TAIL,
  WELCOME,
  WELCOME_ADDITION,
  WELCOMES,
} from './sentence-words.ts'

export interface SuggestedRequirement {
  readonly text: string
  readonly must_have: boolean
}

/** The length of a requirement at most, in characters. */
const LONGEST = 300
const LONGEST_SENTENCE = 600

/** What a sentence asks for, without "You have", "is a plus" and the full stop. */
function phrase(sentence: string): string {
  const bare = sentence
    .replace(/[\s.;,]+$/u, '')
    .replace(REASON, '')
    .replace(LEAD_IN, '')
    .replace(TAIL, '')
  return bare.slice(0, 1).toUpperCase() + bare.slice(1)
}

/**
 * Whether a sentence that stands anywhere asks for something. "You have" may also begin a sentence about a task, so it only counts
 * if the sentence names what a résumé states: years, a degree, a licence, a language. Not in a section about something else: "A team
 * with ten years of experience".
 */
function asksOnItsOwn({ text, part }: Statement): boolean {
  const folded = fold(text)
  if (DEMANDS.test(folded) || WELCOMES.test(folded)) return true
  return part === 'unknown' && ASKS.test(folded) && !['text', 'skill'].includes(needsOf(phrase(text)).kind)
}

/** A sentence may ask for several things: "Two years of sales are required, as is a driving licence". Items of lists stay as they are. */
function askedIn(statement: Statement): Statement[] {
  if (isListed(statement)) return [statement]
  if (!asksOnItsOwn(statement) || statement.text.length > LONGEST_SENTENCE) return []
  const parts = statement.text.split(NEXT).map(text => ({ ...statement, text }))
  // "The post is permanent and a licence is required": a part with a verb of its own has to ask on its own.
  return parts.length === 1 ? parts : parts.filter(one => asksOnItsOwn(one) || !HAS_VERB.test(one.text))
}

const isListed = ({ part }: Statement) => part === 'must' || part === 'nice'

const isRequired = ({ text, part }: Statement) =>
  part !== 'nice' && !WELCOME.test(fold(text).replace(WELCOME_ADDITION, ''))

/**
 * Requirements that a job's description contains: what is listed under "What you bring", and sentences elsewhere that ask for
 * something. Only what a résumé can show. A person decides which of them become part of the job.
 * @param description as plain text; headings start with "# ", items of lists with "- "
 */
export function suggestRequirements(description: string): SuggestedRequirement[] {
  const found = new Map<string, SuggestedRequirement>()
  for (const statement of statementsOf(description).flatMap(askedIn)) {
    const text = phrase(statement.text.trim())
    if (!text || text.length > LONGEST || found.has(fold(text)) || !recognitionOf(text).recognizable) continue
    found.set(fold(text), { text, must_have: isRequired(statement) })
  }
  return [...found.values()].slice(0, MAX_REQUIREMENTS)
}
