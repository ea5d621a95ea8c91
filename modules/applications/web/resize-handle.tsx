import type { KeyboardEvent, PointerEvent } from 'react'
import { listWords as words } from '../words/list.ts'
import { NARROWEST, WIDEST } from './use-list-columns.ts'

interface ResizeHandleProps {
  column: string
  width: number
  /** Null for the standard width. */
  onResize: (width: number | null) => void
}

const KEY_STEP = 16
const STEPS: Record<string, number> = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }

/** The edge of a column: dragged, or moved with the arrow keys. A double click restores the standard width. */
export function ResizeHandle({ column, width, onResize }: ResizeHandleProps) {
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault()
    const handle = event.currentTarget
    const start = event.clientX
    const from = handle.parentElement!.getBoundingClientRect().width
    handle.setPointerCapture(event.pointerId)
    const move = (moved: globalThis.PointerEvent) => onResize(from + moved.clientX - start)
    const end = () => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    onResize(width + step)
  }
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={words.resize(column)}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      tabIndex={0}
      onPointerDown={drag}
      onDoubleClick={() => onResize(null)}
      onKeyDown={onKeyDown}
      className="absolute top-1.5 right-0 bottom-1.5 w-2 cursor-col-resize touch-none border-r border-transparent hover:border-line-strong focus-visible:border-brand"
    />
  )
}
