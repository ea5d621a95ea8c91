import type { Log } from '#platform/log/log.ts'
import { elevenLabsVoice } from './elevenlabs-voice.ts'
import { offlineVoice } from './offline-voice.ts'
import { openAiVoice } from './openai-voice.ts'
import type { RemoteVoice, Voice } from './port.ts'
import { withOffline } from './with-offline.ts'

/** The variables of the environment that decide which voices there are. */
export interface VoiceVariables {
  readonly ELEVENLABS_API_KEY?: string | undefined
  readonly ELEVENLABS_BASE_URL: string
  readonly ELEVENLABS_MODEL: string
  readonly SPEECH_BASE_URL?: string | undefined
  readonly SPEECH_API_KEY?: string | undefined
  readonly SPEECH_MODEL: string
  readonly SPEECH_VOICES: readonly { readonly voice_id: string; readonly name: string }[]
}

function remoteVoice(variables: VoiceVariables): RemoteVoice | null {
  const { ELEVENLABS_API_KEY, ELEVENLABS_BASE_URL, ELEVENLABS_MODEL, SPEECH_BASE_URL } = variables
  if (ELEVENLABS_API_KEY)
    return elevenLabsVoice({ base_url: ELEVENLABS_BASE_URL, api_key: ELEVENLABS_API_KEY, model: ELEVENLABS_MODEL })
  const { SPEECH_API_KEY: api_key, SPEECH_MODEL: model, SPEECH_VOICES: voices } = variables
  return SPEECH_BASE_URL ? openAiVoice({ base_url: SPEECH_BASE_URL, api_key, model, voices }) : null
}

/** The voices that are configured, with the offline ones; only these if no provider is. */
export function chosenVoice(variables: VoiceVariables, log: Log): Voice {
  const remote = remoteVoice(variables)
  const offline = offlineVoice()
  return remote ? withOffline(remote, offline, log) : offline
}
