import type { CriterionResult, InterviewResult, Level, SpokenQuote } from '../schema.ts'
import { unscorableReason } from './unscorable.ts'
import type { InterviewInput, InterviewQuestion } from './input.ts'
import { readRubric, type Demand } from './rubric.ts'
import { answerSegments, spokenQuote, type AnswerSegment } from './segments.ts'
import { scoreInterview } from './interview-score.ts'
import { unscoredCriterion, unscoredOutcome } from './unscored.ts'
import {
  contentWordCount,
  scorableSegments,
  STRICTNESS_LEVELS,
  rateAnswer,
  type ScorableSegment,
  type AnswerRating,
} from './rate-answer.ts'
import { interviewReasons as reasons } from '../../words/interview-reasons.ts'

const SUPPORTED_LANGUAGES = new Set(['en', 'de', 'fr', 'es'])
const MIN_CONTENT_WORDS = 3
const MAX_QUOTES = 3

interface EvaluatedQuestion {
  criterion: CriterionResult
  levels: Level[]
}

/**
 * The built-in rules engine: no language model, and the same result for the same words. It rates each answer three times, with
 * strict, standard and lenient thresholds, by what the scale asks for: own actions, details, figures, results, reasons and
 * changes. Fluency, accent, grammar and pace are never considered.
 */
export function evaluateBuiltIn(input: InterviewInput): InterviewResult {
  const isSupported = SUPPORTED_LANGUAGES.has(input.language.split('-')[0]!.toLowerCase())
  const unsupportedLanguage =
    'The built-in rules engine supports only English, German, French and Spanish. A person needs to review this interview.'
  const obstacle = isSupported ? unscorableReason(input) : unsupportedLanguage
  const evaluated = input.questions.map(question => evaluateQuestion(question, obstacle))
  const levels = STRICTNESS_LEVELS.map(
    (_, i) =>
      new Map(
        evaluated.flatMap(({ criterion, levels: own }) => (own[i] ? [[criterion.question_id, own[i]] as const] : [])),
      ),
  )
  const criteria = evaluated.map(({ criterion }) => criterion)
  return { engine: 'built-in', model: null, criteria, ...scoreInterview(criteria, levels, obstacle) }
}

function evaluateQuestion(question: InterviewQuestion, obstacle: string | null): EvaluatedQuestion {
  const unscored = unscoredOutcome(question)
  if (unscored) return { criterion: unscored, levels: [] }
  if (obstacle !== null) return { criterion: unscoredCriterion(question, 'not_counted', obstacle), levels: [] }
  const rubric = readRubric(question)
  const segments = answerSegments(question)
  const scorable = scorableSegments(segments, rubric)
  const ratings = STRICTNESS_LEVELS.map(strictness => rateAnswer(scorable, rubric, strictness))
  const levels = ratings.map(({ level }) => level)
  const sorted = levels.toSorted((a, b) => a - b)
  const level = sorted[1]!
  const quotes = quotesFor(level, scorable, segments)
  if (quotes.length === 0 || (contentWordCount(scorable) < MIN_CONTENT_WORDS && segments.length < 2)) {
    return {
      criterion: unscoredCriterion(question, 'insufficient', reasons.unscored.addsTooLittle),
      levels: [],
    }
  }
  const { id, competency, weight } = question
  const criterion: CriterionResult = {
    question_id: id,
    competency,
    weight,
    level,
    level_text: question.levels[level - 1]!,
    reasoning: reasoningOf(ratings[1]!, scorable.length > 0),
    quotes,
    dropped: [],
    spread: [sorted[0]!, sorted[2]!],
    state: 'scored',
  }
  return { criterion, levels }
}

/** The segments that back the level; at the lowest level, the longest segment. */
function quotesFor(level: Level, scorable: ScorableSegment[], segments: AnswerSegment[]): SpokenQuote[] {
  const supporting = scorable
    .filter(one => one.evidenceWeight > 0.1)
    .toSorted((a, b) => b.evidenceWeight - a.evidenceWeight || order(a.segment, b.segment))
  const longestFirst = segments.toSorted((a, b) => b.text.length - a.text.length || order(a, b))
  const chosen =
    supporting.length > 0 ? supporting.slice(0, MAX_QUOTES).map(one => one.segment) : longestFirst.slice(0, 1)
  const quotes = chosen.flatMap(({ turn, start, end }) => spokenQuote(turn, start, end) ?? [])
  return quotes.slice(0, level === 1 ? 1 : MAX_QUOTES)
}

function order(a: AnswerSegment, b: AnswerSegment): number {
  return a.turn.start_ms - b.turn.start_ms || a.start - b.start
}

function reasoningOf({ shown, onTopic }: AnswerRating, scorable: boolean): string {
  if (!scorable) return reasons.noDetails
  const names = (demands: readonly Demand[]) => demands.map(name => reasons.evidence[name])
  const missing = (Object.keys(reasons.evidence) as Demand[]).filter(name => !shown.includes(name))
  return [
    shown.length > 0 ? reasons.describes(names(shown)) : reasons.general,
    ...(missing.length > 0 ? [reasons.doesNotDescribe(names(missing))] : []),
    ...(onTopic ? [] : [reasons.offTopic]),
  ].join(' ')
}
