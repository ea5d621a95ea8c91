/** What one side said without a break. */
export interface Turn {
  id: string
  speaker: 'interviewer' | 'candidate'
  text: string
  /** Since the start of the interview. */
  start_ms: number
  end_ms: number
  /** 0–1, if the transcriber reports it. */
  confidence?: number
}
