import type { InterviewerVoice } from '../sound/interviewer-voice.ts'
import type { SessionStore } from './session-store.ts'

/** A sound that has not come by then is not waited for, in ms; the words stand alone. */
const SOUND_WITHIN_MS = 12_000
/** Reading time a character, and at most, in ms. */
const READ_MS = 42
const MOST_READ_MS = 9000
/** So much of a voice over the interviewer is meant; less was a cough, and it goes on. In ms. */
const MEANT_MS = 350

interface Told {
  readonly spoken: (turnId: string, ms: number, finished: boolean) => void
  readonly heardOut: (turnId: string) => void
}

/** Lets the interviewer's turns be heard one after another, and stops at once for the candidate. */
export class TurnPlayer {
  private current: string | null = null
  private awaited: { id: string; timer: ReturnType<typeof setTimeout> } | null = null
  private hushedAt = 0
  private loudMs = 0

  constructor(
    readonly voice: InterviewerVoice,
    private readonly store: SessionStore,
    private readonly told: Told,
  ) {}

  /** Looks what is to be heard next. Called after every change. */
  sync(): void {
    const { view, entered, adding } = this.store.read()
    if (!entered || adding || view.room?.phase === 'paused') return
    const next = view.to_hear[0]
    // A welcome takes the place of what was playing.
    if (this.current && !view.to_hear.includes(this.current)) this.halt()
    if (this.current || !next) return
    const speech = view.speeches[next]
    if (speech === undefined) return this.await(next)
    void this.play(next, speech?.url ?? null)
  }

  /** Somebody may have begun to speak: silent at once, decided later. */
  hush(now: number): void {
    if (!this.current || this.store.read().hushed || !this.mayInterrupt) return
    this.voice.stop()
    this.hushedAt = now
    this.loudMs = 0
    this.store.patch({ hushed: true })
  }

  /** What became of it: said on, or nothing. */
  decide(now: number, { speaking, loud }: { speaking: boolean; loud: number }, words: boolean): void {
    if (!this.store.read().hushed) return
    this.loudMs += loud
    if (words || this.loudMs > MEANT_MS) this.interrupt()
    else if (!speaking && now - this.hushedAt > 200) {
      this.store.patch({ hushed: false })
      const turn = this.current
      if (turn) this.voice.resume(() => this.finished(turn))
    }
  }

  /** The candidate takes the floor. */
  interrupt(): void {
    const turn = this.current
    const ms = this.voice.stop()
    this.halt()
    if (turn) this.told.spoken(turn, ms, false)
    // What was still to be said stands on screen; nobody talks into an answer.
    for (const id of this.store.read().view.to_hear) this.told.heardOut(id)
  }

  stop(): void {
    this.voice.stop()
    this.halt()
  }

  /** Its last turn before the candidate's may be cut short; the greeting and the goodbye are said to their end. */
  private get mayInterrupt(): boolean {
    const { view } = this.store.read()
    return view.to_hear.length === 1 && !view.ended
  }

  private await(id: string) {
    if (this.awaited?.id === id) return
    clearTimeout(this.awaited?.timer)
    const timer = setTimeout(() => {
      const { view } = this.store.read()
      if (view.to_hear[0] === id && view.speeches[id] === undefined && !this.current) void this.play(id, null)
    }, SOUND_WITHIN_MS)
    this.awaited = { id, timer }
  }

  private async play(turn: string, url: string | null) {
    this.current = turn
    this.store.patch({ playing: turn })
    const played = url !== null && (await this.voice.play(url, () => this.finished(turn)))
    if (this.current !== turn) {
      if (played) this.voice.stop()
      return
    }
    if (played) return
    const text = this.store.read().view.room?.turns.find(({ id }) => id === turn)?.text ?? ''
    setTimeout(
      () => {
        if (this.current === turn) this.finished(turn)
      },
      Math.min(MOST_READ_MS, 1200 + text.length * READ_MS),
    )
  }

  private finished(turn: string) {
    if (this.current !== turn) return
    const ms = Math.round(this.voice.ms)
    this.halt()
    this.told.spoken(turn, ms, true)
    this.told.heardOut(turn)
  }

  private halt() {
    this.current = null
    if (this.store.read().playing || this.store.read().hushed) this.store.patch({ playing: null, hushed: false })
  }
}
