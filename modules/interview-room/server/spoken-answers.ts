import { ProblemError } from '#platform/errors/problem-error.ts'
import { screeningById } from '#modules/screenings/public.ts'
import type { FromCandidate } from '../room-protocol.ts'
import { roomProblems } from '../words/problems.ts'
import { AnswerAudio } from './answer-audio.ts'
import { type RoomLease, RoomReplaced } from './room-lease.ts'
import type { Transcript, Transcriptions } from './transcriptions.ts'

type AudioEnd = Extract<FromCandidate, { type: 'audio_end' }>

interface SpokenAnswersListener {
  readonly onTranscript: (message: AudioEnd, transcript: Transcript) => Promise<void>
  readonly onFailed: (error: unknown, clientTurnId: string) => void
}

/** The spoken answers of one connection: receives their audio, one at a time, and has it transcribed. */
export class SpokenAnswers {
  private audio: AnswerAudio | null = null
  private running = 0

  constructor(
    private readonly lease: RoomLease,
    private readonly transcriptions: Transcriptions,
    private readonly listener: SpokenAnswersListener,
  ) {}

  get transcribing(): boolean {
    return this.running > 0
  }

  begin({ client_turn_id, mime }: Extract<FromCandidate, { type: 'audio_begin' }>): void {
    this.audio = new AnswerAudio(client_turn_id, mime)
  }

  add(data: Buffer): void {
    this.audio?.add(data)
  }

  drop({ client_turn_id }: Extract<FromCandidate, { type: 'audio_drop' }>): void {
    if (this.audio?.clientTurnId === client_turn_id) this.audio = null
  }

  /** Starts to transcribe an answer whose audio is complete. Other messages of the page are handled meanwhile. */
  async end(message: AudioEnd): Promise<void> {
    const { services, org, screeningId } = this.lease
    const id = message.client_turn_id
    const key = `${screeningId} ${id}`
    const audio = this.audio?.clientTurnId === id ? this.audio : null
    if (!audio && !this.transcriptions.has(key)) throw new ProblemError(409, 'no_sound', roomProblems.audioMissing)
    const [[row]] = await org.read(q => [screeningById(q, org.organizationId, screeningId)])
    if (!row) throw new RoomReplaced()
    this.running += 1
    this.transcriptions
      .run(key, () => audio!.transcribe(services, row.snapshot))
      .then(transcript => {
        if (this.audio === audio) this.audio = null
        return this.listener.onTranscript(message, transcript)
      })
      .catch((error: unknown) => this.listener.onFailed(error, id))
      .finally(() => (this.running -= 1))
  }
}
