import { Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { practiceVoice } from '../candidate-api.ts'
import { InterviewerVoice } from '../sound/interviewer-voice.ts'

/** A few words in the interviewer's own voice. */
export function PlayVoice({ token }: { token: string }) {
  const [state, setState] = useState<'still' | 'loading' | 'playing' | 'failed'>('still')
  const voice = useRef<InterviewerVoice | null>(null)
  const bytes = useRef<ArrayBuffer | null>(null)
  useEffect(() => () => void voice.current?.stop(), [])
  async function play() {
    if (state === 'playing') {
      voice.current?.stop()
      return setState('still')
    }
    setState('loading')
    try {
      voice.current ??= new InterviewerVoice()
      bytes.current ??= await practiceVoice(token)
      await voice.current.playBytes(bytes.current.slice(0), () => setState('still'))
      setState('playing')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button busy={state === 'loading'} onClick={() => void play()}>
        {state !== 'loading' && <Icon of={Volume2} />}
        {state === 'playing' ? 'Stop' : 'Hear the voice'}
      </Button>
      {state === 'failed' && (
        <span className="iv-note self-center" role="alert">
          The voice does not answer just now. All it says stands on screen too.
        </span>
      )}
    </>
  )
}
