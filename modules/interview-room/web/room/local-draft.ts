/** The contents of the answer box, stored on the device: they survive a reload even while the connection is lost. */
export interface LocalDraft {
  readonly text: string
  readonly question_id: string | null
  /** When it was last changed, in ms since the epoch by this device's clock. */
  readonly at: number
}

const keyOf = (screeningId: string) => `interview_draft:${screeningId}`

export function saveDraft(screeningId: string, draft: LocalDraft | null): void {
  try {
    if (!draft?.text) localStorage.removeItem(keyOf(screeningId))
    else localStorage.setItem(keyOf(screeningId), JSON.stringify(draft))
  } catch {
    // Without storage, the server still has a copy.
  }
}

export function savedDraft(screeningId: string): LocalDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(screeningId)) ?? 'null') as LocalDraft | null
  } catch {
    return null
  }
}
