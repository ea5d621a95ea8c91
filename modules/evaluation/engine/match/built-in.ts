import type { MatchResult } from '../schema.ts'
import { passages } from './evidence.ts'
import { profileStints, stints } from './experience.ts'
import type { MatchInput } from './input.ts'
import { evaluateRequirement } from './evaluate-requirement.ts'
import { matchScore } from './score.ts'
import { readability } from './readability.ts'

/**
 * The built-in rules engine: no language model, and the same result for the same input. It looks for each requirement's concepts,
 * years, languages, degrees and words in the résumé and quotes the passages that back the result.
 */
export function matchBuiltIn(input: MatchInput): MatchResult {
  const { requirements, resume, profile, now } = input
  const unreadable = readability(input)
  if (unreadable !== null) {
    return { engine: 'built-in', model: null, requirements: [], score: null, unsupported: 0, needs_person: unreadable }
  }
  const dated = stints(resume.pages, now)
  const content = {
    passages: passages(resume.pages),
    stints: dated.length > 0 ? dated : profileStints(profile, now),
  }
  const results = requirements.map(requirement => evaluateRequirement(requirement, content))
  const score = matchScore(requirements, results)
  return { engine: 'built-in', model: null, requirements: results, score, unsupported: 0, needs_person: null }
}
