import { Mic, RotateCcw, Square } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { deviceWords } from '../../words/devices.ts'
import { savedPreferences } from '../preferences.ts'
import { Microphone } from '#modules/recordings/web/capture/microphone.ts'
import { SpeechRecognizer } from '../sound/speech-recognizer.ts'
import { VoiceBar } from '#ui/voice-bar.tsx'

const words = deviceWords.practice
const LONGEST_MS = 60_000
const MIME_TYPES = ['audio/webm;codecs=opus', 'audio/mp4']

interface PracticeProps {
  typed: boolean
  /** The language in which the browser turns speech into text; null if the browser does not do it. */
  language: string | null
  onRecognitionFailed: () => void
}

/** A practice question: the candidate speaks and hears themselves, or types. Nothing leaves the page. */
export function Practice({ typed, language, onRecognitionFailed }: PracticeProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="card iv-practice">
      <p className="iv-practice-question">{words.question}</p>
      <p className="iv-note col-start-1">{words.note}</p>
      {!open && <Button onClick={() => setOpen(true)}>{words.start}</Button>}
      {open && (
        <div className="iv-practice-answer">
          {typed ? <TypedPractice /> : <SpokenPractice language={language} onRecognitionFailed={onRecognitionFailed} />}
        </div>
      )}
    </div>
  )
}

function TypedPractice() {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <div className="iv-edit">
      <label htmlFor={id}>{words.label}</label>
      <textarea id={id} className="iv-text" value={text} onChange={event => setText(event.target.value)} />
      <p className="iv-note">{text.trim() ? words.typeDone : words.typeHint}</p>
    </div>
  )
}

interface Practicing {
  readonly microphone: Microphone
  readonly recorder: MediaRecorder
  readonly recognizer: SpeechRecognizer | null
}

function SpokenPractice({ language, onRecognitionFailed }: Omit<PracticeProps, 'typed'>) {
  const [state, setState] = useState<'idle' | 'asking' | 'recording' | 'failed'>('idle')
  const [recorded, setRecorded] = useState<string | null>(null)
  const [text, setText] = useState('')
  const running = useRef<Practicing | null>(null)
  const stop = () => {
    if (running.current?.recorder.state === 'recording') running.current.recorder.stop()
  }
  useEffect(() => stop, [])
  useEffect(() => {
    if (!recorded) return
    return () => URL.revokeObjectURL(recorded)
  }, [recorded])
  async function start() {
    setRecorded(null)
    setText('')
    setState('asking')
    try {
      const microphone = await Microphone.open(savedPreferences().microphone, false)
      const mimeType = MIME_TYPES.find(type => MediaRecorder.isTypeSupported(type))
      const recorder = new MediaRecorder(microphone.audio, { mimeType })
      const recognizer =
        language === null
          ? null
          : new SpeechRecognizer(language, {
              onText: (final, interim) => setText(`${final} ${interim}`.trim()),
              onUnavailable: onRecognitionFailed,
            })
      const parts: Blob[] = []
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
      recorder.addEventListener('stop', () => {
        microphone.close()
        recognizer?.stop()
        running.current = null
        setRecorded(URL.createObjectURL(new Blob(parts, { type: mimeType?.split(';')[0] })))
        setState('idle')
      })
      running.current = { microphone, recorder, recognizer }
      recorder.start()
      recognizer?.listen()
      setTimeout(() => recorder.state === 'recording' && recorder.stop(), LONGEST_MS)
      setState('recording')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="grid gap-3">
      {state === 'recording' && <VoiceBar mine level={() => running.current?.microphone.meter.level() ?? 0} />}
      {text && <p className="iv-note">{words.heard(text)}</p>}
      {recorded && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the listener's own words of a moment ago
        <audio controls src={recorded} className="w-full" aria-label={words.label} />
      )}
      <p className="iv-actions mt-0 items-center">
        {state === 'recording' ? (
          <Button kind="primary" onClick={stop}>
            <Icon of={Square} />
            {words.stop}
          </Button>
        ) : (
          <Button kind={recorded ? 'default' : 'primary'} busy={state === 'asking'} onClick={() => void start()}>
            <Icon of={recorded ? RotateCcw : Mic} />
            {recorded ? words.again : words.speak}
          </Button>
        )}
        <span className="iv-note" role="status">
          {state === 'recording' && words.listening}
          {state === 'failed' && words.failed}
          {state === 'idle' && recorded && words.playback}
        </span>
      </p>
    </div>
  )
}
