import { Camera, CameraOff, Check, Keyboard, Mic, MicOff } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { Part } from '../frame.tsx'
import { keepWays } from '../kept-link.ts'
import { OwnPicture } from '../own-picture.tsx'
import type { MicrophoneProblem } from '../sound/microphone.ts'
import { VoiceBar } from '../sound/voice-bar.tsx'
import { PlayVoice } from './play-voice.tsx'
import { type MicrophoneCheck, useMicrophone } from './use-microphone.ts'

interface DeviceCheckProps {
  token: string
  screening: CandidateScreening
  typed: boolean
  onTyped: (typed: boolean) => void
  onProblem: (problem: MicrophoneProblem | null) => void
  practice: ReactNode
}

/** Sound and picture, tried out on this device alone. */
export function DeviceCheck({ token, screening, typed, onTyped, onProblem, practice }: DeviceCheckProps) {
  const wanted = screening.recording === 'video'
  const check = useMicrophone(wanted)
  const { state } = check
  const problem = state === 'blocked' || state === 'missing' || state === 'busy' ? state : null
  useEffect(() => onProblem(problem), [onProblem, problem])
  const type = () => {
    keepWays({ typed: true })
    onTyped(true)
  }
  const speak = async () => {
    keepWays({ typed: false })
    onTyped(false)
    await check.ask()
  }
  return (
    <Part id="check" title="Sound and picture" aside="Stays on this device until you start.">
      {problem && !typed ? (
        <Blocked problem={problem} onAgain={() => void check.ask()} onType={type} />
      ) : (
        <div className="card iv-check">
          <Seen track={typed ? null : (check.microphone?.picture ?? null)} />
          <div className="iv-hear">
            <Hearing check={check} typed={typed} onSpeak={() => void speak()} />
            <div className="iv-acts">
              <PlayVoice token={token} />
              {state === 'on' && !typed && <PictureSwitch check={check} />}
              {!typed && (
                <Button kind="quiet" onClick={type}>
                  <Icon of={Keyboard} />I will type
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
      {practice}
    </Part>
  )
}

function Hearing({ check, typed, onSpeak }: { check: MicrophoneCheck; typed: boolean; onSpeak: () => void }) {
  const id = useId()
  const { state, choices, microphone } = check
  const heard = useLoudest(check.level, state === 'on' && !typed)
  if (typed)
    return (
      <>
        <h3>You type your answers</h3>
        <p className="iv-note">
          They count exactly like spoken ones. The interviewer still speaks, with its words on screen.
        </p>
        <p className="iv-acts">
          <Button onClick={onSpeak}>
            <Icon of={Mic} />
            Speak after all
          </Button>
        </p>
      </>
    )
  if (state !== 'on')
    return (
      <>
        <h3>Can we hear you?</h3>
        <p className="iv-note">Your browser asks whether this page may use the microphone. Nothing is sent or kept.</p>
        <p className="iv-acts">
          <Button kind="primary" busy={state === 'asking'} onClick={onSpeak}>
            <Icon of={Mic} />
            Check microphone
          </Button>
        </p>
      </>
    )
  const percent = Math.round(heard.level * 100)
  return (
    <>
      <label htmlFor={id}>Microphone</label>
      <Select
        id={id}
        choices={choices.map(one => ({ value: one.id, label: one.name }))}
        value={microphone?.deviceId ?? ''}
        onChange={event => void check.ask(event.target.value)}
      />
      <div
        role="meter"
        aria-label="How loud you are"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-1.5"
      >
        <VoiceBar mine level={check.level} />
      </div>
      <p className="iv-result" role="status">
        <Icon of={heard.clear ? Check : Mic} className={heard.clear ? 'text-brand' : 'text-text-2'} />
        <span>
          {heard.clear ? (
            <>
              <b>You come through clearly.</b> Say a sentence and watch the bar open.
            </>
          ) : (
            <>
              <b>Say a sentence.</b> The bar opens when it hears you; if it stays closed, choose another microphone.
            </>
          )}
        </span>
      </p>
    </>
  )
}

const CLEAR = 0.18
const LOOK_EVERY_MS = 200

/** The level now, and whether anything clear was heard yet. */
function useLoudest(level: () => number, on: boolean) {
  const [heard, setHeard] = useState({ level: 0, clear: false })
  useEffect(() => {
    if (!on) return
    let loud = 0
    const timer = setInterval(() => {
      const now = level()
      loud = now > CLEAR ? loud + 1 : loud
      setHeard({ level: now, clear: loud >= 2 })
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [level, on])
  return heard
}

function PictureSwitch({ check }: { check: MicrophoneCheck }) {
  const on = check.microphone?.picture != null
  return (
    <Button onClick={() => void check.ask(undefined, !on)}>
      <Icon of={on ? CameraOff : Camera} />
      {on ? 'Picture off' : 'Picture on'}
    </Button>
  )
}

function Seen({ track }: { track: MediaStreamTrack | null }) {
  return (
    <div className="iv-see">
      <OwnPicture track={track} />
      <Chip>{track ? 'Only you see this' : 'No picture'}</Chip>
    </div>
  )
}

const BLOCKED = {
  blocked: {
    title: 'This browser does not let us hear you',
    says: 'Press the lock beside the address, set Microphone to Allow, then check again. Or type your answers: they count the same.',
  },
  missing: {
    title: 'No microphone was found',
    says: 'Plug one in, or choose it in your device’s settings, then check again. Or type your answers: they count the same.',
  },
  busy: {
    title: 'Something else is using the microphone',
    says: 'Close other calls and windows that listen, then check again. Or type your answers: they count the same.',
  },
} as const

function Blocked({
  problem,
  onAgain,
  onType,
}: {
  problem: MicrophoneProblem
  onAgain: () => void
  onType: () => void
}) {
  return (
    <div className="iv-problem" role="status">
      <Icon of={MicOff} size={20} />
      <b>{BLOCKED[problem].title}</b>
      <p className="iv-note">{BLOCKED[problem].says}</p>
      <p className="iv-acts mt-3">
        <Button onClick={onAgain}>Check again</Button>
        <Button onClick={onType}>I will type</Button>
      </p>
    </div>
  )
}
