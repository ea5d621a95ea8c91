import { Scale } from '#ui/scale.tsx'
import { relativeText, browserZone } from '#ui/time.ts'
import { Chip } from '#ui/chip.tsx'
import type { ApplicationListItem } from '../contract.ts'

const quiet = 'text-12 whitespace-nowrap text-text-2'

/** How the résumé matches, or why there is no score. */
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
        <Scale label="Match" value={match.score} of={100} size="small" />
        <span className="num text-text-2">{match.score}</span>
      </span>
    )
  }
  if (match.state === 'needs_person' || resumeState === 'needs_person')
    return <Chip tone="attention">Needs a person</Chip>
  if (match.state === 'none') return <span className={quiet}>No résumé</span>
  return <span className={quiet}>{match.state === 'failed' ? 'Not read' : 'Being read'}</span>
}

const until = (instant: string) => relativeText(new Date(instant), new Date(), browserZone())

/** How far the interview is: its score with its spread, or its state in words. */
export function InterviewCell({ interview, screening }: Pick<ApplicationListItem, 'interview' | 'screening'>) {
  if (interview.state === 'ready' && interview.score !== null) {
    const spread =
      interview.low !== null && interview.high !== null && interview.low !== interview.high
        ? ([interview.low, interview.high] as const)
        : null
    return (
      <span className="inline-flex items-center gap-2.5">
        <Scale label="Interview" value={interview.score} of={100} size="small" spread={spread} />
        <span className="num">{interview.score}</span>
      </span>
    )
  }
  if (interview.state === 'needs_person') return <Chip tone="attention">Needs a person</Chip>
  if (interview.state === 'failed') return <span className={quiet}>Not scored</span>
  if (interview.state) return <span className={quiet}>Being read</span>
  return <span className={quiet}>{screeningWords(screening)}</span>
}

function screeningWords(screening: ApplicationListItem['screening']): string {
  switch (screening?.state) {
    case undefined:
      return 'Not yet invited'
    case 'invited':
    case 'opened':
      return screening.until ? `Invited, ends ${until(screening.until)}` : 'Invited'
    case 'in_progress':
      return 'In the interview now'
    case 'interrupted':
      return 'Left, may come back'
    case 'expired':
      return 'Invitation ran out'
    case 'cancelled':
      return 'Invitation cancelled'
    case 'no_answers':
      return 'Nothing was answered'
    default:
      return 'Finished'
  }
}
