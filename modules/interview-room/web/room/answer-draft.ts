import { answerParts } from './answer-limit.ts'
import { type LocalDraft, saveDraft, savedDraft } from './local-draft.ts'
import type { RoomDraft } from './room-view.ts'
import type { RoomConnection } from './room-connection.ts'
import { questionToAnswer, type SessionStore } from './session-store.ts'

const SEND_AFTER_MS = 700

/** A draft that the room saved this much later than the device did comes from another device, in ms. */
const ON_ITS_WAY_MS = 5000

/** Whether another device has changed the answer since it was saved on this one. Of a very long one the room only has the start. */
export const isOutdated = (local: LocalDraft, room: RoomDraft, now: number): boolean =>
  now - local.at > room.age_ms + ON_ITS_WAY_MS && answerParts(local.text)[0] !== room.text

/** The draft of the current answer: on the device from the first letter on, and in the room after a short pause. */
export class AnswerDraft {
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Whether there were words, so that the room may have them and has to learn that they were deleted. */
  private hadText = false

  constructor(
    private readonly connection: Pick<RoomConnection, 'send'>,
    private readonly store: SessionStore,
    private readonly screeningId: string,
  ) {}

  onDevice(questionId: string | null): LocalDraft | null {
    const draft = savedDraft(this.screeningId)
    return draft?.question_id === questionId ? draft : null
  }

  saveOnDevice(text: string): void {
    saveDraft(this.screeningId, { text, question_id: questionToAnswer(this.store.read()), at: Date.now() })
  }

  /** Whether the candidate deleted everything. */
  get deleted(): boolean {
    return this.hadText && this.text === ''
  }

  /** Sends the draft to the room after a short pause. */
  schedule(): void {
    this.hadText ||= this.text !== ''
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.send(), SEND_AFTER_MS)
  }

  /** Sends the draft to the room now: it counts as the answer if anything else ends the question. */
  send(): void {
    clearTimeout(this.timer)
    const session = this.store.read()
    const { text } = this
    this.hadText ||= text !== ''
    const input = session.typing ? 'typed' : 'spoken'
    // The text beyond the limit is stored on the device and submitted with the answer.
    const [start = ''] = answerParts(text)
    if (this.hadText)
      this.connection.send({ type: 'draft', text: start, input, question_id: questionToAnswer(session) })
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  clear(): void {
    this.stop()
    this.hadText = false
    saveDraft(this.screeningId, null)
  }

  private get text(): string {
    const { text, interim } = this.store.read()
    return `${text} ${interim}`.trim()
  }
}
