import { answerParts } from './answer-limit.ts'

/** An answer that is being sent: stored on the device until the room has acknowledged it. */
export interface OutgoingAnswer {
  readonly client_turn_id: string
  readonly question_id: string | null
  readonly start_ms: number | null
  readonly audio: { readonly recording_id: string; readonly ms: number } | null
  readonly input: 'spoken' | 'typed'
  /** Null for a spoken answer that the server transcribes. */
  readonly text: string | null
  /** The type of the audio, if there is any to send. */
  readonly mime: string | null
}

/** A longer text than the room accepts becomes several answers to the same question. */
const inParts = (answer: OutgoingAnswer): OutgoingAnswer[] =>
  answerParts(answer.text ?? '').map((part, index) => ({
    ...answer,
    ...(index > 0 && { client_turn_id: crypto.randomUUID() }),
    text: answer.text === null ? null : part,
  }))

type AnswerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The answers of one interview that the room has not acknowledged, in order. They survive a reload of the page. */
export class AnswerOutbox {
  private readonly key: string
  private items: OutgoingAnswer[]

  constructor(
    screeningId: string,
    private readonly storage: AnswerStorage | null,
  ) {
    this.key = `interview_answers:${screeningId}`
    const stored = this.read()
    this.items = stored.flatMap(inParts)
    if (this.items.length > stored.length) this.write()
  }

  get all(): readonly OutgoingAnswer[] {
    return this.items
  }

  /** Whether an answer to this question is waiting to be acknowledged. */
  has(questionId: string | null): boolean {
    return this.items.some(({ question_id }) => question_id === questionId)
  }

  add(answer: OutgoingAnswer): void {
    this.items = [
      ...this.items.filter(({ client_turn_id }) => client_turn_id !== answer.client_turn_id),
      ...inParts(answer),
    ]
    this.write()
  }

  /** @returns whether the answer was in the outbox */
  acknowledged(clientTurnId: string): boolean {
    const rest = this.items.filter(({ client_turn_id }) => client_turn_id !== clientTurnId)
    if (rest.length === this.items.length) return false
    this.items = rest
    this.write()
    return true
  }

  private read(): OutgoingAnswer[] {
    try {
      const stored: unknown = JSON.parse(this.storage?.getItem(this.key) ?? '[]')
      return Array.isArray(stored) ? (stored as OutgoingAnswer[]) : []
    } catch {
      return []
    }
  }

  private write() {
    try {
      if (this.items.length === 0) this.storage?.removeItem(this.key)
      else this.storage?.setItem(this.key, JSON.stringify(this.items))
    } catch {
      // Storage is full or unavailable: the answer still waits in the page.
    }
  }
}
