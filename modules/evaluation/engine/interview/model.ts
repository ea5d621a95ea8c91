import { ModelMisbehaved, type LanguageModel } from '#platform/ai/port.ts'
import { addressesEvaluator } from '#platform/ai/redact/redact.ts'
import { readStructure, type Turn } from '#modules/answer-structure/public.ts'
import type { AnswerStructure, SpokenQuote } from '#modules/answer-structure/contract.ts'
import type { CriterionResult, InterviewResult, Level, ReviewReason } from '../schema.ts'
import { askLevel } from './ask-level.ts'
import { askSupport } from './ask-support.ts'
import { checkLevel, type CheckedRun, isSame } from './check-level.ts'
import type { InterviewInput, InterviewQuestion } from './input.ts'
import { scoreInterview } from './interview-score.ts'
import { countWordsRead, type RedactedTurn, redactedTurns } from './redacted-turns.ts'
import { unscorableReason } from './unscorable.ts'
import { unscoredCriterion, unscoredOutcome } from './unscored.ts'
import { interviewReasons as reasons } from '../../words/interview-reasons.ts'

const MAX_QUOTES = 3
const MIN_WORDS = 4
/** Between the lowest and the highest AI run. */
const UNSTABLE = 2
/** From this level on, an answer must be an account that addresses the question. */
const NEEDS_ACCOUNT = 3

interface EvaluatedQuestion {
  criterion: CriterionResult
  levels: Level[]
  failure?: ModelMisbehaved
}

/**
 * Evaluates an interview with a language model: each answer separately in two AI runs, one with the scale ascending and one with
 * it descending, and in a third run if their levels differ. The code checks each quote and reason and discards runs without a valid quote. A level needs a
 * majority of the runs that were asked.
 * A further request, which sees only the criterion and the quotes, says which level they support; no level is higher. The code
 * computes all scores. Throws `ModelUnavailable` as soon as it occurs, and `ModelMisbehaved` if no answer could be evaluated.
 */
