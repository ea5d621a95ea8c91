import { savedPreferences } from '../preferences.ts'
import { SpeechRecognizer } from './speech-recognizer.ts'

/** What turns a spoken answer into text: the server, the browser, or nothing, so that answers have to be typed. */
export type SpeechToText = 'server' | 'browser' | 'none'

/** What can turn speech into text here, as far as it is known. `server`: what the server says about itself. */
export function speechToText(server: 'server' | 'browser'): SpeechToText {
  if (server === 'server') return 'server'
  return SpeechRecognizer.exists && savedPreferences().recognition !== 'fails' ? 'browser' : 'none'
}
