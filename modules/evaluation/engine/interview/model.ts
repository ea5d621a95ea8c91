import { z } from 'zod'
import { ModelMisbehaved, type LanguageModel } from '#platform/ai/port.ts'
import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { mask } from '#platform/ai/text/mask.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import { locateQuote } from '../quotes.ts'
import type { CriterionResult, DroppedClaim, InterviewResult, Level, SpokenQuote } from '../schema.ts'
import { gate } from './gate.ts'
import type { InterviewInput, InterviewQuestion, Turn } from './input.ts'
import { spokenQuote } from './said.ts'
import { tally } from './tally.ts'
import { blank, byOutcome } from './uncounted.ts'

const SYSTEM = `You judge one answer of a job interview by a rating scale, for a recruiter, who decides.
Choose the level whose description fits what was said best, give two plain sentences of reasoning, and quote the candidate.
Rules:
- Only what is said counts. Fluency, accent, grammar, hesitation, length, politeness and confidence never do. Transcription errors
  are not the candidate's.
- Quote the candidate word for word from one turn, at most 300 characters. Never shorten with dots, join or correct. At least one
  quote carries the level, whatever the level.
- Repeating the question or naming the right words without a deed behind them is the lowest level.
- Never use or guess age, gender, origin, nationality, religion, family, health or mood. Covered text (█) stays out of it.
- Give no total and no recommendation.`

const answerSchema = z.object({
  level: z.int().min(1).max(5),
  reasoning: z.string(),
  quotes: z.array(z.string()).min(1),
})
type Answer = z.infer<typeof answerSchema>

const MAX_QUOTES = 3
const MIN_WORDS = 4

interface Pass {
  /** Null when none of its quotes stood: the pass says nothing. */
  level: Level | null
  reasoning: string
  quotes: SpokenQuote[]
  dropped: DroppedClaim[]
}

interface Judged {
  criterion: CriterionResult
  levels: Level[]
  failure?: ModelMisbehaved
}

/**
 * A language model's evaluation: every answer read twice by itself, the scale once from below and once from above, and a
 * third time where the two differ. This code checks each quote, drops passes left without one, and computes every figure.
 * Throws `ModelUnavailable` as it comes, and `ModelMisbehaved` when no answer could be evaluated at all.
 */
