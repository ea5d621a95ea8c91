import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Scale } from '#ui/scale.tsx'
import { Chip } from '#ui/chip.tsx'
import type { ApplicationListItem } from '../contract.ts'
import { listWords as words } from '../words/list.ts'

const quiet = 'text-12 whitespace-nowrap text-text-2'

/** The match score, or why there is none. */
export function MatchCell({
  match,
  resumeState,
}: {
  match: ApplicationListItem['match']
  resumeState: ApplicationListItem['resume_state']
}) {
  if (match.state === 'ready' && match.score !== null) {
    return (
      <span className="inline-flex items-center gap-2.5">
        <Scale label={words.match} value={match.score} of={100} size="small" />
        <span className="num text-text-2">{match.score}</span>
      </span>
    )
  }
  if (match.state === 'needs_person' || resumeState === 'needs_person')
    return <Chip tone="attention">{words.needsReview}</Chip>
  if (match.state === 'none') return <span className={quiet}>{words.noResume}</span>
  return <span className={quiet}>{match.state === 'failed' ? words.notEvaluated : words.evaluating}</span>
}

const until = (instant: string) => locale.relative(new Date(instant), new Date(), browserZone())

/** The screening score with the range of its runs, or the state of the screening. */
export function InterviewCell({ interview, screening }: Pick<ApplicationListItem, 'interview' | 'screening'>) {
  if (interview.state === 'ready' && interview.score !== null) {
    const spread =
      interview.low !== null && interview.high !== null && interview.low !== interview.high
        ? ([interview.low, interview.high] as const)
        : null
    return (
      <span className="inline-flex items-center gap-2.5">
        <Scale label={words.screening} value={interview.score} of={100} size="small" range={spread} />
        <span className="num">{interview.score}</span>
      </span>
    )
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
