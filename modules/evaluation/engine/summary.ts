import type { CriterionResult, InterviewResult, MatchResult, SummarySentence } from './schema.ts'

const MAX_EXAMPLES = 2

/** What a match says, in a few sentences; each rests on a figure or a quote of the result and on nothing else. */
export function summarizeMatch(result: MatchResult, requirements: { id: string; text: string }[]): SummarySentence[] {
  const texts = new Map(requirements.map(({ id, text }) => [id, text.trim().replace(/[.\s]+$/u, '')]))
  const count = (verdict: string) => result.requirements.filter(one => one.verdict === verdict).length
  const all = result.requirements.length
  const summary: SummarySentence[] = []
  if (result.score === null)
    summary.push(figure(`There is no match score. ${result.needs_person ?? ''}`.trim(), 'score', null))
  else {
    summary.push(
      figure(
        `The résumé meets ${count('met')} of ${all} requirements and ${count('partly')} in part.`,
        'met',
        count('met'),
      ),
    )
    summary.push(figure(`That makes a match of ${result.score} out of 100.`, 'score', result.score))
  }
  for (const verdict of ['met', 'partly'] as const) {
    const shown = result.requirements.filter(one => one.verdict === verdict && one.quotes.length > 0)
    for (const { id, quotes } of shown.slice(0, MAX_EXAMPLES)) {
      const lead = verdict === 'met' ? 'Shown' : 'Shown in part'
      const text = `${lead}: ${texts.get(id) ?? 'a requirement'} (“${short(quotes[0]!.text)}”).`
      summary.push({ text, basis: { kind: 'resume_quote', requirement_id: id, quote: quotes[0]! } })
    }
  }
  const missing = result.requirements.filter(one => one.verdict === 'missing')
  if (missing.length > 0 && result.score !== null) {
    const named = missing.slice(0, 3).map(({ id }) => texts.get(id) ?? 'a requirement')
    const rest = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
    summary.push(figure(`Not found: ${named.join('; ')}${rest}.`, 'missing', missing.length))
  }
  return [...summary, ...unsupported(result.unsupported)]
}

/** What an interview says, in a few sentences; each rests on a figure or a quote of the result and on nothing else. */
export function summarizeInterview(result: InterviewResult): SummarySentence[] {
  const summary: SummarySentence[] = []
  if (result.overall === null)
    summary.push(figure(`There is no interview score. ${result.needs_person ?? ''}`.trim(), 'overall', null))
  else {
    summary.push(figure(`The interview scores ${result.overall} out of 100${band(result)}.`, 'overall', result.overall))
    const covered = Math.round(result.coverage * 100)
    if (covered < 100) summary.push(figure(`${covered} % of the weight is covered.`, 'coverage', result.coverage))
  }
  const scored = result.criteria.filter(one => one.state === 'scored' && one.quotes.length > 0)
  const ranked = scored.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0) || b.weight - a.weight)
  const best = ranked.slice(0, MAX_EXAMPLES)
  const worst = ranked.at(-1)
  for (const criterion of best) summary.push(spoken('Strongest', criterion))
  if (worst && !best.includes(worst)) summary.push(spoken('Weakest', worst))
  const out = result.criteria.filter(one => one.state === 'not_counted').length
  if (out > 0)
    summary.push(figure(`${out} ${out === 1 ? 'question does' : 'questions do'} not count.`, 'not_counted', out))
  const skipped = result.criteria.filter(one => one.state === 'skipped').length
  if (skipped > 0)
    summary.push(figure(`${skipped} ${skipped === 1 ? 'question was' : 'questions were'} skipped.`, 'skipped', skipped))
  return [...summary, ...unsupported(result.unsupported)]
}

function spoken(lead: string, { question_id, competency, level, quotes }: CriterionResult): SummarySentence {
  const quote = quotes[0]!
  return {
    text: `${lead}: ${competency}, level ${level} of 5 (“${short(quote.text)}”).`,
    basis: { kind: 'spoken_quote', question_id, quote },
  }
}

function band({ readings, overall }: InterviewResult): string {
  const known = readings.flatMap(reading => (reading.overall === null ? [] : [reading.overall]))
  const [low, high] = [Math.min(overall!, ...known), Math.max(overall!, ...known)]
  return low === high ? '' : `, between ${low} and ${high} over ${known.length} readings`
}

function unsupported(count: number): SummarySentence[] {
  if (count === 0) return []
  return [
    figure(`${count} ${count === 1 ? 'claim was' : 'claims were'} dropped for want of evidence.`, 'unsupported', count),
  ]
}

function figure(text: string, name: string, value: number | null): SummarySentence {
  return { text, basis: { kind: 'figure', name, value } }
}

/** The beginning, at a word; the dots are ours and stand outside what the quote in the basis says. */
function short(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= 140 ? line : `${line.slice(0, 140).replace(/\s\S*$/u, '')} …`
}
