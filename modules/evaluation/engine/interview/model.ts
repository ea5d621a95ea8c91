import { z } from 'zod'
import { ModelMisbehaved, type LanguageModel } from '#platform/ai/port.ts'
import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { mask } from '#platform/ai/text/mask.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import { locateQuote } from '../quotes.ts'
import type { CriterionResult, DroppedClaim, InterviewResult, Level, SpokenQuote } from '../schema.ts'
import { unscorableReason } from './unscorable.ts'
import type { InterviewInput, InterviewQuestion, Turn } from './input.ts'
import { spokenQuote } from './spoken-quote.ts'
import { scoreInterview } from './interview-score.ts'
import { unscoredCriterion, unscoredOutcome } from './unscored.ts'
import { interviewReasons as reasons } from '../../words/interview-reasons.ts'

const SYSTEM = `You evaluate one answer of a job interview by a rating scale. A recruiter makes the decision.
Choose the level whose description fits the answer best, give two plain sentences of reasoning, and quote the candidate.
Rules:
- Only the content counts. Never consider fluency, accent, grammar, hesitation, length, politeness or confidence. Do not
  hold transcription errors against the candidate.
- Quote the candidate word for word from one turn, at most 300 characters. Never shorten, join or correct quotes. Every level, even
  the lowest, needs at least one quote that supports it.
- Repeating the question, or using the right keywords without an action behind them, is the lowest level.
- Never use or guess age, gender, origin, nationality, religion, family, health or mood. Ignore redacted text (█).
- Give no total and no recommendation.`

const answerSchema = z.object({
  level: z.int().min(1).max(5),
  reasoning: z.string(),
  quotes: z.array(z.string()).min(1),
})
type Answer = z.infer<typeof answerSchema>

const MAX_QUOTES = 3
const MIN_WORDS = 4

interface ModelRun {
  /** Null if none of its quotes is in the transcript: the run has no result. */
  level: Level | null
  reasoning: string
  quotes: SpokenQuote[]
  dropped: DroppedClaim[]
}

interface EvaluatedQuestion {
  criterion: CriterionResult
  levels: Level[]
  failure?: ModelMisbehaved
}

/**
 * Evaluates an interview with a language model: each answer separately in two AI runs, one with the scale ascending and one with
 * it descending, and in a third run if their levels differ. The code checks each quote, discards runs without a valid one, and
 * computes all scores. Throws `ModelUnavailable` as soon as it occurs, and `ModelMisbehaved` if no answer could be evaluated.
 */
