import { partWords } from './words.ts'

const RADIUS = 2.25

/** Progress as a ring that fills, next to the stage's name. `share` is 0 to 1. */
function StageRing({ share }: { share: number }) {
  return (
    <svg className="stage-ring" viewBox="0 0 14 14" aria-hidden="true" data-share={share}>
      <circle cx="7" cy="7" r="5.5" />
      {share > 0 && (
        <circle
          className="pie"
          cx="7"
          cy="7"
          r={RADIUS}
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
          transform="rotate(-90 7 7)"
        />
      )}
    </svg>
  )
}

const SHARES = { applied: 0, screening: 0.25, review: 0.5, interview: 0.75, offer: 1 } as const
export type StageName = keyof typeof SHARES

/** A stage: its ring and its name. */
export function Stage({ stage, className }: { stage: StageName; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 align-middle ${className ?? ''}`}>
      <StageRing share={SHARES[stage]} />
      {partWords.stages[stage]}
    </span>
  )
}