export async function evaluateByModel(
  input: InterviewInput,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<InterviewResult> {
  const obstacle = gate(input)
  const judged: Judged[] = []
  // One after the other: self-hosted servers answer one request at a time, and a failing service is left alone at once.
  for (const question of input.questions) judged.push(await judge(question, input, model, obstacle, signal))
  const failure = judged.find(one => one.failure)?.failure
  if (failure && !judged.some(one => one.criterion.state === 'scored')) throw failure
  const criteria = judged.map(({ criterion }) => criterion)
  const passes = Math.max(0, ...judged.map(({ levels }) => levels.length))
  const levels = Array.from(
    { length: passes },
    (_, i) =>
      new Map(
        judged.flatMap(({ criterion, levels: own }) => (own[i] ? [[criterion.question_id, own[i]] as const] : [])),
      ),
  )
  return { engine: model.engine, model: model.model, criteria, ...tally(criteria, levels, obstacle) }
}

async function judge(
  question: InterviewQuestion,
  input: InterviewInput,
  model: LanguageModel,
  obstacle: string | null,
  signal?: AbortSignal,
): Promise<Judged> {
  const settled = byOutcome(question)
  if (settled) return { criterion: settled, levels: [] }
  if (obstacle !== null) return { criterion: blank(question, 'not_counted', obstacle), levels: [] }
  const words = question.turns.filter(isCandidate).reduce((sum, turn) => sum + tokens(turn.text).length, 0)
  if (words < MIN_WORDS) {
    return {
      criterion: blank(question, 'insufficient', 'Too little was said to this question to judge it.'),
      levels: [],
    }
  }
  try {
    const passes = [await read(question, input, model, false, signal), await read(question, input, model, true, signal)]
    if (passes[0]!.level !== passes[1]!.level) passes.push(await read(question, input, model, false, signal))
    return combine(question, passes)
  } catch (error) {
    if (!(error instanceof ModelMisbehaved)) throw error
    const criterion = blank(question, 'unsupported', 'The language model gave no usable evaluation of this answer.')
    return { criterion, levels: [], failure: error }
  }
}

async function read(
  question: InterviewQuestion,
  { hide }: InterviewInput,
  model: LanguageModel,
  fromAbove: boolean,
  signal?: AbortSignal,
): Promise<Pass> {
  const turns = question.turns.map(turn => ({ ...turn, text: mask(turn.text, hide) }))
  const scale = question.levels.map((text, i) => `${i + 1}: ${text.trim() || 'between its neighbours'}`)
  const { value } = await model.generate({
    purpose: 'interview evaluation',
    system: SYSTEM,
    material: turns.map((turn, i) => ({ label: `Turn ${i + 1}, ${turn.speaker}`, text: turn.text })),
    task: `The question: ${question.text}\nThe competency: ${question.competency}\nThe scale:\n${(fromAbove ? scale.toReversed() : scale).join('\n')}\n\nJudge the answer.`,
    schema: answerSchema,
    maxOutputTokens: 700,
    signal,
  })
  return check(value, turns, question.turns)
}

function check(answer: Answer, masked: Turn[], turns: Turn[]): Pass {
  const quotes: SpokenQuote[] = []
  const dropped: DroppedClaim[] = []
  for (const claim of answer.quotes) {
    const found = find(claim, masked, turns)
    if (typeof found === 'string') dropped.push({ text: claim.slice(0, 400), why: found })
    else quotes.push(found)
  }
  const reasoning = answer.reasoning.trim().slice(0, 1000)
  if (quotes.length > 0) return { level: answer.level as Level, reasoning, quotes, dropped }
  dropped.push({ text: reasoning, why: `Level ${answer.level} had no quote that stands in the answer.` })
  return { level: null, reasoning, quotes, dropped }
}

function find(claim: string, masked: Turn[], turns: Turn[]): SpokenQuote | string {
  for (const [i, { speaker, text }] of masked.entries()) {
    if (speaker !== 'candidate') continue
    const place = locateQuote(claim, text)
    if (!place) continue
    const planted = sentences(text).some(
      sentence => sentence.start < place.end && place.start < sentence.end && addressesReader(sentence.text),
    )
    if (planted) return 'It speaks to whoever judges, not about the work.'
    const quote = spokenQuote(turns[i]!, place.start, place.end)
    if (quote) return quote
  }
  return 'The candidate did not say this.'
}

/** The middle of the passes that hold, with the quotes of those that chose it. */
function combine(question: InterviewQuestion, passes: Pass[]): Judged {
  const dropped = unique(
    passes.flatMap(pass => pass.dropped),
    ({ text, why }) => `${why}\n${text}`,
  )
  const levels = passes.flatMap(({ level }) => (level === null ? [] : [level]))
  if (levels.length === 0) {
    const criterion = blank(
      question,
      'unsupported',
      'No claim about this answer stood up to a check against what was said.',
    )
    return { criterion: { ...criterion, dropped }, levels: [] }
  }
  const sorted = levels.toSorted((a, b) => a - b)
  // Of two that differ, the lower: a claim counts as far as it is shared.
  const level = sorted[Math.floor((sorted.length - 1) / 2)]!
  const agreeing = passes.filter(pass => pass.level === level)
  const quotes = unique(
    agreeing.flatMap(pass => pass.quotes),
    ({ turn_id, start, end }) => `${turn_id}:${start}:${end}`,
  )
  const { id, competency, weight } = question
  const criterion: CriterionResult = {
    question_id: id,
    competency,
    weight,
    level,
    level_text: question.levels[level - 1]!,
    reasoning: agreeing[0]!.reasoning,
    quotes: quotes.slice(0, MAX_QUOTES),
    dropped,
    spread: [sorted[0]!, sorted.at(-1)!],
    state: 'scored',
  }
  return { criterion, levels }
}

function unique<T>(list: T[], key: (item: T) => string): T[] {
  return [...new Map(list.map(item => [key(item), item])).values()]
}

function isCandidate(turn: Turn): boolean {
  return turn.speaker === 'candidate'
}
