import { sentences } from '#platform/ai/text/sentences.ts'
import { fold } from '#platform/ai/text/tokens.ts'
import { MAX_REQUIREMENTS } from '#modules/jobs/policy.ts'
import { needsOf } from './needs.ts'
import { recognitionOf } from './recognition.ts'
import { ASKS, LEAD_IN, MUST_HEADINGS, NICE_HEADINGS, TAIL, WELCOME } from './suggest-words.ts'

export interface SuggestedRequirement {
  readonly text: string
  readonly must_have: boolean
}

type Part = 'must' | 'nice' | 'other'

/** The length of a requirement at most, and of a line that can be a heading. In characters. */
const LONGEST = 300
const LONGEST_HEADING = 60
const MOST_LINES = 400

const HEADING = /^#+\s+/u
const ITEM = /^[-*•]\s+/u

const partOf = (heading: string): Part =>
  NICE_HEADINGS.test(heading) ? 'nice' : MUST_HEADINGS.test(heading) ? 'must' : 'other'

/** "What you bring:" in a paragraph of its own is a heading, too. */
const isHeading = (line: string) => HEADING.test(line) || (line.length <= LONGEST_HEADING && line.endsWith(':'))

/** What a sentence asks for, without "You have", "is a plus" and the full stop. */
function phrase(sentence: string): string {
  const bare = sentence
    .replace(LEAD_IN, '')
    .replace(/[\s.;,]+$/u, '')
    .replace(TAIL, '')
  return bare.slice(0, 1).toUpperCase() + bare.slice(1)
}

/** Whether a sentence that stands anywhere asks for something that a résumé states: years, a degree, a licence, a language. */
const asksOnItsOwn = (sentence: string) =>
  ASKS.test(fold(sentence)) && !['text', 'skill'].includes(needsOf(phrase(sentence)).kind)

/**
 * Requirements that a job's description contains: what is listed under "What you bring", and sentences elsewhere that ask for years,
 * a degree, a licence or a language. Only what a résumé can show. A person decides which of them become part of the job.
 * @param description as plain text; headings start with "# ", items of lists with "- "
 */
export function suggestRequirements(description: string): SuggestedRequirement[] {
  const found = new Map<string, SuggestedRequirement>()
  let part: Part = 'other'
  for (const line of description
    .split('\n')
    .slice(0, MOST_LINES)
    .map(one => one.trim())) {
    if (!line) continue
    if (isHeading(line)) {
      part = partOf(fold(line))
      continue
    }
    const stated = ITEM.test(line) ? [line.replace(ITEM, '')] : sentences(line).map(({ text }) => text)
    for (const sentence of stated) {
      if (part === 'other' && !asksOnItsOwn(sentence)) continue
      const text = phrase(sentence.trim())
      if (!text || text.length > LONGEST || found.has(fold(text)) || !recognitionOf(text).recognizable) continue
      found.set(fold(text), { text, must_have: part !== 'nice' && !WELCOME.test(fold(sentence)) })
    }
  }
  return [...found.values()].slice(0, MAX_REQUIREMENTS)
}
