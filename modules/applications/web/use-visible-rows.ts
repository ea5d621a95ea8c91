import { type RefObject, useEffect, useRef, useState } from 'react'

interface Visible<E extends HTMLElement> {
  /** On the element that contains all rows. */
  readonly ref: RefObject<E | null>
  readonly first: number
  /** Exclusive. */
  readonly last: number
  /** The height of the rows that are left out, in px. */
  readonly before: number
  readonly after: number
}

/** Rows beyond the edges of the window that are rendered too, so that scrolling and the keyboard always reach the next one. */
const SPARE = 8

/**
 * Which rows of a long list are rendered: those in the window. The rows have one height, so the page keeps its length, and the number
 * of elements does not grow with the list.
 */
export function useVisibleRows<E extends HTMLElement>(count: number, rowHeight: number): Visible<E> {
  const ref = useRef<E>(null)
  const [range, setRange] = useState({ first: 0, last: 40 })
  useEffect(() => {
    const update = () => {
      const top = ref.current?.getBoundingClientRect().top
      if (top === undefined) return
      const first = Math.max(0, Math.floor(-top / rowHeight) - SPARE)
      const last = Math.max(first, Math.ceil((window.innerHeight - top) / rowHeight) + SPARE)
      setRange(before => (before.first === first && before.last === last ? before : { first, last }))
    }
    update()
    window.addEventListener('scroll', update, { passive: true, capture: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update, { capture: true })
      window.removeEventListener('resize', update)
    }
  }, [count, rowHeight])
  const first = Math.min(range.first, count)
  const last = Math.min(range.last, count)
  return { ref, first, last, before: first * rowHeight, after: (count - last) * rowHeight }
}
