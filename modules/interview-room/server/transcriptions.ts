export interface Transcript {
  readonly text: string
  /** 0–1, if the transcriber reports it. */
  readonly confidence: number | null
}

/** A page that lost its connection comes back and sends the answer again within this time, in ms. */
const REMEMBERED_MS = 10 * 60_000

/**
 * The spoken answers that this server transcribes, by screening and the answer's own id. A page that reconnects while its answer is
 * transcribed sends it again: it then gets the transcript that is under way or ready, so that each answer is transcribed once.
 */
export class Transcriptions {
  private readonly running = new Map<string, Promise<Transcript>>()

  has(key: string): boolean {
    return this.running.has(key)
  }

  /** The transcript of an answer; `work` runs only if none is under way or ready. A failed one is removed, so that it can be tried again. */
  run(key: string, work: () => Promise<Transcript>): Promise<Transcript> {
    const known = this.running.get(key)
    if (known) return known
    const transcript = work()
    this.running.set(key, transcript)
    transcript.then(
      () => setTimeout(() => this.running.delete(key), REMEMBERED_MS).unref(),
      () => this.running.delete(key),
    )
    return transcript
  }
}
