import { useEffect, useRef, useState } from 'react'

/** A search starts after a pause in typing, not after each letter. */
const PAUSE_MS = 250

/** The text of a search field: what is typed is passed on after a pause, and the field follows `value` when that changes by itself. */
export function useDelayedText(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      onChange(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, onChange])
  // The address can also change through navigation: the field then follows it.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  return { text, setText }
}
