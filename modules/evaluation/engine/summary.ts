import type { CriterionResult, InterviewResult, MatchResult, SummarySentence } from './schema.ts'

const MAX_EXAMPLES = 2

/** Summarizes a match in a few sentences, each backed by a figure or quote from the result. */
export function summarizeMatch(result: MatchResult, requirements: { id: string; text: string }[]): SummarySentence[] {
  const texts = new Map(requirements.map(({ id, text }) => [id, text.trim().replace(/[.\s]+$/u, '')]))
  const count = (verdict: string) => result.requirements.filter(one => one.verdict === verdict).length
  const total = result.requirements.length
  const summary: SummarySentence[] = []
  if (result.score === null)
    summary.push(figure(`There is no match score. ${result.needs_person ?? ''}`.trim(), 'score', null))
  else {
    summary.push(
      figure(
        `The résumé meets ${count('met')} of ${total} requirements and partly meets ${count('partly')}.`,
        'met',
        count('met'),
      ),
    )
    summary.push(figure(`The match score is ${result.score} out of 100.`, 'score', result.score))
  }
  for (const verdict of ['met', 'partly'] as const) {
    const shown = result.requirements.filter(one => one.verdict === verdict && one.quotes.length > 0)
    for (const { id, quotes } of shown.slice(0, MAX_EXAMPLES)) {
      const lead = verdict === 'met' ? 'Shown' : 'Partly shown'
      const text = `${lead}: ${texts.get(id) ?? 'a requirement'} (“${shorten(quotes[0]!.text)}”).`
      summary.push({ text, basis: { kind: 'resume_quote', requirement_id: id, quote: quotes[0]! } })
    }
  }
  const missing = result.requirements.filter(one => one.verdict === 'missing')
  if (missing.length > 0 && result.score !== null) {
    const named = missing.slice(0, 3).map(({ id }) => texts.get(id) ?? 'a requirement')
    const rest = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
    summary.push(figure(`Not found: ${named.join('; ')}${rest}.`, 'missing', missing.length))
  }
  return [...summary, ...removedClaims(result.unsupported)]
}

/** Summarizes an interview in a few sentences, each backed by a figure or quote from the result. */
export function summarizeInterview(result: InterviewResult): SummarySentence[] {
  const summary: SummarySentence[] = []
  if (result.overall === null)
    summary.push(figure(`There is no screening score. ${result.needs_person ?? ''}`.trim(), 'overall', null))
  else {
    summary.push(
      figure(`The screening score is ${result.overall} out of 100${band(result)}.`, 'overall', result.overall),
    )
    const covered = Math.round(result.coverage * 100)
    if (covered < 100) summary.push(figure(`${covered}% of the weight is covered.`, 'coverage', result.coverage))
  }
  const scored = result.criteria.filter(one => one.state === 'scored' && one.quotes.length > 0)
  const ranked = scored.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0) || b.weight - a.weight)
  const strongest = ranked.slice(0, MAX_EXAMPLES)
  const weakest = ranked.at(-1)
  for (const criterion of strongest) summary.push(quotedLevel('Strongest', criterion))
  if (weakest && !strongest.includes(weakest)) summary.push(quotedLevel('Weakest', weakest))
  const notCounted = result.criteria.filter(one => one.state === 'not_counted').length
  if (notCounted > 0)
    summary.push(
      figure(
        `${notCounted} ${notCounted === 1 ? 'question is' : 'questions are'} not scored.`,
        'not_counted',
        notCounted,
      ),
    )
  const skipped = result.criteria.filter(one => one.state === 'skipped').length
  if (skipped > 0)
    summary.push(figure(`${skipped} ${skipped === 1 ? 'question was' : 'questions were'} skipped.`, 'skipped', skipped))
  return [...summary, ...removedClaims(result.unsupported)]
}

function quotedLevel(lead: string, { question_id, competency, level, quotes }: CriterionResult): SummarySentence {
  const quote = quotes[0]!
  return {
    text: `${lead}: ${competency}, level ${level} of 5 (“${shorten(quote.text)}”).`,
    basis: { kind: 'spoken_quote', question_id, quote },
  }
}

function band({ readings, overall }: InterviewResult): string {
  const known = readings.flatMap(run => (run.overall === null ? [] : [run.overall]))
  const [low, high] = [Math.min(overall!, ...known), Math.max(overall!, ...known)]
  return low === high ? '' : `, between ${low} and ${high} in ${known.length} AI runs`
}

function removedClaims(count: number): SummarySentence[] {
  if (count === 0) return []
  return [
    figure(
      `${count} ${count === 1 ? 'claim was' : 'claims were'} removed because of missing evidence.`,
      'unsupported',
      count,
    ),
  ]
}

function figure(text: string, name: string, value: number | null): SummarySentence {
  return { text, basis: { kind: 'figure', name, value } }
}

/** The beginning of a quote, cut at a word. The ellipsis is not part of the quote in the basis. */
function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= 140 ? line : `${line.slice(0, 140).replace(/\s\S*$/u, '')} …`
}
