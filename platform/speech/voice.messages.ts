import type { FliteSettings } from './offline-voices.ts'

/** What the thread is started with: an empty folder of its own. */
export interface VoiceThreadData {
  folder: string
}

/** From the server's thread to the voice's. */
export interface SynthesisRequest {
  id: number
  sentence: string
  settings: FliteSettings
}

/** And back: the WAV file as Flite wrote it and its phone line, or why there is none. */
export type SynthesisReply =
  | { id: number; ok: true; wav: Uint8Array; phones: string }
  | { id: number; ok: false; message: string }
