import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AssetScreening } from '../contract.ts'

type Recording = AssetScreening['recordings'][number]

export interface Playback {
  /** Give it to the media element. */
  readonly media: RefObject<HTMLVideoElement | null>
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

const covers = ({ starts_ms, duration_ms }: Recording, time: number) =>
  time >= starts_ms && time < starts_ms + (duration_ms ?? Infinity)

/** Plays an interview whose recording may lie in several files (a reload begins a new one), on the interview's own clock. */
export function usePlayback(recordings: readonly Recording[]): Playback {
  const media = useRef<HTMLVideoElement | null>(null)
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
    const element = media.current
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
    return () => {
      for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener)
    }
  }, [current, index, playable])

  const playAt = useCallback(
    (milliseconds: number) => {
      const at = playable.findIndex(recording => covers(recording, milliseconds))
      const element = media.current
      if (at < 0 || !element) return
      setTime(milliseconds)
      if (at === index && element.readyState > 0) {
        element.currentTime = Math.max(0, (milliseconds - playable[at]!.starts_ms) / 1000)
        void element.play().catch(() => setPlaying(false))
        return
      }
      wanted.current = milliseconds
      setIndex(at)
    },
    [index, playable],
  )
  const toggle = useCallback(() => {
    const element = media.current
    if (!element) return
    if (element.paused) void element.play().catch(() => setPlaying(false))
    else element.pause()
  }, [])
  return { media, current, time, playing, begun, playAt, toggle, playable: playable.length > 0 }
}
