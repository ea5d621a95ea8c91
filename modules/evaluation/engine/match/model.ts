import { z } from 'zod'
import type { LanguageModel } from '#platform/ai/port.ts'
import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { mask } from '#platform/ai/text/mask.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { locateQuote } from '../quotes.ts'
import {
  verdictSchema,
  type DroppedClaim,
  type MatchResult,
  type RequirementResult,
  type ResumeQuote,
} from '../schema.ts'
import type { MatchInput, ResumePage } from './input.ts'
import { readability } from './readability.ts'
import { matchScore } from './score.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'

const SYSTEM = `You compare a résumé with the requirements of a job. A recruiter makes the decision.
For each requirement say "met", "partly" or "missing", give one or two plain sentences of reasoning, and quote the résumé.
Rules:
- Quote word for word from one page, a phrase or sentence of at most 300 characters. Never shorten, join or correct quotes.
- "met" and "partly" need at least one quote that shows it. Without one, the verdict is "missing".
- Consider only what the résumé shows about the requirement. Never use or guess age, gender, origin, nationality, religion, family,
  health or looks, and never consider gaps, the reputation of schools, style or grammar. Ignore redacted text (█).
- Skills that are only listed, without work that shows them, are "partly" if the requirement asks for experience.
- Give no score and no recommendation.`

const MAX_QUOTES = 3

/**
 * Matches with a language model. The model decides and quotes; the code checks every quote against the page, discards results
 * without a valid quote, and computes the score. Throws what `LanguageModel.generate` throws: a failed AI run has no result.
 */
export async function matchByModel(
  input: MatchInput,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<MatchResult> {
  const { requirements, resume, hide } = input
  const emptyResult = { engine: model.engine, model: model.model, unsupported: 0 }
  const unreadable = readability(input)
  if (unreadable !== null) return { ...emptyResult, requirements: [], score: null, needs_person: unreadable }

  // Short names instead of ids use fewer tokens and are not misspelled.
  const names = requirements.map((_, i) => `r${i + 1}`)
  const pages = resume.pages.map(page => ({ ...page, text: mask(page.text, hide) }))
  const { value } = await model.generate({
    purpose: 'resume match',
    system: SYSTEM,
    material: pages.map(page => ({ label: `Résumé, page ${page.number}`, text: page.text })),
    task: `The requirements:\n${requirements.map(({ text }, i) => `${names[i]}: ${text.replace(/\s+/gu, ' ')}`).join('\n')}\n\nEvaluate each of them.`,
    schema: answerSchema(names),
    maxOutputTokens: 400 + 260 * requirements.length,
    signal,
  })
  const answers = new Map(value.requirements.map(answer => [answer.id, answer]))
  const results = requirements.map(({ id }, i) => checkQuotes(id, answers.get(names[i]!)!, pages, resume.pages))
  const unsupported = results.reduce((sum, result) => sum + result.dropped.length, 0)
  return {
    ...emptyResult,
    requirements: results,
    score: matchScore(requirements, results),
    unsupported,
    needs_person: null,
  }
}

/** Requires exactly one answer for each requirement: an omission is an error and not a guessed "missing". */
function answerSchema(names: string[]) {
  const answer = z.object({
    id: z.string(),
    verdict: verdictSchema,
    reasoning: z.string(),
    quotes: z.array(z.string()),
  })
  return z.object({ requirements: z.array(answer) }).superRefine(({ requirements }, context) => {
    for (const name of names) {
      const count = requirements.filter(answer => answer.id === name).length
      if (count !== 1)
        context.addIssue({ code: 'custom', message: `${name} must be answered exactly once, not ${count} times.` })
    }
  })
}

type Answer = z.infer<ReturnType<typeof answerSchema>>['requirements'][number]

function checkQuotes(id: string, answer: Answer, masked: ResumePage[], pages: ResumePage[]): RequirementResult {
  const quotes: ResumeQuote[] = []
  const dropped: DroppedClaim[] = []
  for (const claim of answer.quotes) {
    const found = locateClaim(claim, masked, pages)
    if (typeof found === 'string') dropped.push({ text: claim.slice(0, 400), why: found })
    else if (!quotes.some(quote => quote.page === found.page && quote.start === found.start)) quotes.push(found)
  }
  const reasoning = answer.reasoning.trim().slice(0, 1000)
  if (answer.verdict !== 'missing' && quotes.length === 0) {
    dropped.push({ text: reasoning, why: reasons.model.noQuote(answer.verdict) })
    return { id, verdict: 'missing', reasoning: reasons.model.noEvidence, quotes, dropped }
  }
  return { id, verdict: answer.verdict, reasoning, quotes: quotes.slice(0, MAX_QUOTES), dropped }
}

/**
 * The quote with its position, or why it is not accepted. It is located in the text that the model read and copied from the
 * original.
 */
function locateClaim(claim: string, masked: ResumePage[], pages: ResumePage[]): ResumeQuote | string {
  for (const [i, { number, text }] of masked.entries()) {
    const location = locateQuote(claim, text)
    if (!location) continue
    const planted = sentences(text).some(
      sentence => sentence.start < location.end && location.start < sentence.end && addressesReader(sentence.text),
    )
    if (planted) return reasons.model.planted
    return { text: pages[i]!.text.slice(location.start, location.end), page: number, ...location }
  }
  return reasons.model.notInResume
}
