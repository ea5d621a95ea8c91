import { blankDetails } from '#platform/ai/redact/redact.ts'
import { mentions } from '#platform/ai/concepts/mentions.ts'
import { fold, tokens } from '#platform/ai/text/tokens.ts'
import type { MatchResult, RequirementResult } from '../schema.ts'
import { evaluateRequirement } from './evaluate-requirement.ts'
import type { MatchInput, ResumePage } from './input.ts'
import { readability } from './readability.ts'
import { readResume } from './resume.ts'
import { matchScore } from './score.ts'
import { withTitles } from './similar-position.ts'

/**
 * The built-in rules engine: no language model, and the same result for the same input. It reads what each requirement asks for,
 * looks for evidence of it in the résumé, and quotes the passages that back the result.
 */
export function matchBuiltIn(input: MatchInput): MatchResult {
  const { resume, profile, now } = input
  const requirements = withTitles(input.requirements, input.title)
  const names = (input.hide ?? []).filter(isName)
  const unreadable = readability(input)
  if (unreadable !== null) {
    return { engine: 'built-in', model: null, requirements: [], score: null, unsupported: 0, needs_person: unreadable }
  }
  // "Children: 2" is no experience with children, and a person called Baker is none in baking.
  const pages = resume.pages.map(page => ({ ...page, text: blankDetails(page.text, names) }))
  const content = readResume(
    pages,
    { ...profile, positions: profile.positions.map(position => unnamed(position, names)) },
    now,
  )
  const results = requirements.map(requirement => quoted(evaluateRequirement(requirement, content, now), resume.pages))
  const score = matchScore(requirements, results)
  return { engine: 'built-in', model: null, requirements: results, score, unsupported: 0, needs_person: null }
}

/** With the quotes in the words of the résumé. */
const quoted = (result: RequirementResult, pages: readonly ResumePage[]): RequirementResult => ({
  ...result,
  quotes: result.quotes.map(quote => {
    const page = pages.find(({ number }) => number === quote.page)
    return page ? { ...quote, text: page.text.slice(quote.start, quote.end) } : quote
  }),
})

/** What is read as a name can be a title: "Cabin Crew". */
function isName(name: string): boolean {
  const known = mentions(name)
  return tokens(name).some(({ start, end }) => !known.some(one => one.start <= start && end <= one.end))
}

/** A line with the name alone is no title and no employer. */
function unnamed(position: MatchInput['profile']['positions'][number], names: readonly string[]) {
  const isOwn = (text: string | null) => text !== null && names.some(name => fold(name).trim() === fold(text).trim())
  return {
    ...position,
    title: isOwn(position.title) ? '' : position.title,
    employer: isOwn(position.employer) ? null : position.employer,
  }
}
