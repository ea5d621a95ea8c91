import { useCallback, useEffect, useRef, useState } from 'react'
import { keepWays, keptWays } from '../kept-link.ts'
import {
  Microphone,
  type MicrophoneChoice,
  microphones,
  type MicrophoneProblem,
  problemOf,
} from '../sound/microphone.ts'

export interface MicrophoneCheck {
  readonly state: 'unasked' | 'asking' | 'on' | MicrophoneProblem
  readonly microphone: Microphone | null
  readonly choices: readonly MicrophoneChoice[]
  readonly ask: (deviceId?: string | null, picture?: boolean) => Promise<void>
  readonly level: () => number
}

/** The microphone on the page before the room: asked for by a press, let go when the page is left. */
export function useMicrophone(picture: boolean): MicrophoneCheck {
  const [state, setState] = useState<MicrophoneCheck['state']>('unasked')
  const [microphone, setMicrophone] = useState<Microphone | null>(null)
  const [choices, setChoices] = useState<readonly MicrophoneChoice[]>([])
  const current = useRef<Microphone | null>(null)
  const ask = useCallback(
    async (deviceId: string | null = keptWays().microphone, withPicture = picture) => {
      setState('asking')
      current.current?.close()
      try {
        const opened = await Microphone.open(deviceId, withPicture)
        current.current = opened
        setMicrophone(opened)
        setState('on')
        keepWays({ microphone: opened.deviceId, picture: withPicture, typed: false })
        setChoices(await microphones())
      } catch (error) {
        current.current = null
        setMicrophone(null)
        setState(problemOf(error))
      }
    },
    [picture],
  )
  useEffect(() => () => current.current?.close(), [])
  const level = useCallback(() => microphone?.meter.level() ?? 0, [microphone])
  return { state, microphone, choices, ask, level }
}
