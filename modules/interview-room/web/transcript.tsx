import { type RefObject, useEffect, useRef } from 'react'
import { Highlighted, type Span } from '#ui/quote.tsx'
import { clockText } from '#ui/time.ts'
import { scrollBehavior } from '#ui/scroll.ts'
import type { AssetScreening, TranscriptTurn } from '../contract.ts'
import type { Playback } from '#modules/recordings/web/use-playback.ts'

interface TranscriptProps {
  screening: AssetScreening
  candidateName: string
  playback: Playback
  /** Quoted passages, by turn. */
  spans: ReadonlyMap<string, readonly Span[]>
  /** A turn to bring into view; a new object with each press on a quote, so that a second press finds it again. */
  shown: { readonly turn: string } | null
}

/** Who speaks, and on what: "Interviewer, question 3 of 6". */
function speakerWords(turn: TranscriptTurn, { questions }: AssetScreening, candidateName: string): string {
  if (turn.speaker === 'candidate') return `${candidateName}${turn.input === 'typed' ? ', typed' : ''}`
  const question = questions.find(({ id }) => id === turn.question_id)
  if (turn.kind === 'question' && question) return `Interviewer, question ${question.number} of ${questions.length}`
  return turn.kind === 'follow_up' ? 'Interviewer, follow-up' : 'Interviewer'
}

/** Keeps the turn that is heard in view, unless the reader has scrolled elsewhere: then the page stays where they are. */
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

/** Everything that was said. It follows the sound, and a press on a time plays from there. */
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
    <ol ref={list} aria-label="What was said" className="mt-3 grid gap-4.5">
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
              <span className="sr-only">Play from </span>
              {clockText(turn.start_ms / 1000)}
            </button>
          ) : (
            <span className="text-right font-mono text-11/[1.9] text-text-3">{clockText(turn.start_ms / 1000)}</span>
          )}
          <div className="min-w-0">
            <p className="mb-0.5 text-12 text-text-3">{speakerWords(turn, screening, candidateName)}</p>
            {turn.speaker === 'candidate' ? (
              <p className="quote">
                <Highlighted text={turn.text} spans={spans.get(turn.id) ?? []} />
              </p>
            ) : (
              <p className="text-text-2">{turn.text}</p>
            )}
            {turn.original_text && turn.original_text !== turn.text && (
              <details className="mt-1 text-12 text-text-2">
                <summary className="cursor-pointer">Corrected by {candidateName}</summary>
                <p className="mt-1">First kept as: {turn.original_text}</p>
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
