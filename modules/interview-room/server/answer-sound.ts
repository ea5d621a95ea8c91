import { ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import type { Snapshot } from '#modules/screenings/public.ts'

/** A spoken answer of ten minutes, however it is coded. */
const MOST_BYTES = 12 * 1024 * 1024
const PATIENCE_MS = 30_000

/** A spoken answer on its way: its bytes until it is whole. The page keeps them too, until the answer is heard. */
export class AnswerSound {
  private readonly parts: Buffer[] = []
  private bytes = 0
  constructor(
    readonly clientTurnId: string,
    private readonly mime: string,
  ) {}

  add(part: Buffer) {
    this.bytes += part.length
    if (this.bytes > MOST_BYTES)
      throw new ProblemError(
        413,
        'answer_too_long',
        'This answer is too long to be sent at once. Please type the rest.',
      )
    this.parts.push(part)
  }

  /** What was said. @throws 409 `nothing_heard`, SpeechUnavailable */
  async transcribe(
    services: Services,
    { job, organization, settings }: Snapshot,
  ): Promise<{ text: string; confidence: number | null }> {
    const { transcriber } = services
    if (!transcriber)
      throw new ProblemError(409, 'no_transcription', 'Nothing here writes speech down. Please type your answer.')
    const { text, confidence } = await transcriber.transcribe({
      audio: Buffer.concat(this.parts),
      mime: this.mime,
      language: settings.language,
      key_terms: [job.title, organization.name, ...job.requirements.map(requirement => requirement.text)],
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (text.trim() === '')
      throw new ProblemError(409, 'nothing_heard', 'No words could be heard in that. Please say it again, or type it.')
    return { text: text.trim().slice(0, 20_000), confidence: confidence ?? null }
  }
}
