import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Scale } from '#ui/scale.tsx'
import { Chip } from '#ui/chip.tsx'
import type { ApplicationListItem } from '../contract.ts'
import { listWords as words } from '../words/list.ts'

const quiet = 'text-12 whitespace-nowrap text-text-2'

interface ScoreProps {
  label: string
  value: number
  engine: string | null
  validated: boolean
  range?: readonly [number, number] | null
  className?: string
}

/** A score, what made it, and whether that has passed the model check. */
function Score({ label, value, engine, validated, range, className }: ScoreProps) {
  return (
    <span className="inline-grid justify-items-start gap-1" title={words.madeBy(engine)}>
      <span className="inline-flex items-center gap-2.5">
        <Scale label={label} value={value} of={100} size="small" range={range} />
        <span className={`num ${className ?? ''}`}>{value}</span>
        <span className="sr-only">{words.madeBy(engine)}</span>
      </span>
      {!validated && <Chip tone="outline">{words.notValidated}</Chip>}
    </span>
  )
}

/** The match score, or why there is none. */
export function MatchCell({
  match,
  resumeState,
  blind,
}: {
  match: ApplicationListItem['match']
  blind: boolean
  resumeState: ApplicationListItem['resume_state']
}) {
  if (blind && match.state === 'ready') return <span className={quiet}>{words.hidden}</span>
  if (match.state === 'ready' && match.score !== null) {
    const { score, engine, validated } = match
    return <Score label={words.match} value={score} engine={engine} validated={validated} className="text-text-2" />
  }
  if (match.state === 'needs_person' || resumeState === 'needs_person')
    return <Chip tone="attention">{words.needsReview}</Chip>
  if (match.state === 'none') return <span className={quiet}>{words.noResume}</span>
  return <span className={quiet}>{match.state === 'failed' ? words.notEvaluated : words.evaluating}</span>
}

const until = (instant: string) => locale.relative(new Date(instant), new Date(), browserZone())

/** The screening score with the range of its runs, or the state of the screening. */
export function InterviewCell({
  interview,
  screening,
  blind,
}: Pick<ApplicationListItem, 'interview' | 'screening' | 'blind'>) {
  if (blind && interview.state === 'ready') return <span className={quiet}>{words.hidden}</span>
  if (interview.state === 'ready' && interview.score !== null) {
    const spread =
      interview.low !== null && interview.high !== null && interview.low !== interview.high
        ? ([interview.low, interview.high] as const)
        : null
    const { score, engine, validated } = interview
    return <Score label={words.screening} value={score} engine={engine} validated={validated} range={spread} />
  }
  if (interview.state === 'needs_person') return <Chip tone="attention">{words.needsReview}</Chip>
  if (interview.state === 'failed') return <span className={quiet}>{words.notEvaluated}</span>
  // Evaluated by the built-in rules engine, which gives no score.
  if (interview.state === 'ready') return <span className={quiet}>{words.readyToReview}</span>
  if (interview.state) return <span className={quiet}>{words.evaluating}</span>
  return <span className={quiet}>{screeningWords(screening)}</span>
}

function screeningWords(screening: ApplicationListItem['screening']): string {
  switch (screening?.state) {
    case undefined:
      return words.notInvited
    case 'invited':
    case 'opened':
      return screening.until ? words.invitedUntil(until(screening.until)) : words.invited
    case 'in_progress':
      return words.inProgress
    case 'interrupted':
      return words.interrupted
    case 'expired':
      return words.expired
    case 'cancelled':
      return words.cancelled
    case 'no_answers':
      return words.noAnswers
    default:
      return words.completed
  }
}
