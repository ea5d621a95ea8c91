import { Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { deviceWords as words } from '../../words/devices.ts'
import { practiceVoice } from '../candidate-api.ts'
import { InterviewerVoice } from '../sound/interviewer-voice.ts'

/** Plays a short sample of the interviewer's voice. */
export function PlayVoice({ token }: { token: string }) {
  const [state, setState] = useState<'idle' | 'loading' | 'playing' | 'failed'>('idle')
  const voice = useRef<InterviewerVoice | null>(null)
  const bytes = useRef<ArrayBuffer | null>(null)
  useEffect(() => () => void voice.current?.stop(), [])
  async function play() {
    if (state === 'playing') {
      voice.current?.stop()
      return setState('idle')
    }
    setState('loading')
    try {
      voice.current ??= new InterviewerVoice()
      bytes.current ??= await practiceVoice(token)
      await voice.current.playBytes(bytes.current.slice(0), () => setState('idle'))
      setState('playing')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button busy={state === 'loading'} onClick={() => void play()}>
        {state !== 'loading' && <Icon of={Volume2} />}
        {state === 'playing' ? words.stopVoice : words.playVoice}
      </Button>
      {state === 'failed' && (
        <span className="iv-note self-center" role="alert">
          {words.voiceFailed}
        </span>
      )}
    </>
  )
}
