import type { VoiceInfo } from './port.ts'

/** How Flite speaks: one of its voices, the tempo, and the mean pitch in hertz. */
export interface FliteSettings {
  voice: 'slt' | 'rms' | 'awb' | 'kal16'
  /** Above 1 is slower. */
  stretch: number
  /** Omitted if the voice's own pitch is best. */
  pitch?: number
}

export interface OfflineVoice extends VoiceInfo {
  flite: FliteSettings
}

// Seven clearly different voices from four recorded speakers. English only, because Flite has no other language.
const voices: readonly Omit<OfflineVoice, 'provider'>[] = [
  {
    voice_id: 'offline-nora',
    name: 'Nora',
    language: 'en-US',
    gender: 'female',
    flite: { voice: 'slt', stretch: 1.08 },
  },
  {
    voice_id: 'offline-clara',
    name: 'Clara',
    language: 'en-US',
    gender: 'female',
    flite: { voice: 'slt', stretch: 1.14, pitch: 148 },
  },
  {
    voice_id: 'offline-june',
    name: 'June',
    language: 'en-US',
    gender: 'female',
    flite: { voice: 'slt', stretch: 1.02, pitch: 196 },
  },
  {
    voice_id: 'offline-miles',
    name: 'Miles',
    language: 'en-US',
    gender: 'male',
    flite: { voice: 'rms', stretch: 1.05 },
  },
  {
    voice_id: 'offline-theo',
    name: 'Theo',
    language: 'en-US',
    gender: 'male',
    flite: { voice: 'rms', stretch: 1.1, pitch: 112 },
  },
  { voice_id: 'offline-ewan', name: 'Ewan', language: 'en-GB', gender: 'male', flite: { voice: 'awb', stretch: 1.06 } },
  {
    voice_id: 'offline-karl',
    name: 'Karl',
    language: 'en-US',
    gender: 'male',
    flite: { voice: 'kal16', stretch: 1.1 },
  },
]

export const OFFLINE_VOICES: readonly OfflineVoice[] = voices.map(voice => ({ ...voice, provider: 'offline' }))
