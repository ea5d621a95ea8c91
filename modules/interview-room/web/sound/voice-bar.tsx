import { useEffect, useRef } from 'react'
import { barHeight, LevelTrail, type Strand, strands } from './voice-shape.ts'

export type VoiceBarState = 'floor' | 'rest' | 'thinks' | 'gone'

interface VoiceBarProps {
  /** Loudness now, 0 to 1; asked once a frame. */
  level: () => number
  mine?: boolean
  state?: VoiceBarState
  className?: string
}

/** With less motion the bar only fills, and rarely. */
const CALM_EVERY_MS = 250

/** The voice, drawn from its real level. It draws only while there is something to see. */
export function VoiceBar({ level, mine = false, state = 'floor', className }: VoiceBarProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen) return
    const trail = new LevelTrail()
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
    let frame = 0
    let drawnAt = 0
    let drawn = ''
    const draw = (at: number) => {
      frame = requestAnimationFrame(draw)
      if (calm.matches && at - drawnAt < CALM_EVERY_MS) return
      const heard = level()
      trail.push(heard, at / 1000)
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0) return
      const inks = inksOf(element)
      const rests = state === 'gone' || (state !== 'thinks' && trail.silent)
      const looks = `${String(width)} ${String(height)} ${inks.ink} ${inks.fill} ${state} ${String(rests)}`
      if (looks === drawn && rests && !calm.matches) return
      drawn = looks
      drawnAt = at
      fit(element, pen, width, height)
      if (calm.matches) return drawLevel(pen, width, height, inks, state === 'gone' ? 0 : heard, state)
      if (rests) return drawEven(pen, width, height, inks, state, mine)
      const breath = (p: number) => 0.2 * (0.55 + 0.45 * Math.sin(p * 5.5 - (at / 1000) * 2.4))
      const ago = state === 'thinks' ? breath : trail.ago
      drawStrands(pen, strands({ width, height, mine, now: at / 1000, heard: ago }), inks, width, height)
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

interface Inks {
  readonly ink: string
  readonly fill: string
}

function inksOf(element: HTMLElement): Inks {
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

function bar(pen: CanvasRenderingContext2D, x: number, width: number, height: number, inset: number, whole: number) {
  const thick = barHeight(whole) - inset * 2
  pen.beginPath()
  pen.roundRect(x + inset, height / 2 - thick / 2, Math.max(thick, width - inset * 2), thick, thick / 2)
}

function drawEven(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  { ink, fill }: Inks,
  state: VoiceBarState,
  mine: boolean,
) {
  bar(pen, 0, width, height, 0.75, width)
  pen.lineWidth = 1.5
  pen.strokeStyle = ink
  pen.setLineDash(state === 'gone' ? [5, 5] : [])
  if (state !== 'gone') {
    pen.fillStyle = mine && state === 'floor' ? fill : ink
    pen.fill()
  }
  pen.stroke()
  pen.setLineDash([])
}

function drawLevel(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  inks: Inks,
  heard: number,
  state: VoiceBarState,
) {
  drawEven(pen, width, height, inks, state, true)
  if (heard < 0.03 || state === 'gone') return
  bar(pen, 0, width * Math.min(1, heard), height, 0, width)
  pen.fillStyle = inks.ink
  pen.fill()
}

function trace(pen: CanvasRenderingContext2D, { points }: Strand) {
  pen.beginPath()
  pen.moveTo(points[0]![0], points[0]![1])
  along(pen, points)
}

function along(pen: CanvasRenderingContext2D, points: Strand['points']) {
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
  { ink, fill }: Inks,
  width: number,
  height: number,
) {
  trace(pen, all[0]!)
  const low = all.at(-1)!.points.toReversed()
  pen.lineTo(low[0]![0], low[0]![1])
  along(pen, low)
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
