import { type RefObject, useEffect, useRef } from 'react'
import { Highlighted, type Span } from '#ui/highlighted.tsx'
import { playerTime } from '#platform/locale/dates.ts'
import { scrollBehavior } from '#ui/scroll.ts'
import type { AssetScreening, TranscriptTurn } from '../contract.ts'
import { reviewWords as words } from '../words/review.ts'
import type { Playback } from '#modules/recordings/web/use-playback.ts'

interface TranscriptProps {
  screening: AssetScreening
  candidateName: string
  playback: Playback
  /** Quoted passages, by turn. */
  spans: ReadonlyMap<string, readonly Span[]>
  /** A turn to scroll to; a new object for each click on a quote, so that a second click scrolls again. */
  shown: { readonly turn: string } | null
}

/** Who speaks, and about what: "Interviewer, question 3 of 6". */
function speakerName(turn: TranscriptTurn, { questions }: AssetScreening, candidateName: string): string {
  if (turn.speaker === 'candidate') return turn.input === 'typed' ? words.typedBy(candidateName) : candidateName
  const question = questions.find(({ id }) => id === turn.question_id)
  if (turn.kind === 'question' && question) return words.interviewerQuestion(question.number, questions.length)
  return turn.kind === 'follow_up' ? words.interviewerFollowUp : words.interviewer
}

/** Keeps the turn that is being played in view, unless the reader has scrolled elsewhere. */
function useFollow(list: RefObject<HTMLOListElement | null>, turn: string | null) {
  const last = useRef<string | null>(null)
  useEffect(() => {
    const find = (id: string) => list.current?.querySelector(`[data-turn="${id}"]`)
    const before = last.current === null ? null : find(last.current)
    last.current = turn
    if (!turn || !before) return
    const { top, bottom } = before.getBoundingClientRect()
    if (bottom > 0 && top < window.innerHeight)
      find(turn)?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [list, turn])
}

/** The transcript. It follows playback, and a click on a time plays from there. */
export function Transcript({ screening, candidateName, playback, spans, shown }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null)
  const now = playback.begun ? screening.turns.findLast(({ start_ms }) => start_ms <= playback.time) : undefined
  useFollow(list, playback.playing ? (now?.id ?? null) : null)
  useEffect(() => {
    if (!shown) return
    const turn = list.current?.querySelector(`[data-turn="${shown.turn}"]`)
    turn?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [shown])
  return (
    <ol ref={list} aria-label={words.transcript} className="mt-3 grid gap-4.5">
      {screening.turns.map(turn => (
        <li
          key={turn.id}
          data-turn={turn.id}
          aria-current={turn.id === now?.id || (!playback.begun && turn.id === shown?.turn) ? 'true' : undefined}
          className="-ml-3 grid scroll-mt-44 grid-cols-[46px_minmax(0,1fr)] gap-3 border-l-2 border-transparent pl-1 aria-[current]:border-brand"
        >
          {playback.playable ? (
            <button
              type="button"
              onClick={() => playback.playAt(turn.start_ms)}
              className="h-6 text-right font-mono text-11 text-text-3 hover:text-text"
            >
              <span className="sr-only">{words.playFrom}</span>
              {playerTime(turn.start_ms / 1000)}
            </button>
          ) : (
            <span className="text-right font-mono text-11/[1.9] text-text-3">{playerTime(turn.start_ms / 1000)}</span>
          )}
          <div className="min-w-0">
            <p className="mb-0.5 text-12 text-text-3">{speakerName(turn, screening, candidateName)}</p>
            {turn.speaker === 'candidate' ? (
              <p className="quote">
                <Highlighted text={turn.text} spans={spans.get(turn.id) ?? []} />
              </p>
            ) : (
              <p className="text-text-2">{turn.text}</p>
            )}
            {turn.original_text && turn.original_text !== turn.text && (
              <details className="mt-1 text-12 text-text-2">
                <summary className="cursor-pointer">{words.correctedBy(candidateName)}</summary>
                <p className="mt-1">{words.original(turn.original_text)}</p>
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
