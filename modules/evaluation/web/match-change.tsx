import { locale } from '#platform/locale/locale.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Review } from '../contract.ts'
import { matchChangeWords as words, matchWords } from '../words/scorecard.ts'

type Before = NonNullable<Review['match_before']>

interface MatchChangeProps {
  review: Review
  requirements: readonly { id: string; text: string }[]
  /** When the résumé was last corrected; null if it was not. */
  correctedAt: string | null
  /** Whether the application waits for a match. */
  pending: boolean
}

/** Whether a newer match than the shown one is being made. */
const isRunning = ({ runs, match }: Review) =>
  runs.some(run => run.kind === 'match' && run.id !== match?.id && (run.state === 'waiting' || run.state === 'running'))

const scoreText = (score: number | null) => (score === null ? words.noScore : locale.number(score))

/** After a correction: progress while the match is made again, then what it was before and what it is now. */
export function MatchChange({ review, requirements, correctedAt, pending }: MatchChangeProps) {
  const now = useNow()
  const { match, match_before: before } = review
  if (!correctedAt || !match) return null
  if ((pending || isRunning(review)) && match.created_at < correctedAt)
    return (
      <p role="status" className="mb-5 flex items-center gap-2.5 rounded-card bg-sunken px-4 py-3 text-13">
        <Spinner /> {words.running}
      </p>
    )
  // An older match, or one that was only run again, says nothing about the correction.
  if (!before || !match.result || before.created_at > correctedAt) return null
  const changed = changesOf(before, match.result.requirements)
  const score = match.result.score
  return (
    <section aria-label={words.title} className="mb-5 rounded-card bg-sunken px-4 py-3 text-13">
      <h2 className="font-medium">
        {words.title}{' '}
        <span className="font-normal text-text-2">{locale.day(new Date(correctedAt), browserZone(), now)}</span>
      </h2>
      {changed.length === 0 && before.score === score ? (
        <p className="mt-1 text-text-2">{words.same}</p>
      ) : (
        <table className="mt-2 w-full">
          <thead className="text-left text-text-2">
            <tr>
              <th scope="col" className="sr-only">
                {words.what}
              </th>
              <th scope="col" className="py-1 pr-3 font-normal">
                {words.before}
              </th>
              <th scope="col" className="py-1 font-normal">
                {words.after}
              </th>
            </tr>
          </thead>
          <tbody className="align-top">
            <tr>
              <th scope="row" className="py-1 pr-3 text-left font-medium">
                {words.score}
              </th>
              <td className="num py-1 pr-3 text-text-2">{scoreText(before.score)}</td>
              <td className="num py-1 font-medium">{scoreText(score)}</td>
            </tr>
            {changed.map(({ id, from, to }) => (
              <tr key={id}>
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {requirements.find(one => one.id === id)?.text ?? matchWords.removedRequirement}
                </th>
                <td className="py-1 pr-3 text-text-2">{from ? matchWords.results[from] : words.notChecked}</td>
                <td className="py-1 font-medium">{to ? matchWords.results[to] : words.notChecked}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type Verdict = Before['requirements'][number]['verdict']

/** The requirements whose result changed. */
function changesOf(before: Before, after: readonly { id: string; verdict: Verdict }[]) {
  const ids = [...new Set([...after.map(({ id }) => id), ...before.requirements.map(({ id }) => id)])]
  const verdictIn = (list: readonly { id: string; verdict: Verdict }[], id: string) =>
    list.find(one => one.id === id)?.verdict ?? null
  return ids
    .map(id => ({ id, from: verdictIn(before.requirements, id), to: verdictIn(after, id) }))
    .filter(({ from, to }) => from !== to)
}
