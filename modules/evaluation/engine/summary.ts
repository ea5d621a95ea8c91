import type { CriterionResult, InterviewResult, MatchResult, SummarySentence } from './schema.ts'
import { summaryWords } from '../words/summary.ts'

const MAX_EXAMPLES = 2
const words = summaryWords.interview

/** Summarizes a match in a few sentences, each backed by a figure or quote from the result. */
export function summarizeMatch(result: MatchResult, requirements: { id: string; text: string }[]): SummarySentence[] {
  const texts = new Map(requirements.map(({ id, text }) => [id, text.trim().replace(/[.\s]+$/u, '')]))
  const count = (verdict: string) => result.requirements.filter(one => one.verdict === verdict).length
  const total = result.requirements.length
  const summary: SummarySentence[] = []
  if (result.score === null)
    summary.push(figure(noScore(summaryWords.match.noScore, result.needs_person), 'score', null))
  else {
    summary.push(figure(summaryWords.match.counts(count('met'), total, count('partly')), 'met', count('met')))
    summary.push(figure(summaryWords.match.score(result.score), 'score', result.score))
  }
  for (const verdict of ['met', 'partly'] as const) {
    const shown = result.requirements.filter(one => one.verdict === verdict && one.quotes.length > 0)
    for (const { id, quotes } of shown.slice(0, MAX_EXAMPLES)) {
      const shownText = verdict === 'met' ? summaryWords.match.shown : summaryWords.match.partlyShown
      const text = shownText(texts.get(id) ?? summaryWords.match.aRequirement, shorten(quotes[0]!.text))
      summary.push({ text, basis: { kind: 'resume_quote', requirement_id: id, quote: quotes[0]! } })
    }
  }
  const missing = result.requirements.filter(one => one.verdict === 'missing')
  if (missing.length > 0 && result.score !== null) {
    const named = missing.slice(0, 3).map(({ id }) => texts.get(id) ?? summaryWords.match.aRequirement)
    const text = summaryWords.match.notFound(named, missing.length - named.length)
    summary.push(figure(text, 'missing', missing.length))
  }
  return [...summary, ...removedClaims(result.unsupported)]
}

/** Summarizes an interview in a few sentences, each backed by a figure or quote from the result. */
export function summarizeInterview(result: InterviewResult): SummarySentence[] {
  const structured = result.criteria.filter(one => one.state === 'structured')
  if (structured.length > 0) return [...summarizeStructure(structured), ...unanswered(result)]
  const summary: SummarySentence[] = []
  if (result.overall === null) summary.push(figure(noScore(words.noScore, result.needs_person), 'overall', null))
  else {
    summary.push(figure(screeningScore(result.overall, result.readings), 'overall', result.overall))
    const covered = Math.round(result.coverage * 100)
    if (covered < 100) summary.push(figure(words.coverage(covered), 'coverage', result.coverage))
  }
  const scored = result.criteria.filter(one => one.state === 'scored' && one.quotes.length > 0)
  const ranked = scored.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0) || b.weight - a.weight)
  // Nothing praises conduct that may have harmed somebody.
  const strongest = ranked.filter(({ review }) => !review.includes('harm')).slice(0, MAX_EXAMPLES)
  const weakest = ranked.at(-1)
  for (const criterion of strongest) summary.push(quotedLevel(words.strongest, criterion))
  if (weakest && !strongest.includes(weakest)) summary.push(quotedLevel(words.weakest, weakest))
  const harm = result.criteria.flatMap(harmReported)
  return [...summary, ...harm, ...unanswered(result), ...removedClaims(result.unsupported)]
}

/** Each answer's elements and flags. Their order is that of the questions, never by how many elements there are. */
function summarizeStructure(criteria: readonly CriterionResult[]): SummarySentence[] {
  return [
    figure(words.structureOnly, 'overall', null),
    ...criteria.flatMap(criterion => {
      const { competency, structure } = criterion
      const { elements, addresses_question } = structure!
      const present = elements.filter(one => one.present).length
      return [
        figure(words.structure(competency, present, elements.length), 'elements', present),
        ...(addresses_question ? [] : [figure(words.mayNotAddress(competency), 'addresses_question', null)]),
        ...harmReported(criterion),
      ]
    }),
  ]
}

function harmReported({ question_id, competency, structure }: CriterionResult): SummarySentence[] {
  return (structure?.harm ?? []).slice(0, 1).map(quote => ({
    text: words.harm(competency, shorten(quote.text)),
    basis: { kind: 'spoken_quote', question_id, quote },
  }))
}

/** The questions without an evaluation. */
function unanswered(result: InterviewResult): SummarySentence[] {
  const summary: SummarySentence[] = []
  const notCounted = result.criteria.filter(one => one.state === 'not_counted').length
  if (notCounted > 0) summary.push(figure(words.notScored(notCounted), 'not_counted', notCounted))
  const skipped = result.criteria.filter(one => one.state === 'skipped').length
  if (skipped > 0) summary.push(figure(words.skipped(skipped), 'skipped', skipped))
  return summary
}

function quotedLevel(
  sentence: typeof words.strongest,
  { question_id, competency, level, quotes }: CriterionResult,
): SummarySentence {
  const quote = quotes[0]!
  return {
    text: sentence(competency, level!, shorten(quote.text)),
    basis: { kind: 'spoken_quote', question_id, quote },
  }
}

const noScore = (sentence: string, why: string | null) => (why ? `${sentence} ${why}` : sentence)

/** The score, with its range if the AI runs differ. */
function screeningScore(score: number, readings: InterviewResult['readings']): string {
  const known = readings.flatMap(run => (run.overall === null ? [] : [run.overall]))
  const [low, high] = [Math.min(score, ...known), Math.max(score, ...known)]
  return low === high ? words.score(score) : words.scoreInRuns(score, low, high, known.length)
}

function removedClaims(count: number): SummarySentence[] {
  if (count === 0) return []
  return [figure(summaryWords.removed(count), 'unsupported', count)]
}

function figure(text: string, name: string, value: number | null): SummarySentence {
  return { text, basis: { kind: 'figure', name, value } }
}

/** The beginning of a quote, cut at a word. The ellipsis is not part of the quote in the basis. */
function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= 140 ? line : `${line.slice(0, 140).replace(/\s\S*$/u, '')} …`
}
