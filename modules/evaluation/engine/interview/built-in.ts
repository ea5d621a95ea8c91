import type { CriterionResult, InterviewResult, Level, SpokenQuote } from '../schema.ts'
import { gate } from './gate.ts'
import type { InterviewInput, InterviewQuestion } from './input.ts'
import { readRubric, type Demand } from './rubric.ts'
import { saidBy, spokenQuote, type Said } from './said.ts'
import { tally } from './tally.ts'
import { blank, byOutcome } from './uncounted.ts'
import { contentWords, countable, READINGS, weigh, type Counted, type Weighing } from './weigh.ts'

const READABLE = new Set(['en', 'de', 'fr', 'es'])
const MIN_CONTENT_WORDS = 3
const MAX_QUOTES = 3

interface Judged {
  criterion: CriterionResult
  levels: Level[]
}

/**
 * The embedded engine: no language model, the same result for the same words. It reads each answer three times, a little stricter
 * and a little milder, for what the scale asks: own deeds, particulars, figures, results, reasons, what changed. Fluency,
 * accent, grammar and pace are never looked at.
 */
export function evaluateBuiltIn(input: InterviewInput): InterviewResult {
  const readable = READABLE.has(input.language.split('-')[0]!.toLowerCase())
  const foreign =
    'The built-in engine reads English, German, French and Spanish only; a person must judge this interview.'
  const obstacle = readable ? gate(input) : foreign
  const judged = input.questions.map(question => judge(question, obstacle))
  const levels = READINGS.map(
    (_, i) =>
      new Map(
        judged.flatMap(({ criterion, levels: own }) => (own[i] ? [[criterion.question_id, own[i]] as const] : [])),
      ),
  )
  const criteria = judged.map(({ criterion }) => criterion)
  return { engine: 'built-in', model: null, criteria, ...tally(criteria, levels, obstacle) }
}

function judge(question: InterviewQuestion, obstacle: string | null): Judged {
  const settled = byOutcome(question)
  if (settled) return { criterion: settled, levels: [] }
  if (obstacle !== null) return { criterion: blank(question, 'not_counted', obstacle), levels: [] }
  const rubric = readRubric(question)
  const said = saidBy(question)
  const counted = countable(said, rubric)
  const readings = READINGS.map(strictness => weigh(counted, rubric, strictness))
  const levels = readings.map(({ level }) => level)
  const sorted = levels.toSorted((a, b) => a - b)
  const level = sorted[1]!
  const quotes = quotesFor(level, counted, said)
  if (quotes.length === 0 || (contentWords(counted) < MIN_CONTENT_WORDS && said.length < 2)) {
    return {
      criterion: blank(question, 'insufficient', 'Too little of its own was said to this question to judge it.'),
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
    reasoning: reasoningOf(readings[1]!, counted.length > 0),
    quotes,
    dropped: [],
    spread: [sorted[0]!, sorted[2]!],
    state: 'scored',
  }
  return { criterion, levels }
}

/** The pieces that carried the level; at the bottom of the scale, the longest of what was said. */
function quotesFor(level: Level, counted: Counted[], said: Said[]): SpokenQuote[] {
  const carrying = counted.filter(one => one.worth > 0.1).toSorted((a, b) => b.worth - a.worth || order(a.said, b.said))
  const plain = said.toSorted((a, b) => b.text.length - a.text.length || order(a, b))
  const chosen = carrying.length > 0 ? carrying.slice(0, MAX_QUOTES).map(one => one.said) : plain.slice(0, 1)
  const quotes = chosen.flatMap(({ turn, start, end }) => spokenQuote(turn, start, end) ?? [])
  return quotes.slice(0, level === 1 ? 1 : MAX_QUOTES)
}

function order(a: Said, b: Said): number {
  return a.turn.start_ms - b.turn.start_ms || a.start - b.start
}

const NAMES: Record<Demand, string> = {
  own_action: 'what they did themselves',
  result: 'what came of it',
  reasoning: 'why they did it so',
  number: 'figures',
  particular: 'a particular case',
  change: 'what changed afterwards',
}

function reasoningOf({ shown, onTopic }: Weighing, counted: boolean): string {
  if (!counted) return 'The answer says the question or general words back and adds nothing of its own.'
  const missing = (Object.keys(NAMES) as Demand[]).filter(name => !shown.includes(name))
  const has = shown.length > 0 ? `The answer tells ${list(shown)}.` : 'The answer stays general.'
  const lacks = missing.length > 0 ? ` It does not tell ${list(missing, 'or')}.` : ''
  return `${has}${lacks}${onTopic ? '' : ' It does not take up the words of the question; a person should check that it answers it.'}`
}

function list(names: Demand[], last = 'and'): string {
  const words = names.map(name => NAMES[name])
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
