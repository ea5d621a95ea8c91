type VoiceProvider = 'offline' | 'elevenlabs' | 'openai-compatible'

/** A voice that can be chosen. */
export interface VoiceInfo {
  voice_id: string
  name: string
  provider: VoiceProvider
  /** BCP 47. */
  language: string
  gender?: 'female' | 'male'
}

export interface SpokenWord {
  text: string
  start_ms: number
  end_ms: number
}

export interface SpokenAudio {
  /** A complete WAV file: 16 kHz, mono, 16-bit. */
  wav: Buffer
  duration_ms: number
  /** Loudness (RMS, 0–1 of full scale) of each 40 ms, for drawing. */
  envelope: number[]
  /** When each word is heard, for captions; accurate to about a tenth of a second. */
  words: SpokenWord[]
}

export interface SpeakRequest {
  /** Plain text, at most 2,000 characters; markup and control characters are never interpreted as commands. */
  text: string
  voice_id: string
  /** Speed as a multiple of the voice's own, 0.5–2; 1 if left out. */
  rate?: number
}

/**
 * Turns text into speech. `speak` throws `SpeechRefused` (the request cannot be spoken) or `SpeechUnavailable` (the
 * synthesizer failed twice, or the provider did not deliver).
 */
export interface Voice {
  /** Whose voices are offered first. The offline voices always work as well. */
  readonly provider: VoiceProvider
  /** The voices that are known now. */
  voices(): readonly VoiceInfo[]
  /** Asks the provider for its voices, if the known ones are old. @throws SpeechUnavailable; the known ones stay */
  refresh(): Promise<void>
  /** What the audio of a voice depends on, besides text and speed: a part of the key of stored speech. */
  sourceOf(voiceId: string): string
  /** The offline voice that speaks when the provider of this one fails; null for an offline voice. */
  substituteFor(voiceId: string): string | null
  speak(request: SpeakRequest): Promise<SpokenAudio>
  /** Stops the synthesizer. Requests that are still waiting fail with `SpeechUnavailable`. */
  close(): Promise<void>
}

/** A service that speaks over the network. */
export interface RemoteVoice {
  readonly provider: VoiceProvider
  /** The provider and its model, for the key of stored speech. */
  readonly source: string
  /** @throws SpeechUnavailable */
  list(): Promise<VoiceInfo[]>
  /** @throws SpeechRefused, SpeechUnavailable */
  speak(request: SpeakRequest): Promise<SpokenAudio>
}

/** The request itself is invalid: an unknown voice, nothing to say, or too long. */
export class SpeechRefused extends Error {
  readonly code = 'speech_refused'

  constructor(message: string) {
    super(message)
    this.name = 'SpeechRefused'
  }
}

/** Why a provider did not deliver: its key is refused, the account has no credit, too many requests, or something else. */
export type SpeechProblem = 'key_refused' | 'no_credit' | 'busy' | 'failed'

/** Speech or transcription failed on our side or the service's. `retryAfter` in seconds, if the service reports it. */
export class SpeechUnavailable extends Error {
  readonly code = 'speech_unavailable'
  readonly retryable: boolean
  readonly retryAfter: number | undefined
  readonly problem: SpeechProblem

  constructor(
    message: string,
    options: { retryable?: boolean; retryAfter?: number; problem?: SpeechProblem; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'SpeechUnavailable'
    this.retryable = options.retryable ?? true
    this.retryAfter = options.retryAfter
    this.problem = options.problem ?? 'failed'
  }
}
