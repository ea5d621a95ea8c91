import type { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { isSilent, type SessionStore } from './session-store.ts'

/** Audio that has not arrived by then is not waited for, in ms; the captions are shown alone. */
const AUDIO_WITHIN_MS = 12_000
/** Reading time per character, and at most, in ms. */
const READING_MS = 42
const MAX_READING_MS = 9000
/** This much voice over the interviewer is an interruption; less was a cough, and the interviewer continues. In ms. */
const INTERRUPTION_MS = 350

interface PlayerListener {
  readonly onSpoken: (turnId: string, ms: number, finished: boolean) => void
  readonly onPlayed: (turnId: string) => void
}

/** Plays the interviewer's turns one after another, and stops right away for the candidate. */
export class TurnPlayer {
  private current: string | null = null
  private awaited: { id: string; timer: ReturnType<typeof setTimeout> } | null = null
  private yieldedAt = 0
  private loudMs = 0

  constructor(
    readonly voice: InterviewerVoice,
    private readonly store: SessionStore,
    private readonly listener: PlayerListener,
  ) {}

  /** Plays the next turn if there is one. Called after every change. */
  sync(): void {
    const { view, entered, adding } = this.store.read()
    if (!entered || adding || isSilent(view)) return
    const next = view.to_play[0]
    // A welcome replaces what was playing.
    if (this.current && !view.to_play.includes(this.current)) this.reset()
    if (this.current || !next) return
    const speech = view.speeches[next]
    if (speech === undefined) return this.awaitAudio(next)
    void this.play(next, speech?.url ?? null)
  }

  /** Stops because the candidate may have started to speak. `decide` finds out whether they have. */
  yield(now: number): void {
    if (!this.current || this.store.read().yielding || !this.canBeInterrupted) return
    this.voice.stop()
    this.yieldedAt = now
    this.loudMs = 0
    this.store.patch({ yielding: true })
  }

  /** Decides after `yield`: the candidate takes the floor, or it was a false alarm. */
  decide(now: number, { speaking, loud }: { speaking: boolean; loud: number }, hasWords: boolean): void {
    if (!this.store.read().yielding) return
    this.loudMs += loud
    if (hasWords || this.loudMs > INTERRUPTION_MS) this.interrupt()
    else if (!speaking && now - this.yieldedAt > 200) {
      this.store.patch({ yielding: false })
      const turn = this.current
      if (turn) this.voice.resume(() => this.finish(turn))
    }
  }

  /** The candidate takes the floor. */
  interrupt(): void {
    const turn = this.current
    const ms = this.voice.stop()
    this.reset()
    if (turn) this.listener.onSpoken(turn, ms, false)
    // The remaining turns stay on screen; the interviewer does not talk into an answer.
    for (const id of this.store.read().view.to_play) this.listener.onPlayed(id)
  }

  stop(): void {
    this.voice.stop()
    this.reset()
  }

  /** Only the last turn before the candidate's can be interrupted; the greeting and the goodbye are played to their end. */
  private get canBeInterrupted(): boolean {
    const { view } = this.store.read()
    return view.to_play.length === 1 && !view.ended
  }

  private awaitAudio(id: string) {
    if (this.awaited?.id === id) return
    clearTimeout(this.awaited?.timer)
    const timer = setTimeout(() => {
      const { view } = this.store.read()
      if (view.to_play[0] === id && view.speeches[id] === undefined && !this.current) void this.play(id, null)
    }, AUDIO_WITHIN_MS)
    this.awaited = { id, timer }
  }

  private async play(turn: string, url: string | null) {
    this.current = turn
    this.store.patch({ playing: turn })
    const audible = url !== null && (await this.voice.play(url, () => this.finish(turn)))
    if (this.current !== turn) {
      if (audible) this.voice.stop()
      return
    }
    if (audible) return
    const text = this.store.read().view.room?.turns.find(({ id }) => id === turn)?.text ?? ''
    setTimeout(
      () => {
        if (this.current === turn) this.finish(turn)
      },
      Math.min(MAX_READING_MS, 1200 + text.length * READING_MS),
    )
  }

  private finish(turn: string) {
    if (this.current !== turn) return
    const ms = Math.round(this.voice.ms)
    this.reset()
    this.listener.onSpoken(turn, ms, true)
    this.listener.onPlayed(turn)
  }

  private reset() {
    this.current = null
    if (this.store.read().playing || this.store.read().yielding) this.store.patch({ playing: null, yielding: false })
  }
}
