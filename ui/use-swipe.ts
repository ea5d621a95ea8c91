import { type PointerEvent, useRef, useState } from 'react'

/** How far to the right takes it away, and how far a pointer moves before it is a swipe and not a click; in px. */
const THRESHOLD = 50
const START = { touch: 10, other: 2 }

/** A swipe to the right. @returns handlers for the element, and how far it has been moved so far */
export function useSwipe(onAway: () => void) {
  const [shift, setShift] = useState(0)
  const from = useRef<{ x: number; y: number } | null>(null)
  const isSwipe = useRef(false)
  const end = () => {
    from.current = null
    isSwipe.current = false
    setShift(0)
  }
  return {
    shift,
    onPointerDown({ button, clientX, clientY }: PointerEvent) {
      if (button === 0) from.current = { x: clientX, y: clientY }
    },
    onPointerMove({ clientX, clientY, pointerType, pointerId, currentTarget }: PointerEvent) {
      if (!from.current) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      const start = pointerType === 'touch' ? START.touch : START.other
      if (isSwipe.current) setShift(Math.max(0, x))
      else if (x > start && x > Math.abs(y)) {
        isSwipe.current = true
        currentTarget.setPointerCapture(pointerId)
      } else if (Math.abs(x) > start || Math.abs(y) > start) from.current = null
    },
    onPointerUp({ clientX }: PointerEvent) {
      const isAway = isSwipe.current && clientX - from.current!.x >= THRESHOLD
      end()
      if (isAway) onAway()
    },
    onPointerCancel: end,
  }
}
