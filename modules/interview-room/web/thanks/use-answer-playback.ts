import { useEffect, useRef, useState } from 'react'
import type { TranscriptTurn } from '../../contract.ts'
import type { Transcript } from '../candidate-api.ts'

export interface AnswerPlayback {
  /** The turn that is being played. */
  readonly playing: string | null
  readonly has: (turn: TranscriptTurn) => boolean
  readonly toggle: (turn: TranscriptTurn) => void
}

/** Playback starts a little earlier, so that the first word is not cut off, in ms. */
const LEAD_MS = 300

async function playFrom(element: HTMLVideoElement, address: string, seconds: number): Promise<void> {
  if (element.src !== address) {
    element.src = address
    await new Promise((resolve, reject) => {
      element.addEventListener('loadedmetadata', resolve, { once: true })
      element.addEventListener('error', reject, { once: true })
      element.load()
    })
  }
  element.currentTime = seconds
  await element.play()
}

/** Plays single answers from their recording. */
export function useAnswerPlayback(
  element: HTMLVideoElement | null,
  recordings: Transcript['recordings'],
): AnswerPlayback {
  const end = useRef(0)
  const [playing, setPlaying] = useState<string | null>(null)
  useEffect(() => {
    if (!element) return
    const stop = () => setPlaying(null)
    const watch = () => element.currentTime >= end.current && element.pause()
    element.addEventListener('pause', stop)
    element.addEventListener('timeupdate', watch)
    return () => {
      element.removeEventListener('pause', stop)
      element.removeEventListener('timeupdate', watch)
    }
  }, [element])
  const recordingOf = (turn: TranscriptTurn) =>
    turn.audio_offset_ms === null
      ? undefined
      : recordings.find(({ id, url, seekable }) => id === turn.recording_id && url !== null && seekable)
  const toggle = (turn: TranscriptTurn) => {
    const recording = recordingOf(turn)
    if (!element || !recording?.url || turn.audio_offset_ms === null) return
    if (playing === turn.id) return element.pause()
    const from = Math.max(0, turn.audio_offset_ms - LEAD_MS) / 1000
    const to = (turn.audio_offset_ms + Math.max(1000, turn.end_ms - turn.start_ms)) / 1000
    end.current = to
    playFrom(element, new URL(recording.url, window.location.href).href, from).then(
      () => setPlaying(turn.id),
      () => setPlaying(null),
    )
  }
  return { playing, has: turn => recordingOf(turn) !== undefined, toggle }
}
