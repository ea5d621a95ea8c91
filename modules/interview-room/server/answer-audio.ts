import { ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { MAX_ANSWER_CHARACTERS } from '../room-protocol.ts'
import { roomProblems } from '../words/problems.ts'
import type { Snapshot } from '#modules/screenings/public.ts'
import type { Transcript } from './transcriptions.ts'

/** A spoken answer of ten minutes in any encoding. */
const MAX_BYTES = 12 * 1024 * 1024
const TIMEOUT_MS = 30_000

/** A spoken answer that is being received. The page also stores it until the answer is acknowledged. */
export class AnswerAudio {
  private readonly parts: Buffer[] = []
  private bytes = 0
  constructor(
    readonly clientTurnId: string,
    private readonly mime: string,
  ) {}

  add(part: Buffer) {
    this.bytes += part.length
    if (this.bytes > MAX_BYTES) throw new ProblemError(413, 'answer_too_long', roomProblems.answerTooLong)
    this.parts.push(part)
  }

  /** The transcript of the answer. @throws 409 `nothing_heard`, SpeechUnavailable */
  async transcribe(services: Services, { job, organization, settings }: Snapshot): Promise<Transcript> {
    const { transcriber } = services
    if (!transcriber) throw new ProblemError(409, 'no_transcription', roomProblems.noTranscription)
    const { text, confidence } = await transcriber.transcribe({
      audio: Buffer.concat(this.parts),
      mime: this.mime,
      language: settings.language,
      key_terms: [job.title, organization.name, ...job.requirements.map(requirement => requirement.text)],
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (text.trim() === '') throw new ProblemError(409, 'nothing_heard', roomProblems.nothingUnderstood)
    return { text: text.trim().slice(0, MAX_ANSWER_CHARACTERS), confidence: confidence ?? null }
  }
}
