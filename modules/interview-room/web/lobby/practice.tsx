import { Mic, RotateCcw, Square } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { keptWays } from '../kept-link.ts'
import { Microphone } from '../sound/microphone.ts'
import { VoiceBar } from '../sound/voice-bar.tsx'

const LONGEST_MS = 60_000
const MIMES = ['audio/webm;codecs=opus', 'audio/mp4']

/** A question that counts for nothing: speak and hear yourself, or write. It never leaves the page. */
export function Practice({ typed }: { typed: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="card iv-practice">
      <p className="iv-practice-quote">What did you have for breakfast today?</p>
      <p className="iv-note col-start-1">A practice question, about a minute. It counts for nothing and is not kept.</p>
      {!open && <Button onClick={() => setOpen(true)}>Try it</Button>}
      {open && <div className="iv-practice-try">{typed ? <WriteIt /> : <SpeakIt />}</div>}
    </div>
  )
}

function WriteIt() {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <div className="iv-edit">
      <label htmlFor={id}>Your practice answer</label>
      <textarea id={id} className="iv-text" value={text} onChange={event => setText(event.target.value)} />
      <p className="iv-note">
        {text.trim()
          ? 'That is all there is to it. In the interview, “I’m done” hands it in.'
          : 'Write as you would to a colleague.'}
      </p>
    </div>
  )
}

function SpeakIt() {
  const [state, setState] = useState<'still' | 'asking' | 'recording' | 'failed'>('still')
  const [heard, setHeard] = useState<string | null>(null)
  const running = useRef<{ microphone: Microphone; recorder: MediaRecorder } | null>(null)
  const stop = () => {
    if (running.current?.recorder.state === 'recording') running.current.recorder.stop()
  }
  useEffect(() => stop, [])
  useEffect(() => {
    if (!heard) return
    return () => URL.revokeObjectURL(heard)
  }, [heard])
  async function start() {
    setHeard(null)
    setState('asking')
    try {
      const microphone = await Microphone.open(keptWays().microphone, false)
      const mimeType = MIMES.find(one => MediaRecorder.isTypeSupported(one))
      const recorder = new MediaRecorder(microphone.sound, { mimeType })
      const parts: Blob[] = []
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
      recorder.addEventListener('stop', () => {
        microphone.close()
        running.current = null
        setHeard(URL.createObjectURL(new Blob(parts, { type: mimeType?.split(';')[0] })))
        setState('still')
      })
      running.current = { microphone, recorder }
      recorder.start()
      setTimeout(() => recorder.state === 'recording' && recorder.stop(), LONGEST_MS)
      setState('recording')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="grid gap-3">
      {state === 'recording' && <VoiceBar mine level={() => running.current?.microphone.meter.level() ?? 0} />}
      {heard && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the listener's own words of a moment ago
        <audio controls src={heard} className="w-full" aria-label="Your practice answer" />
      )}
      <p className="iv-acts mt-0 items-center">
        {state === 'recording' ? (
          <Button kind="primary" onClick={stop}>
            <Icon of={Square} />
            Stop and listen
          </Button>
        ) : (
          <Button kind={heard ? 'default' : 'primary'} busy={state === 'asking'} onClick={() => void start()}>
            <Icon of={heard ? RotateCcw : Mic} />
            {heard ? 'Once more' : 'Speak your answer'}
          </Button>
        )}
        <span className="iv-note" role="status">
          {state === 'recording' && 'Listening. Say a sentence or two.'}
          {state === 'failed' && 'The microphone is not there just now. Check it above, or type in the interview.'}
          {state === 'still' && heard && 'This is how you come through. It goes when you leave this page.'}
        </span>
      </p>
    </div>
  )
}
