import { useEffect, useRef } from 'react'
import { barHeight, LevelTrail, type Strand, strands } from './voice-shape.ts'

export type VoiceBarState = 'active' | 'idle' | 'thinking' | 'offline'

interface VoiceBarProps {
  /** Loudness now, 0 to 1; read once per frame. */
  level: () => number
  mine?: boolean
  state?: VoiceBarState
  className?: string
}

/** With reduced motion the bar only fills, at this interval. */
const REDUCED_EVERY_MS = 250

/** A voice, drawn from its real level. It only redraws when something has changed. */
export function VoiceBar({ level, mine = false, state = 'active', className }: VoiceBarProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen) return
    const trail = new LevelTrail()
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
    let frame = 0
    let drawnAt = 0
    let drawn = ''
    const draw = (at: number) => {
      frame = requestAnimationFrame(draw)
      if (reduced.matches && at - drawnAt < REDUCED_EVERY_MS) return
      const loudness = level()
      trail.push(loudness, at / 1000)
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0) return
      const colors = colorsOf(element)
      const idle = state === 'offline' || (state !== 'thinking' && trail.silent)
      const appearance = `${String(width)} ${String(height)} ${colors.ink} ${colors.fill} ${state} ${String(idle)}`
      if (appearance === drawn && idle && !reduced.matches) return
      drawn = appearance
      drawnAt = at
      fit(element, pen, width, height)
      if (reduced.matches) return drawLevel(pen, width, height, colors, state === 'offline' ? 0 : loudness, state)
      if (idle) return drawBar(pen, width, height, colors, state, mine)
      const pulse = (p: number) => 0.2 * (0.55 + 0.45 * Math.sin(p * 5.5 - (at / 1000) * 2.4))
      const ago = state === 'thinking' ? pulse : trail.ago
      drawStrands(pen, strands({ width, height, mine, now: at / 1000, loudness: ago }), colors, width, height)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [level, mine, state])
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-state={state}
      className={`voice-bar ${mine ? 'is-mine' : 'is-theirs'} ${className ?? ''}`}
    />
  )
}

interface Colors {
  readonly ink: string
  readonly fill: string
}

function colorsOf(element: HTMLElement): Colors {
  const style = getComputedStyle(element)
  return { ink: style.getPropertyValue('--ink').trim(), fill: style.getPropertyValue('--fill').trim() }
}

function fit(element: HTMLCanvasElement, pen: CanvasRenderingContext2D, width: number, height: number) {
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (element.width !== w || element.height !== h) {
    element.width = w
    element.height = h
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.clearRect(0, 0, width, height)
}

function bar(pen: CanvasRenderingContext2D, x: number, width: number, height: number, inset: number, total: number) {
  const thick = barHeight(total) - inset * 2
  pen.beginPath()
  pen.roundRect(x + inset, height / 2 - thick / 2, Math.max(thick, width - inset * 2), thick, thick / 2)
}

function drawBar(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  { ink, fill }: Colors,
  state: VoiceBarState,
  mine: boolean,
) {
  bar(pen, 0, width, height, 0.75, width)
  pen.lineWidth = 1.5
  pen.strokeStyle = ink
  pen.setLineDash(state === 'offline' ? [5, 5] : [])
  if (state !== 'offline') {
    pen.fillStyle = mine && state === 'active' ? fill : ink
    pen.fill()
  }
  pen.stroke()
  pen.setLineDash([])
}

function drawLevel(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  colors: Colors,
  loudness: number,
  state: VoiceBarState,
) {
  drawBar(pen, width, height, colors, state, true)
  if (loudness < 0.03 || state === 'offline') return
  bar(pen, 0, width * Math.min(1, loudness), height, 0, width)
  pen.fillStyle = colors.ink
  pen.fill()
}

function trace(pen: CanvasRenderingContext2D, { points }: Strand) {
  pen.beginPath()
  pen.moveTo(points[0]![0], points[0]![1])
  curveThrough(pen, points)
}

function curveThrough(pen: CanvasRenderingContext2D, points: Strand['points']) {
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = points[index]!
    const [nextX, nextY] = points[index + 1]!
    pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
  }
  const [x, y] = points.at(-1)!
  pen.lineTo(x, y)
}

function drawStrands(
  pen: CanvasRenderingContext2D,
  all: readonly Strand[],
  { ink, fill }: Colors,
  width: number,
  height: number,
) {
  trace(pen, all[0]!)
  const lower = all.at(-1)!.points.toReversed()
  pen.lineTo(lower[0]![0], lower[0]![1])
  curveThrough(pen, lower)
  pen.closePath()
  pen.fillStyle = fill
  pen.fill()
  pen.strokeStyle = ink
  pen.lineCap = 'round'
  for (const strand of all) {
    trace(pen, strand)
    pen.lineWidth = strand.width
    pen.stroke()
  }
  const radius = barHeight(width) / 2
  pen.fillStyle = ink
  for (const x of [radius, width - radius]) {
    pen.beginPath()
    pen.arc(x, height / 2, radius, 0, 2 * Math.PI)
    pen.fill()
  }
}
