/** A voice a person can choose. */
export interface VoiceInfo {
  voice_id: string
  name: string
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
  /** A whole WAV file: 16 kHz, one channel, 16-bit. */
  wav: Buffer
  duration_ms: number
  /** Loudness (RMS, 0–1 of full scale) of each 40 ms, for drawing. */
  envelope: number[]
  /** Where each word of the text is heard, for captions: within about a tenth of a second, not to the phone. */
  words: SpokenWord[]
}

export interface SpeakRequest {
  /** Plain text, at most 2,000 characters; marks and control characters are never read as commands. */
  text: string
  voice_id: string
  /** Speed as a multiple of the voice's own, 0.5–2; 1 if left out. */
  rate?: number
}

/**
 * Turns text into speech. `speak` throws `SpeechRefused` (the request cannot be spoken) or `SpeechUnavailable` (the
 * synthesizer failed twice, or the service is out of reach).
 */
export interface Voice {
  readonly provider: 'offline'
  voices(): VoiceInfo[]
  speak(request: SpeakRequest): Promise<SpokenAudio>
  /** Lets go of the synthesizer. Whatever is still waiting fails with `SpeechUnavailable`. */
  close(): Promise<void>
}

/** The request itself is at fault: an unknown voice, nothing to say, too long. */
export class SpeechRefused extends Error {
  readonly code = 'speech_refused'

  constructor(message: string) {
    super(message)
    this.name = 'SpeechRefused'
  }
}

/** Speech or transcription failed on our side or the service's. `retryAfter` in seconds where told. */
export class SpeechUnavailable extends Error {
  readonly code = 'speech_unavailable'
  readonly retryable: boolean
  readonly retryAfter: number | undefined

  constructor(message: string, options: { retryable?: boolean; retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'SpeechUnavailable'
    this.retryable = options.retryable ?? true
    this.retryAfter = options.retryAfter
  }
}
