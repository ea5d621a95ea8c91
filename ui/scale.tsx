import { partWords } from './words.ts'

interface ScaleProps {
  /** What is scored, for screen readers: "Match", "Systems thinking". */
  label: string
  /** 1 to 5 in steps, or 0 to 100: see `of`. */
  value: number
  of?: 5 | 100
  /** The lowest and highest result of the AI runs, in the same unit as `value`. */
  range?: readonly [number, number] | null
  size?: 'small' | 'default'
  className?: string
}

const STEPS = [0, 1, 2, 3, 4]

/** Five steps, each full, half or empty, and a bracket for the range of the AI runs. Show the number next to it. */
export function Scale({ label, value, of = 5, range, size = 'default', className }: ScaleProps) {
  const onFive = (value / of) * 5
  const halves = Math.round(onFive * 2) / 2
  const description = partWords.score(label, value, of) + (range ? partWords.range(...range) : '')
  return (
    <span data-size={size} data-bare={range ? undefined : ''} className={`scale ${className ?? ''}`}>
      <span className="sr-only">{description}</span>
      {STEPS.map(step => (
        <i
          key={step}
          aria-hidden="true"
          style={{ '--fill': `${Math.min(1, Math.max(0, halves - step)) * 100}%` } as React.CSSProperties}
        />
      ))}
      {range && <span className="range" style={bracket(range, of)} />}
    </span>
  )
}

/** Of 5: from the start of the lowest step to the end of the highest. Of 100: at the points themselves. */
function bracket([low, high]: readonly [number, number], of: number) {
  const left = of === 5 ? ((low - 1) / 5) * 100 : low
  const right = of === 5 ? 100 - (high / 5) * 100 : 100 - high
  return { left: `${Math.max(0, left)}%`, right: `${Math.max(0, right)}%` }
}
