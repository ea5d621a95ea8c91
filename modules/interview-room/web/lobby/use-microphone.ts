import { useCallback, useEffect, useRef, useState } from 'react'
import { savedPreferences, savePreferences } from '../preferences.ts'
import {
  Microphone,
  type MicrophoneChoice,
  microphones,
  type MicrophoneProblem,
  problemOf,
} from '#modules/recordings/web/capture/microphone.ts'

export interface MicrophoneCheck {
  readonly state: 'unasked' | 'asking' | 'on' | MicrophoneProblem
  readonly microphone: Microphone | null
  readonly choices: readonly MicrophoneChoice[]
  readonly open: (deviceId?: string | null, camera?: boolean) => Promise<void>
  readonly close: () => void
  readonly level: () => number
}

/** The microphone on the page before the room: opened by a click, closed when the page is left. The camera only opens on request. */
export function useMicrophone(): MicrophoneCheck {
  const [state, setState] = useState<MicrophoneCheck['state']>('unasked')
  const [microphone, setMicrophone] = useState<Microphone | null>(null)
  const [choices, setChoices] = useState<readonly MicrophoneChoice[]>([])
  const current = useRef<Microphone | null>(null)
  const replace = useCallback((next: Microphone | null) => {
    current.current?.close()
    current.current = next
    setMicrophone(next)
  }, [])
  const open = useCallback(
    async (deviceId: string | null = savedPreferences().microphone, camera = false) => {
      setState('asking')
      try {
        const opened = await Microphone.open(deviceId, camera)
        replace(opened)
        opened.onLost(() => {
          if (current.current !== opened) return
          replace(null)
          setState('missing')
        })
        setState('on')
        savePreferences({ microphone: opened.deviceId, typed: false })
        setChoices(await microphones())
      } catch (error) {
        replace(null)
        setState(problemOf(error))
      }
    },
    [replace],
  )
  const close = useCallback(() => {
    replace(null)
    setState('unasked')
  }, [replace])
  useEffect(() => () => current.current?.close(), [])
  const level = useCallback(() => microphone?.meter.level() ?? 0, [microphone])
  return { state, microphone, choices, open, close, level }
}
