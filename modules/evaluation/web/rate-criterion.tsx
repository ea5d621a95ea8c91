import { Button } from '#ui/button.tsx'
import type { Review } from '../contract.ts'
import { scorecardWords as words } from '../words/scorecard.ts'

interface RateCriterionProps {
  criterion: Omit<Review['criteria'][number], 'asked'>
  level: number | undefined
  onRate: (level: number) => void
}

const LEVELS = [1, 2, 3, 4, 5] as const

/** One criterion with its five levels, and what each of them means in the flow of this job. */
export function RateCriterion({ criterion: { key, name, levels }, level, onRate }: RateCriterionProps) {
  const meaning = level ? levels[level - 1] : undefined
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id={`rate-${key}`} className="font-medium">
          {name}
        </span>
        <span role="group" aria-labelledby={`rate-${key}`} className="flex gap-1">
          {LEVELS.map(one => (
            <Button
              key={one}
              size="small"
              aria-pressed={level === one}
              aria-label={words.level(one)}
              title={levels[one - 1]}
              onClick={() => onRate(one)}
              className="num min-w-8 justify-center"
            >
              {one}
            </Button>
          ))}
        </span>
      </div>
      <p aria-live="polite" className="mt-1 text-13 text-text-2">
        {level && meaning && words.chosen(level, meaning)}
      </p>
      {levels.length > 0 && (
        <details className="mt-1 text-13">
          <summary className="cursor-pointer text-text-2">{words.levels}</summary>
          <ol className="mt-1.5 grid gap-1 border-l border-line pl-3">
            {levels.map((meaningOf, index) => (
              <li key={meaningOf} className="grid grid-cols-[16px_minmax(0,1fr)] gap-2">
                <span className="num text-text-3">{LEVELS[index]}</span>
                <span>{meaningOf}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  )
}
