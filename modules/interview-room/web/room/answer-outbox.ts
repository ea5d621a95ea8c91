/** An answer on its way: kept on the device until the room says that it heard it. */
export interface OutgoingAnswer {
  readonly client_turn_id: string
  readonly question_id: string | null
  readonly start_ms: number | null
  readonly audio: { readonly recording_id: string; readonly ms: number } | null
  readonly input: 'spoken' | 'typed'
  /** Null for a spoken answer that the server is to write down. */
  readonly text: string | null
  /** The sound's type, where there is one to send. */
  readonly mime: string | null
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Answers of one interview that the room has not acknowledged, in their order; they outlive the page. */
export class AnswerOutbox {
  private readonly key: string
  private items: OutgoingAnswer[]

  constructor(
    screeningId: string,
    private readonly storage: Kept | null,
  ) {
    this.key = `interview_answers:${screeningId}`
    this.items = this.read()
  }

  get all(): readonly OutgoingAnswer[] {
    return this.items
  }

  add(answer: OutgoingAnswer): void {
    this.items = [...this.items.filter(({ client_turn_id }) => client_turn_id !== answer.client_turn_id), answer]
    this.write()
  }

  /** @returns whether it was one of ours */
  acknowledged(clientTurnId: string): boolean {
    const rest = this.items.filter(({ client_turn_id }) => client_turn_id !== clientTurnId)
    if (rest.length === this.items.length) return false
    this.items = rest
    this.write()
    return true
  }

  private read(): OutgoingAnswer[] {
    try {
      const kept: unknown = JSON.parse(this.storage?.getItem(this.key) ?? '[]')
      return Array.isArray(kept) ? (kept as OutgoingAnswer[]) : []
    } catch {
      return []
    }
  }

  private write() {
    try {
      if (this.items.length === 0) this.storage?.removeItem(this.key)
      else this.storage?.setItem(this.key, JSON.stringify(this.items))
    } catch {
      // Storage is full or shut: the answer still waits in the page.
    }
  }
}

/** What stands in the answer box, on the device: it survives a reload even while the line is lost. */
export interface KeptDraft {
  readonly text: string
  readonly question_id: string | null
}
const draftKey = (screeningId: string) => `interview_draft:${screeningId}`

export function keepDraft(screeningId: string, draft: KeptDraft | null): void {
  try {
    if (!draft?.text) localStorage.removeItem(draftKey(screeningId))
    else localStorage.setItem(draftKey(screeningId), JSON.stringify(draft))
  } catch {
    // As above: the server keeps one too.
  }
}

export function keptDraft(screeningId: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(draftKey(screeningId)) ?? 'null') as KeptDraft | null
  } catch {
    return null
  }
}
