interface ScaleProps {
  /** What is scored, for readers: "Match", "Systems thinking". */
  label: string
  /** 1 to 5 in steps, or 0 to 100: see `of`. */
  value: number
  of?: 5 | 100
  /** Lowest and highest reading, in the same unit as `value`. */
  spread?: readonly [number, number] | null
  size?: 'small' | 'default'
  className?: string
}

const STEPS = [0, 1, 2, 3, 4]

/** Five steps and the bracket of the readings' spread. A step is full, half or empty; the number, if any, stands beside it. */
export function Scale({ label, value, of = 5, spread, size = 'default', className }: ScaleProps) {
  const onFive = (value / of) * 5
  const halves = Math.round(onFive * 2) / 2
  const says = `${label} ${value} of ${of}${spread ? `, readings ${spread[0]} to ${spread[1]}` : ''}`
  return (
    <span data-size={size} data-bare={spread ? undefined : ''} className={`scale ${className ?? ''}`}>
      <span className="sr-only">{says}</span>
      {STEPS.map(step => (
        <i
          key={step}
          aria-hidden="true"
          style={{ '--fill': `${Math.min(1, Math.max(0, halves - step)) * 100}%` } as React.CSSProperties}
        />
      ))}
      {spread && <span className="spread" style={bracket(spread, of)} />}
    </span>
  )
}

/** Of five: from the first step read to the end of the last. Of a hundred: where the points lie. */
function bracket([low, high]: readonly [number, number], of: number) {
  const left = of === 5 ? ((low - 1) / 5) * 100 : low
  const right = of === 5 ? 100 - (high / 5) * 100 : 100 - high
  return { left: `${Math.max(0, left)}%`, right: `${Math.max(0, right)}%` }
}
