import { useCallback, useEffect, useRef, useState } from 'react'
import { savePreferences } from '../preferences.ts'
import { SpeechRecognizer } from '../sound/speech-recognizer.ts'
import { type SpeechToText, speechToText } from '../sound/speech-to-text.ts'

export interface SpeechTest {
  /** What turns speech into text, as far as it is known. */
  readonly speech: SpeechToText
  /** What the browser has recognized in the test. */
  readonly heard: string
  /** Tries the browser's recognizer, if it is the one that is needed. Called when the microphone is open. */
  readonly start: () => void
  readonly stop: () => void
  /** The browser's recognizer turned out not to work. */
  readonly fail: () => void
}

/** Finds out before the interview whether speech can be turned into text: by this server, this browser, or not at all. */
export function useSpeechTest(server: 'server' | 'browser', language: string): SpeechTest {
  const [speech, setSpeech] = useState(() => speechToText(server))
  const [heard, setHeard] = useState('')
  const recognizer = useRef<SpeechRecognizer | null>(null)
  const stop = useCallback(() => recognizer.current?.stop(), [])
  const fail = useCallback(() => {
    savePreferences({ recognition: 'fails' })
    setSpeech('none')
  }, [])
  const start = useCallback(() => {
    if (speech !== 'browser') return
    recognizer.current ??= new SpeechRecognizer(language, {
      onText: (final, interim) => {
        savePreferences({ recognition: 'works' })
        setHeard(`${final} ${interim}`.trim())
      },
      onUnavailable: fail,
    })
    recognizer.current.listen()
  }, [speech, language, fail])
  useEffect(() => stop, [stop])
  return { speech, heard, start, stop, fail }
}
