import type { MatchResult } from '../schema.ts'
import { evaluateRequirement } from './evaluate-requirement.ts'
import type { MatchInput } from './input.ts'
import { readability } from './readability.ts'
import { readResume } from './resume.ts'
import { matchScore } from './score.ts'

/**
 * The built-in rules engine: no language model, and the same result for the same input. It reads what each requirement asks for,
 * looks for evidence of it in the résumé, and quotes the passages that back the result.
 */
export function matchBuiltIn(input: MatchInput): MatchResult {
  const { requirements, resume, profile, now } = input
  const unreadable = readability(input)
  if (unreadable !== null) {
    return { engine: 'built-in', model: null, requirements: [], score: null, unsupported: 0, needs_person: unreadable }
  }
  const content = readResume(resume.pages, profile, now)
  const results = requirements.map(requirement => evaluateRequirement(requirement, content, now))
  const score = matchScore(requirements, results)
  return { engine: 'built-in', model: null, requirements: results, score, unsupported: 0, needs_person: null }
}
