import { lazy, Suspense, useState } from 'react'
import { useMedia } from '#ui/use-media.ts'
import type { DryRun } from '../contract.ts'
import { meanOf } from '../policy.ts'
import { dryRunWords as words } from '../words/page.ts'
import { CandidateName, Result } from './result.tsx'

const AnswerPanel = lazy(() => import('./answer-panel.tsx').then(m => ({ default: m.AnswerPanel })))

type Candidate = DryRun['candidates'][number]
type Question = DryRun['round']['questions'][number]
type Opened = { readonly kind: Candidate['kind']; readonly question: Question } | null

/** The result of each candidate for each question. Each opens the answer with its quotes. */
export function ResultsTable({ flowId, run }: { flowId: string; run: DryRun }) {
  const isNarrow = useMedia('(max-width: 899px)')
  const [opened, open] = useState<Opened>(null)
  const show = (kind: Candidate['kind'], question: Question) => open({ kind, question })
  return (
    <>
      {isNarrow ? <Stacked run={run} onShow={show} /> : <Wide run={run} onShow={show} />}
      <Suspense>
        {opened && (
          <AnswerPanel
            flowId={flowId}
            dryRunId={run.id}
            kind={opened.kind}
            questionId={opened.question.id}
            text={opened.question.text}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </>
  )
}

interface ResultsProps {
  run: DryRun
  onShow: (kind: Candidate['kind'], question: Question) => void
}

function Cell({ run, candidate, question, onShow }: ResultsProps & { candidate: Candidate; question: Question }) {
  if (run.unanswerable.includes(question.id)) return <span className="text-13 text-text-2">{words.notAnswered}</span>
  const rated = candidate.ratings.find(({ question_id }) => question_id === question.id)
  if (!rated)
    return <span className="text-13 text-text-2">{candidate.state === 'failed' ? words.noResult : words.pending}</span>
  return (
    <button
      type="button"
      className="-m-1 block min-h-6 rounded-control p-1 text-left hover:bg-sunken"
      onClick={() => onShow(candidate.kind, question)}
    >
      <span className="sr-only">{words.show(words.kinds[candidate.kind], question.text)}</span>
      <Result rated={rated} kind={candidate.kind} measure={run.measure} />
    </button>
  )
}

const meanIn = (run: DryRun, { ratings }: Candidate): string => {
  const mean = meanOf(ratings, run.measure)
  if (mean === null) return words.pending
  return run.measure === 'level' ? words.level(mean) : words.elements(mean)
}

function Wide({ run, onShow }: ResultsProps) {
  const cell = 'border-t border-line py-2.5 pr-4 text-left align-top font-normal'
  return (
    <div className="relative overflow-x-auto">
      <table aria-label={words.table} className="w-full table-fixed border-collapse text-13">
        <thead>
          <tr>
            <th scope="col" className="w-[34%] pr-6 pb-2 text-left font-normal text-text-2">
              {words.question}
            </th>
            {run.candidates.map(({ kind }) => (
              <th key={kind} scope="col" className="pr-4 pb-2 text-left align-top font-medium">
                <CandidateName kind={kind} measure={run.measure} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {run.round.questions.map((question, at) => (
            <tr key={question.id}>
              <th scope="row" className={`${cell} pr-6 wrap-anywhere`}>
                <span className="num mr-2 text-text-2">{at + 1}</span>
                {question.text}
              </th>
              {run.candidates.map(candidate => (
                <td key={candidate.kind} className={cell}>
                  <Cell run={run} candidate={candidate} question={question} onShow={onShow} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${cell} font-medium`}>
              {words.mean}
            </th>
            {run.candidates.map(candidate => (
              <td key={candidate.kind} className={`${cell} num font-medium`}>
                {meanIn(run, candidate)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={cell}>
              {words.minutes}
            </th>
            {run.candidates.map(({ kind, minutes }) => (
              <td key={kind} className={`${cell} num`}>
                {minutes > 0 ? minutes : words.pending}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** One question after the other, for narrow screens. */
function Stacked({ run, onShow }: ResultsProps) {
  return (
    <ol aria-label={words.table} className="grid gap-5">
      {run.round.questions.map((question, at) => (
        <li key={question.id} className="border-t border-line pt-3.5">
          <h3 className="wrap-anywhere">
            <span className="num mr-2 text-text-2">{at + 1}</span>
            {question.text}
          </h3>
          <ul className="mt-2 grid gap-1">
            {run.candidates.map(candidate => (
              <li key={candidate.kind} className="flex min-h-11 items-center justify-between gap-4">
                <CandidateName kind={candidate.kind} measure={run.measure} />
                <Cell run={run} candidate={candidate} question={question} onShow={onShow} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
