import { Check, MessageSquareText, Mic } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { deviceWords as words } from '../../words/devices.ts'
import { VoiceBar } from '#ui/voice-bar.tsx'
import type { MicrophoneCheck } from './use-microphone.ts'
import type { SpeechTest } from './use-speech-test.ts'

interface MicrophoneTestProps {
  check: MicrophoneCheck
  speech: SpeechTest
  onStart: () => void
}

/** Whether the candidate is heard, and whether their speech is turned into text. */
export function MicrophoneTest({ check, speech, onStart }: MicrophoneTestProps) {
  const id = useId()
  const { state, choices, microphone } = check
  const measured = useMeasuredLevel(check.level, state === 'on')
  if (state !== 'on')
    return (
      <>
        <h3>{words.check}</h3>
        <p className="iv-note">{words.checkNote}</p>
        <p className="iv-actions">
          <Button kind="primary" busy={state === 'asking'} onClick={onStart}>
            <Icon of={Mic} />
            {words.checkButton}
          </Button>
        </p>
      </>
    )
  return (
    <>
      <label htmlFor={id}>{words.microphone}</label>
      <Select
        id={id}
        choices={choices.map(choice => ({ value: choice.id, label: choice.name }))}
        value={microphone?.deviceId ?? ''}
        onChange={event => void check.open(event.target.value, microphone?.camera != null)}
      />
      <div
        role="meter"
        aria-label={words.level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(measured.level * 100)}
        className="mt-1.5"
      >
        <VoiceBar mine level={check.level} />
      </div>
      <p className="iv-result" role="status">
        <Icon of={measured.clear ? Check : Mic} className={measured.clear ? 'text-brand' : 'text-text-2'} />
        <span>
          <b>{measured.clear ? words.works : words.speakNow}</b> {measured.clear ? words.worksNote : words.speakNowNote}
        </span>
      </p>
      <p className="iv-result" role="status">
        <Icon of={MessageSquareText} className="text-text-2" />
        <span>{speechText(speech)}</span>
      </p>
    </>
  )
}

const speechText = ({ speech, heard }: SpeechTest) => {
  if (speech === 'server') return words.transcribedByServer
  return heard ? words.transcribedByBrowser(heard) : words.testingBrowser
}

const CLEAR_LEVEL = 0.18
const MEASURE_EVERY_MS = 200

/** The level now, and whether anything clear has been heard yet. */
function useMeasuredLevel(level: () => number, on: boolean) {
  const [measured, setMeasured] = useState({ level: 0, clear: false })
  useEffect(() => {
    if (!on) return
    let clearSamples = 0
    const timer = setInterval(() => {
      const now = level()
      clearSamples = now > CLEAR_LEVEL ? clearSamples + 1 : clearSamples
      setMeasured({ level: now, clear: clearSamples >= 2 })
    }, MEASURE_EVERY_MS)
    return () => clearInterval(timer)
  }, [level, on])
  return measured
}
