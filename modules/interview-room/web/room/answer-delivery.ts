import { AnswerOutbox, type OutgoingAnswer } from './answer-outbox.ts'
import type { RoomConnection } from './room-connection.ts'
import type { SessionStore } from './session-store.ts'
import { UnsentAudio } from './unsent-audio.ts'

const FRAME_BYTES = 64 * 1024
/** How long an answer that the room could not take waits until it is sent again, in ms. */
const RETRY_AFTER_MS = 3000

function deviceStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    // Without storage, answers wait in the page.
    return null
  }
}

/** Delivers submitted answers: each is stored on the device and sent again until the room has acknowledged it. */
export class AnswerDelivery {
  private readonly outbox: AnswerOutbox
  private readonly unsentAudio = new UnsentAudio()

  constructor(
    private readonly connection: Pick<RoomConnection, 'send' | 'sendBytes'>,
    private readonly store: SessionStore,
    screeningId: string,
  ) {
    this.outbox = new AnswerOutbox(screeningId, deviceStorage())
  }

  /** Whether an answer to this question has not been acknowledged. */
  has(questionId: string | null): boolean {
    return this.outbox.has(questionId)
  }

  /** Waits until the room has every answer, but not longer than this. @param withinMs in ms */
  async delivered(withinMs: number): Promise<void> {
    const until = Date.now() + withinMs
    while (this.outbox.all.length > 0 && Date.now() < until) await new Promise(resolve => setTimeout(resolve, 100))
  }

  /** Stores an answer for the next `flush`, with its audio if the server is to transcribe it. */
  async add(answer: OutgoingAnswer, audio: ArrayBuffer | null): Promise<void> {
    if (audio) await this.unsentAudio.store(answer.client_turn_id, audio)
    this.outbox.add(answer)
  }

  /** Sends every answer that the room has not acknowledged. An answer sent twice is one turn. */
  async flush(): Promise<void> {
    for (const answer of this.outbox.all) {
      const { text, mime, input, ...rest } = answer
      if (text !== null) this.connection.send({ type: 'answer', ...rest, text, input })
      else await this.sendAudio(answer.client_turn_id, mime ?? 'audio/webm', rest)
    }
  }

  /** The room has committed an answer. @returns whether this page had submitted it */
  acknowledged(clientTurnId: string): boolean {
    void this.unsentAudio.remove(clientTurnId)
    return this.outbox.acknowledged(clientTurnId)
  }

  /** The room could not take an answer. Typed text comes back into the box; audio can be sent once more. */
  refused(clientTurnId: string, code: string): void {
    const answer = this.outbox.all.find(({ client_turn_id }) => client_turn_id === clientTurnId)
    if (!answer) return
    const retryable = code === 'failed' || code === 'transcription_failed'
    if (retryable && answer.text === null) return this.store.patch({ sent: null, notice: 'not_received' })
    if (retryable) return void setTimeout(() => void this.flush(), RETRY_AFTER_MS)
    this.acknowledged(clientTurnId)
    this.store.patch({
      sent: null,
      // Audio is no reason to empty the box, which may already have the next answer.
      ...(answer.text !== null && { text: answer.text }),
      notice: code === 'nothing_heard' ? 'nothing_heard' : 'not_received',
    })
  }

  private async sendAudio(id: string, mime: string, rest: Omit<OutgoingAnswer, 'text' | 'mime' | 'input'>) {
    const bytes = await this.unsentAudio.read(id)
    if (!bytes) {
      this.acknowledged(id)
      return this.store.patch({ sent: null, notice: 'audio_lost' })
    }
    this.connection.send({ type: 'audio_begin', client_turn_id: id, mime })
    for (let at = 0; at < bytes.byteLength; at += FRAME_BYTES)
      this.connection.sendBytes(bytes.slice(at, at + FRAME_BYTES))
    this.connection.send({ type: 'audio_end', ...rest })
  }
}
