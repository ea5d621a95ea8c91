import { useMemo, useState } from 'react'
import { ScreeningEvaluation } from '#modules/evaluation/web/screening-evaluation.tsx'
import { Transcript } from '#modules/interview-room/web/transcript.tsx'
import { usePlayback } from '#modules/recordings/web/use-playback.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import type { Span } from '#ui/highlighted.tsx'
import type { practiceContract } from '../contract.ts'
import { practiceWords as words } from '../words/practice.ts'

type Practice = ReplyOf<(typeof practiceContract)['practice.read']>

/** The quotes of an evaluation by turn. */
function spansOf({ evaluation }: Practice): ReadonlyMap<string, readonly Span[]> {
  const spans = new Map<string, Span[]>()
  for (const { quotes } of evaluation?.result?.criteria ?? [])
    for (const { turn_id, start, end } of quotes) spans.set(turn_id, [...(spans.get(turn_id) ?? []), { start, end }])
  return spans
}

const NOTHING = [] as const

/** What was said in a practice interview, next to how it was evaluated. */
export function PracticeResult({ practice }: { practice: Practice }) {
  const { screening, evaluation, state } = practice
  const [shown, setShown] = useState<{ turn: string } | null>(null)
  const playback = usePlayback(NOTHING)
  const spans = useMemo(() => spansOf(practice), [practice])
  const isEvaluated = evaluation !== null && !['waiting', 'running'].includes(evaluation.state)
  return (
    <div className="grid flex-1 border-t border-line min-[1000px]:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
      <section aria-labelledby="practice-transcript" className="min-w-0 px-4 pt-5 pb-15 max-[999px]:order-2 md:px-7">
        <h2 id="practice-transcript" className="font-medium">
          {words.transcript}
        </h2>
        {screening.turns.length === 0 ? (
          <p className="mt-3 text-text-2">{words.noTurns}</p>
        ) : (
          <Transcript screening={screening} candidateName={words.you} playback={playback} spans={spans} shown={shown} />
        )}
      </section>
      <section
        aria-label={words.evaluation}
        className="min-w-0 border-line bg-surface px-4 pt-5 pb-15 max-[999px]:border-b md:px-7 min-[1000px]:border-l"
      >
        {isEvaluated ? (
          <ScreeningEvaluation
            applicationId={null}
            interview={evaluation}
            ownRatings={[]}
            canHear={() => false}
            onQuote={turn => setShown({ turn })}
          />
        ) : (
          <>
            <h2 className="font-medium">{words.evaluation}</h2>
            <p role="status" className="mt-3 text-text-2">
              {state === 'completed' ? words.waiting : words.notFinished}
            </p>
          </>
        )}
      </section>
    </div>
  )
}