export async function evaluateByModel(
  input: InterviewInput,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<InterviewResult> {
  const obstacle = unscorableReason(input)
  const evaluated: EvaluatedQuestion[] = []
  // One after the other: self-hosted servers answer one request at a time, and a failing service gets no further requests.
  for (const question of input.questions)
    evaluated.push(await evaluateQuestion(question, input, model, obstacle, signal))
  const failure = evaluated.find(one => one.failure)?.failure
  if (failure && !evaluated.some(one => one.criterion.state === 'scored')) throw failure
  const criteria = evaluated.map(({ criterion }) => criterion)
  const runs = Math.max(0, ...evaluated.map(({ levels }) => levels.length))
  const levels = Array.from(
    { length: runs },
    (_, i) =>
      new Map(
        evaluated.flatMap(({ criterion, levels: own }) => (own[i] ? [[criterion.question_id, own[i]] as const] : [])),
      ),
  )
  return { engine: model.engine, model: model.model, criteria, ...scoreInterview(criteria, levels, obstacle) }
}

async function evaluateQuestion(
  question: InterviewQuestion,
  input: InterviewInput,
  model: LanguageModel,
  obstacle: string | null,
  signal?: AbortSignal,
): Promise<EvaluatedQuestion> {
  const unscored = unscoredOutcome(question)
  if (unscored) return { criterion: unscored, levels: [] }
  if (obstacle !== null) return { criterion: unscoredCriterion(question, 'not_counted', obstacle), levels: [] }
  const words = question.turns.filter(isCandidate).reduce((sum, turn) => sum + tokens(turn.text).length, 0)
  if (words < MIN_WORDS) {
    return {
      criterion: unscoredCriterion(question, 'insufficient', reasons.unscored.tooShort),
      levels: [],
    }
  }
  try {
    const runs = [
      await runModel(question, input, model, false, signal),
      await runModel(question, input, model, true, signal),
    ]
    if (runs[0]!.level !== runs[1]!.level) runs.push(await runModel(question, input, model, false, signal))
    return combine(question, runs)
  } catch (error) {
    if (!(error instanceof ModelMisbehaved)) throw error
    const criterion = unscoredCriterion(question, 'unsupported', reasons.unscored.noUsableResult)
    return { criterion, levels: [], failure: error }
  }
}

async function runModel(
  question: InterviewQuestion,
  { hide }: InterviewInput,
  model: LanguageModel,
  highestFirst: boolean,
  signal?: AbortSignal,
): Promise<ModelRun> {
  const turns = question.turns.map(turn => ({ ...turn, text: mask(turn.text, hide) }))
  const scale = question.levels.map((text, i) => `${i + 1}: ${text.trim() || 'between the adjacent levels'}`)
  const { value } = await model.generate({
    purpose: 'interview evaluation',
    system: SYSTEM,
    material: turns.map((turn, i) => ({ label: `Turn ${i + 1}, ${turn.speaker}`, text: turn.text })),
    task: `The question: ${question.text}\nThe competency: ${question.competency}\nThe scale:\n${(highestFirst ? scale.toReversed() : scale).join('\n')}\n\nEvaluate the answer.`,
    schema: answerSchema,
    maxOutputTokens: 700,
    signal,
  })
  return checkQuotes(value, turns, question.turns)
}

function checkQuotes(answer: Answer, masked: Turn[], turns: Turn[]): ModelRun {
  const quotes: SpokenQuote[] = []
  const dropped: DroppedClaim[] = []
  for (const claim of answer.quotes) {
    const found = locateClaim(claim, masked, turns)
    if (typeof found === 'string') dropped.push({ text: claim.slice(0, 400), why: found })
    else quotes.push(found)
  }
  const reasoning = answer.reasoning.trim().slice(0, 1000)
  if (quotes.length > 0) return { level: answer.level as Level, reasoning, quotes, dropped }
  dropped.push({ text: reasoning, why: reasons.dropped.noQuote(answer.level) })
  return { level: null, reasoning, quotes, dropped }
}

function locateClaim(claim: string, masked: Turn[], turns: Turn[]): SpokenQuote | string {
  for (const [i, { speaker, text }] of masked.entries()) {
    if (speaker !== 'candidate') continue
    const location = locateQuote(claim, text)
    if (!location) continue
    const planted = sentences(text).some(
      sentence => sentence.start < location.end && location.start < sentence.end && addressesReader(sentence.text),
    )
    if (planted) return reasons.dropped.planted
    const quote = spokenQuote(turns[i]!, location.start, location.end)
    if (quote) return quote
  }
  return reasons.dropped.notSaid
}

/** The median of the valid runs, with the quotes of the runs that chose it. */
function combine(question: InterviewQuestion, runs: ModelRun[]): EvaluatedQuestion {
  const dropped = unique(
    runs.flatMap(run => run.dropped),
    ({ text, why }) => `${why}\n${text}`,
  )
  const levels = runs.flatMap(({ level }) => (level === null ? [] : [level]))
  if (levels.length === 0) {
    const criterion = unscoredCriterion(question, 'unsupported', reasons.unscored.noEvidence)
    return { criterion: { ...criterion, dropped }, levels: [] }
  }
  const sorted = levels.toSorted((a, b) => a - b)
  // If two runs differ, the lower level is used, because both agree on at least that much.
  const level = sorted[Math.floor((sorted.length - 1) / 2)]!
  const agreeing = runs.filter(run => run.level === level)
  const quotes = unique(
    agreeing.flatMap(run => run.quotes),
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
    structure: null,
  }
  return { criterion, levels }
}

function unique<T>(list: T[], key: (item: T) => string): T[] {
  return [...new Map(list.map(item => [key(item), item])).values()]
}

function isCandidate(turn: Turn): boolean {
  return turn.speaker === 'candidate'
}
