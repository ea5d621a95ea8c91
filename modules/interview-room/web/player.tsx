import { Pause, Play } from 'lucide-react'
import { playerTime } from '#platform/locale/dates.ts'
import type { AssetScreening } from '../contract.ts'
import { reviewWords as words } from '../words/review.ts'
import type { Playback } from '#modules/recordings/web/use-playback.ts'
import { Waveform } from '#modules/recordings/web/waveform.tsx'

const STATES = {
  pending: words.recordingPending,
  active: words.recordingActive,
  failed: words.recordingFailed,
} as const

/** Why there is no recording to play. */
function NoRecording({ screening }: { screening: AssetScreening }) {
  const unfinished = screening.recordings.find(({ state }) => state !== 'completed')
  const text = unfinished
    ? STATES[unfinished.state as keyof typeof STATES]
    : screening.consent?.recording === 'none'
      ? words.notRecorded
      : words.noRecording
  return <p className="card px-4 py-3 text-13 text-text-2">{text}</p>
}

/** The recording with its waveform, its questions as chapters, and the current position. */
export function Player({ screening, playback }: { screening: AssetScreening; playback: Playback }) {
  const { current, media, playing, time, toggle, playAt } = playback
  if (!current?.url) return <NoRecording screening={screening} />
  const total = screening.elapsed_ms
  // The greeting before the first question is a chapter too, so that the chapters have the scale of the waveform.
  const starts = [
    ...new Set([0, ...screening.turns.flatMap(turn => (turn.kind === 'question' ? [turn.start_ms] : []))]),
  ]
  const within = current.duration_ms ? (time - current.starts_ms) / current.duration_ms : 0
  return (
    // It stays visible while the transcript is read; a video only if there is enough space next to it.
    <div
      className={`z-1 -mx-1 -mt-2 bg-paper px-1 pt-2 pb-3 ${current.kind === 'video' ? 'lg:sticky' : 'sticky'} top-(--bar)`}
    >
      <div className="card grid gap-3 px-4 py-3.5">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript below follows playback */}
        <video
          {...media}
          src={current.url}
          preload="metadata"
          playsInline
          className={current.kind === 'video' ? 'max-h-64 w-full rounded-control bg-black' : 'hidden'}
        />
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5">
          <button
            type="button"
            onClick={toggle}
            aria-label={playing ? words.pause : words.play}
            className="grid size-[38px] place-items-center rounded-full bg-text text-paper"
          >
            {playing ? (
              <Pause size={16} fill="currentColor" />
            ) : (
              <Play size={16} fill="currentColor" className="ml-0.5" />
            )}
          </button>
          <div className="relative">
            <Waveform url={current.url} bytes={current.bytes} played={within} />
            <input
              type="range"
              aria-label={words.position}
              aria-valuetext={words.positionOf(playerTime(time / 1000), playerTime(total / 1000))}
              min={0}
              max={Math.max(1, total)}
              step={1000}
              value={Math.min(time, total)}
              onChange={event => playAt(Number(event.target.value))}
              className="absolute inset-0 w-full cursor-pointer opacity-0 focus-visible:opacity-40"
            />
            <div className="mt-2 flex gap-0.5" aria-hidden="true">
              {starts.map((start, index) => {
                const length = Math.max(1, (starts[index + 1] ?? total) - start)
                const share = Math.min(1, Math.max(0, (time - start) / length))
                return (
                  <span
                    key={start}
                    style={{ flexGrow: length }}
                    className="h-[3px] overflow-hidden rounded-small bg-line-strong"
                  >
                    <span className="block h-full bg-brand" style={{ width: `${share * 100}%` }} />
                  </span>
                )
              })}
            </div>
          </div>
          <span className="num font-mono text-12 text-text-2">
            {playerTime(time / 1000)}
            <span className="text-text-3"> / {playerTime(total / 1000)}</span>
          </span>
        </div>
      </div>
    </div>
  )
}
