import { useEffect, useRef, useState } from 'react'

interface Sound {
  /** What plays or loads now. */
  readonly playing: string | null
  /** Why the last sound could not be played; null if it could. */
  readonly failed: Error | null
  /** Plays a sound, or stops it if it is playing. Another one stops first. */
  readonly toggle: (name: string, load: () => Promise<string> | string) => void
}

/** One sound at a time, from the address that `load` returns. */
export function useSound(): Sound {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const current = useRef<string | null>(null)
  const stop = () => {
    audio.current?.pause()
    if (audio.current?.src.startsWith('blob:')) URL.revokeObjectURL(audio.current.src)
    audio.current = null
    current.current = null
    setPlaying(null)
  }
  useEffect(
    () => () => {
      audio.current?.pause()
      current.current = null
    },
    [],
  )
  async function play(name: string, load: () => Promise<string> | string) {
    stop()
    setFailed(null)
    setPlaying(name)
    current.current = name
    try {
      const address = await load()
      // Stopped, or another one was started, while it loaded.
      if (current.current !== name) return
      const next = new Audio(address)
      audio.current = next
      next.addEventListener('ended', stop)
      await next.play()
    } catch (error) {
      if (current.current !== name) return
      stop()
      setFailed(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return { playing, failed, toggle: (name, load) => (playing === name ? stop() : void play(name, load)) }
}