export async function evaluateByModel(
  input: InterviewInput,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<InterviewResult> {
  const read = input.questions.map(({ turns }) => redactedTurns(turns, input.hide ?? []))
  const obstacle = unscorableReason(input, countWordsRead(read.flat()))
  const evaluated: EvaluatedQuestion[] = []
  // One after the other: self-hosted servers answer one request at a time, and a failing service gets no further requests.
  for (const [at, question] of input.questions.entries())
    evaluated.push(await evaluateQuestion(question, read[at]!, input, model, obstacle, signal))
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
  read: readonly RedactedTurn[],
  input: InterviewInput,
  model: LanguageModel,
  obstacle: string | null,
  signal?: AbortSignal,
): Promise<EvaluatedQuestion> {
  const unscored = unscoredOutcome(question)
  if (unscored) return { criterion: unscored, levels: [] }
  if (obstacle !== null) return { criterion: unscoredCriterion(question, 'not_counted', obstacle), levels: [] }
  if (countWordsRead(read) < MIN_WORDS)
    return { criterion: unscoredCriterion(question, 'insufficient', reasons.unscored.tooShort), levels: [] }
  try {
    return await rate(question, read, input, model, signal)
  } catch (error) {
    if (!(error instanceof ModelMisbehaved)) throw error
    const criterion = unscoredCriterion(question, 'unsupported', reasons.unscored.noUsableResult)
    return { criterion, levels: [], failure: error }
  }
}

async function rate(
  question: InterviewQuestion,
  turns: readonly RedactedTurn[],
  { language, hide = [] }: InterviewInput,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<EvaluatedQuestion> {
  const run = async (highestFirst: boolean) =>
    checkLevel(await askLevel(model, question, turns, highestFirst, signal), question, turns)
  const runs = [await run(false), await run(true)]
  if (runs[0]!.level !== runs[1]!.level) runs.push(await run(false))
  const { text, competency, levels: scale } = question
  const read = readStructure({
    question: text,
    competency,
    levels: scale,
    turns: question.turns,
    language,
    names: hide,
  })
  const addresses_question = runs.every(one => one.addressesQuestion)
  const structure = read && { ...withHarm(read, runs), addresses_question }
  const dropped = unique(
    runs.flatMap(one => one.dropped),
    ({ text: claim, why }) => `${why}\n${claim}`,
  )
  const chosen = middle(runs)
  const agreeing = runs.filter(({ level }) => level !== null && level === chosen)
  const quotes = unique(
    agreeing.flatMap(one => one.quotes),
    ({ quote }) => `${quote.turn_id}:${quote.start}:${quote.end}`,
  ).slice(0, MAX_QUOTES)
  const supported =
    chosen &&
    (await askSupport(
      model,
      question,
      quotes.map(({ read: words }) => words),
      signal,
    ))
  const found = { runs, structure, quotes: quotes.map(({ quote }) => quote), dropped }
  if (!chosen || !supported) {
    if (chosen) dropped.push({ text: '', why: reasons.dropped.notSupported(chosen) })
    const isFew = !chosen && runs.some(({ level }) => level !== null)
    const why = isFew ? reasons.unscored.tooFewRuns : reasons.unscored.noEvidence
    const criterion = unscoredCriterion(question, 'unsupported', why)
    return {
      criterion: { ...criterion, dropped, structure, review: reviewReasons(question, found, null, null) },
      levels: [],
    }
  }
  const level = Math.min(chosen, supported) as Level
  if (level < chosen) dropped.push({ text: '', why: reasons.dropped.lowered(chosen, level) })
  const levels = runs.flatMap(one => (one.level === null ? [] : [Math.min(one.level, supported) as Level]))
  const given = runs.flatMap(one => one.level ?? [])
  return {
    criterion: {
      ...unscoredCriterion(
        question,
        'scored',
        level < chosen ? reasons.lowered(chosen, level) : agreeing[0]!.reasoning,
      ),
      level,
      level_text: question.levels[level - 1]!,
      quotes: found.quotes,
      dropped,
      spread: [Math.min(level, ...given) as Level, Math.max(level, ...given) as Level],
      structure,
      review: reviewReasons(question, found, level, supported),
    },
    levels,
  }
}

/**
 * The median of the runs' levels. If two runs differ, the lower one, because both agree on at least that much. Null if less than a
 * majority of the runs that were asked has a level: the others would have been outvoted by one.
 */
function middle(runs: readonly CheckedRun[]): Level | null {
  const sorted = runs.flatMap(({ level }) => (level === null ? [] : [level])).toSorted((a, b) => a - b)
  if (sorted.length * 2 <= runs.length) return null
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

interface Found {
  runs: readonly CheckedRun[]
  structure: AnswerStructure | null
  quotes: readonly SpokenQuote[]
}

function reviewReasons(
  { turns }: InterviewQuestion,
  { runs, structure }: Found,
  level: Level | null,
  supported: Level | null,
): ReviewReason[] {
  const given = runs.flatMap(one => one.level ?? [])
  const isHigh = level !== null && level >= NEEDS_ACCOUNT
  const checks: Record<ReviewReason, boolean> = {
    unstable: Math.max(...given) - Math.min(...given) >= UNSTABLE,
    biased: runs.some(one => one.isBiased),
    addresses_evaluator: turns.some(turn => isCandidate(turn) && addressesEvaluator(turn.text, 'answer')),
    may_not_address: runs.some(one => !one.addressesQuestion),
    no_account: isHigh && structure !== null && !structure.elements.some(({ present }) => present),
    contradicted: level === 1 && isContradicted(runs, structure, supported),
    harm: structure?.reports_harm ?? runs.some(one => one.harm.length > 0),
  }
  return (Object.keys(checks) as ReviewReason[]).filter(reason => checks[reason])
}

/** The lowest level needs a reason that holds: what it says is absent is absent, and its quotes show no more. */
function isContradicted(
  runs: readonly CheckedRun[],
  structure: AnswerStructure | null,
  supported: Level | null,
): boolean {
  if (supported !== null && supported >= NEEDS_ACCOUNT) return true
  const absent = new Set(runs.filter(({ level }) => level === 1).flatMap(one => one.absent))
  if (absent.size === 0 || structure === null) return true
  return structure.elements.filter(({ name }) => absent.has(name)).every(({ present }) => present)
}

/** What the model noticed in addition to the rules, which do not know all words for harm. */
function withHarm(structure: AnswerStructure, runs: readonly CheckedRun[]): AnswerStructure {
  const further = runs.flatMap(one => one.harm).filter(quote => !structure.harm.some(known => isSame(known, quote)))
  const harm = unique([...structure.harm, ...further], ({ turn_id, start, end }) => `${turn_id}:${start}:${end}`)
  return { ...structure, reports_harm: harm.length > 0, harm: harm.slice(0, MAX_QUOTES) }
}

function unique<T>(list: T[], key: (item: T) => string): T[] {
  return [...new Map(list.map(item => [key(item), item])).values()]
}

function isCandidate(turn: Turn): boolean {
  return turn.speaker === 'candidate'
}
