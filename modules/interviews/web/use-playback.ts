import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AssetScreening } from '../contract.ts'

type Recording = AssetScreening['recordings'][number]

export interface Playback {
  /** The media element's `ref`. It may come later than the recordings, go with its tab, and come again. */
  readonly media: (element: HTMLVideoElement | null) => void
  readonly current: Recording | null
  /** Interview time, in ms. */
  readonly time: number
  readonly playing: boolean
  /** Whether it was played at all: before that no moment of it is the present one. */
  readonly begun: boolean
  /** Goes to a moment of the interview, in ms, and plays from there. */
  readonly playAt: (milliseconds: number) => void
  readonly toggle: () => void
  readonly playable: boolean
}

/**
 * Which recording was made at a moment of the interview. While the line is away the clock stands and a recording goes on, so
 * that it reaches over the beginning of the next: the one begun last is the one made then.
 */
const recordingAt = (recordings: readonly Recording[], time: number) =>
  Math.max(
    0,
    recordings.findLastIndex(({ starts_ms }) => starts_ms <= time),
  )

/** Plays an interview whose recording may lie in several files (a reload begins a new one), on the interview's own clock. */
export function usePlayback(recordings: readonly Recording[]): Playback {
  const [element, media] = useState<HTMLVideoElement | null>(null)
  const playable = useMemo(
    () => recordings.filter(({ url }) => url !== null).toSorted((a, b) => a.starts_ms - b.starts_ms),
    [recordings],
  )
  const [index, setIndex] = useState(0)
  const [time, setTime] = useState(playable[0]?.starts_ms ?? 0)
  const [playing, setPlaying] = useState(false)
  const [begun, setBegun] = useState(false)
  const wanted = useRef<number | null>(null)
  const current = playable[index] ?? null

  useEffect(() => {
    if (!element || !current) return
    const onTime = () => setTime(current.starts_ms + element.currentTime * 1000)
    const onReady = () => {
      if (wanted.current === null) return
      element.currentTime = Math.max(0, (wanted.current - current.starts_ms) / 1000)
      wanted.current = null
      void element.play().catch(() => setPlaying(false))
    }
    const onPlay = () => {
      setPlaying(true)
      setBegun(true)
    }
    const onPause = () => setPlaying(false)
    const onEnd = () => {
      if (index + 1 >= playable.length) return
      wanted.current = playable[index + 1]!.starts_ms
      setIndex(index + 1)
    }
    const events = {
      timeupdate: onTime,
      seeked: onTime,
      loadedmetadata: onReady,
      play: onPlay,
      pause: onPause,
      ended: onEnd,
    } as const
    for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener)
    setPlaying(!element.paused)
    if (element.readyState > 0) onReady()
    return () => {
      for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener)
    }
  }, [current, element, index, playable])

  const playAt = useCallback(
    (milliseconds: number) => {
      const at = recordingAt(playable, milliseconds)
      setTime(milliseconds)
      if (at === index && element && element.readyState > 0) {
        element.currentTime = Math.max(0, (milliseconds - playable[at]!.starts_ms) / 1000)
        void element.play().catch(() => setPlaying(false))
        return
      }
      wanted.current = milliseconds
      setIndex(at)
    },
    [element, index, playable],
  )
  const toggle = useCallback(() => {
    if (!element) return
    if (element.paused) void element.play().catch(() => setPlaying(false))
    else element.pause()
  }, [element])
  return {
    media,
    current,
    time,
    playing: playing && element !== null,
    begun,
    playAt,
    toggle,
    playable: playable.length > 0,
  }
}
