import { type MediaHTMLAttributes, type RefCallback, useCallback, useMemo, useRef, useState } from 'react'
import type { RecordingView } from '../contract.ts'

type Recording = RecordingView

export interface Playback {
  /** For the media element, which may be mounted after the recordings are loaded, and again later. */
  readonly media: MediaHTMLAttributes<HTMLVideoElement> & { readonly ref: RefCallback<HTMLVideoElement> }
  readonly current: Recording | null
  /** Interview time, in ms. */
  readonly time: number
  readonly playing: boolean
  /** Whether it has been played at all. */
  readonly begun: boolean
  /** Plays from this interview time, in ms. */
  readonly playAt: (milliseconds: number) => void
  readonly toggle: () => void
  readonly playable: boolean
}

/**
 * The recording for an interview time. While the connection is lost, the timer stops but the recording continues, so that
 * recordings can overlap: the one that started last is the right one.
 */
const recordingAt = (recordings: readonly Recording[], time: number) =>
  Math.max(
    0,
    recordings.findLastIndex(({ starts_ms }) => starts_ms <= time),
  )

/** Plays an interview whose recording may consist of several files (each reload starts one), in interview time. */
export function usePlayback(recordings: readonly Recording[]): Playback {
  const playable = useMemo(
    () => recordings.filter(({ url }) => url !== null).toSorted((a, b) => a.starts_ms - b.starts_ms),
    [recordings],
  )
  const [index, setIndex] = useState(0)
  const [time, setTime] = useState(playable[0]?.starts_ms ?? 0)
  const [playing, setPlaying] = useState(false)
  const [begun, setBegun] = useState(false)
  const element = useRef<HTMLVideoElement | null>(null)
  /** Where to play from, in ms, as soon as its recording is loaded. */
  const wanted = useRef<number | null>(null)
  const current = playable[index] ?? null
  const starts = current?.starts_ms ?? 0

  const ref = useCallback((media: HTMLVideoElement | null) => {
    element.current = media
    if (!media) setPlaying(false)
  }, [])
  const play = useCallback((media: HTMLVideoElement, milliseconds: number) => {
    media.currentTime = Math.max(0, milliseconds / 1000)
    void media.play().catch(() => setPlaying(false))
  }, [])

  const playAt = useCallback(
    (milliseconds: number) => {
      const at = recordingAt(playable, milliseconds)
      setTime(milliseconds)
      if (at === index && element.current && element.current.readyState > 0)
        return play(element.current, milliseconds - starts)
      wanted.current = milliseconds
      setIndex(at)
    },
    [index, play, playable, starts],
  )
  const toggle = useCallback(() => {
    const media = element.current
    if (media?.paused) void media.play().catch(() => setPlaying(false))
    else media?.pause()
  }, [])

  const follow = (media: HTMLVideoElement) => setTime(starts + media.currentTime * 1000)
  const media: Playback['media'] = {
    ref,
    onTimeUpdate: event => follow(event.currentTarget),
    onSeeked: event => follow(event.currentTarget),
    onLoadedMetadata: event => {
      if (wanted.current === null) return
      play(event.currentTarget, wanted.current - starts)
      wanted.current = null
    },
    onPlay: () => {
      setPlaying(true)
      setBegun(true)
    },
    onPause: () => setPlaying(false),
    onEnded: () => {
      const next = playable[index + 1]
      if (!next) return
      wanted.current = next.starts_ms
      setIndex(index + 1)
    },
  }
  return { media, current, time, playing, begun, playAt, toggle, playable: playable.length > 0 }
}
