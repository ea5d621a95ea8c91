import { Camera, CameraOff, Keyboard, Mic } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { deviceWords as words } from '../../words/devices.ts'
import { Part } from '../frame.tsx'
import { savePreferences } from '../preferences.ts'
import { SelfView } from '#modules/recordings/web/capture/self-view.tsx'
import type { MicrophoneProblem } from '#modules/recordings/web/capture/microphone.ts'
import { MicrophoneTest } from './microphone-test.tsx'
import { MicrophoneProblemNotice } from './microphone-problem.tsx'
import { PlayVoice } from './play-voice.tsx'
import { type MicrophoneCheck, useMicrophone } from './use-microphone.ts'
import type { SpeechTest } from './use-speech-test.ts'

interface DeviceCheckProps {
  token: string
  screening: CandidateScreening
  speech: SpeechTest
  typed: boolean
  onTyped: (typed: boolean) => void
  onProblem: (problem: MicrophoneProblem | null) => void
  practice: ReactNode
}

/** How the candidate answers: by voice after a microphone check, or by typing. */
export function DeviceCheck({ token, screening, speech, typed, onTyped, onProblem, practice }: DeviceCheckProps) {
  const check = useMicrophone()
  const { state, close } = check
  const mustType = speech.speech === 'none'
  const problem = state === 'blocked' || state === 'missing' || state === 'busy' ? state : null
  useEffect(() => {
    onProblem(problem)
  }, [onProblem, problem])
  const { start: startTest, stop: stopTest } = speech
  useEffect(() => {
    if (state === 'on') startTest()
    else stopTest()
  }, [state, startTest, stopTest])
  useEffect(() => {
    if (mustType) close()
  }, [mustType, close])
  const type = () => {
    savePreferences({ typed: true })
    onTyped(true)
    check.close()
  }
  const speak = async () => {
    savePreferences({ typed: false })
    onTyped(false)
    await check.open()
  }
  if (mustType)
    return (
      <Part id="check" title={words.titleTyped} aside={words.nothingSent}>
        <div className="card iv-typing" role="status">
          <Typing note={words.noSpeechToText} />
          <div className="iv-actions">
            <PlayVoice token={token} />
          </div>
        </div>
        {practice}
      </Part>
    )
  return (
    <Part id="check" title={words.title} aside={words.nothingSent}>
      {problem && !typed ? (
        <MicrophoneProblemNotice problem={problem} onRetry={() => void check.open()} onType={type} />
      ) : (
        <div className="card iv-check">
          <CameraPreview camera={check.microphone?.camera ?? null} />
          <div className="iv-devices">
            {typed ? (
              <Typing note={words.youTypeNote} />
            ) : (
              <MicrophoneTest check={check} speech={speech} onStart={() => void speak()} />
            )}
            <div className="iv-actions">
              {typed && (
                <Button onClick={() => void speak()}>
                  <Icon of={Mic} />
                  {words.speakInstead}
                </Button>
              )}
              <PlayVoice token={token} />
              {state === 'on' && !typed && screening.recording === 'video' && <CameraSwitch check={check} />}
              {!typed && (
                <Button kind="quiet" onClick={type}>
                  <Icon of={Keyboard} />
                  {words.typeInstead}
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

function Typing({ note }: { note: string }) {
  return (
    <>
      <h3>{words.youType}</h3>
      <p className="iv-note">{note}</p>
    </>
  )
}

/** The candidate's choice for the interview, too; whether video is recorded is decided by their consent. */
function CameraSwitch({ check }: { check: MicrophoneCheck }) {
  const on = check.microphone?.camera != null
  const toggle = () => {
    savePreferences({ camera: !on })
    void check.open(undefined, !on)
  }
  return (
    <Button onClick={toggle}>
      <Icon of={on ? CameraOff : Camera} />
      {on ? words.cameraOff : words.cameraOn}
    </Button>
  )
}

function CameraPreview({ camera }: { camera: MediaStreamTrack | null }) {
  return (
    <div className="iv-camera">
      <SelfView camera={camera} />
      <Chip>{camera ? words.onlyYou : words.noCamera}</Chip>
    </div>
  )
}
