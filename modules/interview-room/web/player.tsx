import { Pause, Play } from 'lucide-react'
import { clockText } from '#ui/time.ts'
import type { AssetScreening } from '../contract.ts'
import type { Playback } from '#modules/recordings/web/use-playback.ts'
import { Waveform } from '#modules/recordings/web/waveform.tsx'

const STATES = {
  pending: 'The recording has not arrived yet.',
  active: 'The recording is still arriving. What has arrived is safe.',
  failed: 'The recording could not be kept. The words below are whole.',
} as const

/** Why there is nothing to play, or nothing at all. */
function Missing({ screening }: { screening: AssetScreening }) {
  const broken = screening.recordings.find(({ state }) => state !== 'completed')
  const words = broken
    ? STATES[broken.state as keyof typeof STATES]
    : screening.consent?.recording === 'none'
      ? 'Not recorded, as agreed. The words below are whole.'
      : 'There is no recording. The words below are whole.'
  return <p className="card px-4 py-3 text-13 text-text-2">{words}</p>
}

/** The recording with its sound drawn, its questions as chapters, and where it is. */
export function Player({ screening, playback }: { screening: AssetScreening; playback: Playback }) {
  const { current, media, playing, time, toggle, playAt } = playback
  if (!current?.url) return <Missing screening={screening} />
  const total = screening.elapsed_ms
  // The welcome before the first question is a chapter too: so the line under the sound has the sound's own scale.
  const starts = [
    ...new Set([0, ...screening.turns.flatMap(turn => (turn.kind === 'question' ? [turn.start_ms] : []))]),
  ]
  const within = current.duration_ms ? (time - current.starts_ms) / current.duration_ms : 0
  return (
    // It stays in reach while one reads: a video only where there is room beside it.
    <div
      className={`z-1 -mx-1 -mt-2 bg-paper px-1 pt-2 pb-3 ${current.kind === 'video' ? 'lg:sticky' : 'sticky'} top-(--bar)`}
    >
      <div className="card grid gap-3 px-4 py-3.5">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript below follows the sound */}
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
            aria-label={playing ? 'Pause' : 'Play'}
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
              aria-label="Where it plays"
              aria-valuetext={`${clockText(time / 1000)} of ${clockText(total / 1000)}`}
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
            {clockText(time / 1000)}
            <span className="text-text-3"> / {clockText(total / 1000)}</span>
          </span>
        </div>
      </div>
    </div>
  )
}
