import type { LanguageModel } from '#platform/ai/port.ts'
import { addressesEvaluator } from '#platform/ai/redact/redact.ts'
import type { MatchResult, RequirementResult } from '../schema.ts'
import { askSupport, type Support } from './ask-support.ts'
import { askVerdicts } from './ask-verdicts.ts'
import { matchBuiltIn } from './built-in.ts'
import { checkVerdict, type CheckedVerdict, unclear } from './check-verdict.ts'
import type { MatchInput, Requirement } from './input.ts'
import { readability } from './readability.ts'
import { redactedPages } from './redacted-pages.ts'
import { matchScore } from './score.ts'
import { matchReasons } from '../../words/match-reasons.ts'

const reasons = matchReasons.model

/**
 * Matches with a language model. The model decides and quotes; the code checks every quote and reason. A further request, which sees only
 * the requirements and the quotes, says what they show; no verdict is higher. What does not hold is asked once more, and then needs a
 * person. The code computes the score. Throws what `LanguageModel.generate` throws: a failed AI run has no result.
 */
export async function matchByModel(
  input: MatchInput,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<MatchResult> {
  const { requirements, resume, hide = [], places = [] } = input
  const engine = { engine: model.engine, model: model.model }
  const unreadable = readability(input, 'any language')
  if (unreadable !== null) return { ...engine, requirements: [], score: null, unsupported: 0, needs_person: unreadable }
  const pages = redactedPages(resume.pages, { names: hide, places })
  const run = async (some: readonly Requirement[]) => {
    const answers = await askVerdicts(model, some, pages, signal)
    const checked = some.map((requirement, i) => checkVerdict(requirement, answers[i]!, pages, resume.pages))
    return supported(model, some, checked, signal)
  }
  const results = await run(requirements)
  const doubtful = requirements.filter((_, i) => results[i]!.verdict === 'unclear')
  if (doubtful.length > 0) {
    const again = await run(doubtful)
    for (const result of again) {
      const i = requirements.findIndex(({ id }) => id === result.id)
      results[i] = { ...result, dropped: [...results[i]!.dropped, ...result.dropped] }
    }
  }
  const checked = againstRules(results, input)
  const open = checked.filter(({ verdict }) => verdict === 'unclear').length
  const isAddressed = resume.pages.some(({ text }) => addressesEvaluator(text, 'resume'))
  const problems = [
    ...(open > 0 ? [reasons.unclear(open, checked.length)] : []),
    ...(isAddressed ? [reasons.addressesEvaluator] : []),
  ]
  return {
    ...engine,
    requirements: checked,
    score: problems.length > 0 ? null : matchScore(requirements, checked),
    unsupported: checked.reduce((sum, { dropped }) => sum + dropped.length, 0),
    needs_person: problems.length > 0 ? problems.join(' ') : null,
  }
}

/** Lowers each verdict to what its quotes show by themselves. */
async function supported(
  model: LanguageModel,
  requirements: readonly Requirement[],
  checked: readonly CheckedVerdict[],
  signal?: AbortSignal,
): Promise<RequirementResult[]> {
  const claimed = checked.flatMap(({ result, read }, i) =>
    result.quotes.length > 0 ? [{ requirement: requirements[i]!, quotes: read }] : [],
  )
  const shown = await askSupport(model, claimed, signal)
  const supports = new Map(claimed.map(({ requirement }, i) => [requirement.id, shown[i]!]))
  return checked.map(({ result }) => {
    const support = supports.get(result.id)
    return support ? lowered(result, support) : result
  })
}

function lowered(result: RequirementResult, support: Support): RequirementResult {
  const { id, verdict, dropped } = result
  if (support === 'none')
    return unclear(id, reasons.notSupported, [...dropped, { text: '', why: reasons.notSupported }]).result
  if (support === 'partly' && verdict === 'met')
    return {
      ...result,
      verdict: 'partly',
      reasoning: reasons.lowered,
      dropped: [...dropped, { text: '', why: reasons.lowered }],
    }
  return result
}

/** "Missing" does not stand where the built-in rules engine found evidence. */
function againstRules(results: readonly RequirementResult[], input: MatchInput): RequirementResult[] {
  if (!results.some(({ verdict }) => verdict === 'missing')) return [...results]
  const rules = new Map(matchBuiltIn(input).requirements.map(result => [result.id, result]))
  return results.map(result => {
    const found = rules.get(result.id)
    if (result.verdict !== 'missing' || found?.verdict !== 'met') return result
    return { ...unclear(result.id, reasons.rulesFound, result.dropped).result, quotes: found.quotes }
  })
}
