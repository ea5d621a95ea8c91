import { LinkButton } from '#ui/link-button.tsx'
import type { Notification } from '../contract.ts'
import { toDoWords as words } from '../words/notifications.ts'
import { Result } from './result.tsx'

interface ScorecardToSubmitProps {
  readonly toDo: Extract<NonNullable<Notification['to_do']>, { kind: 'scorecard' }>
  /** Where the form is. */
  readonly href: string
  readonly onFollow: () => void
}

/** The way to a scorecard that is due, or that it was submitted. */
export const ScorecardToSubmit = ({ toDo, href, onFollow }: ScorecardToSubmitProps) => (
  <div className="mt-1.5 flex min-h-8 items-center">
    {toDo.submitted ? (
      <Result>{words.submitted}</Result>
    ) : (
      <LinkButton to={href} size="small" onClick={onFollow}>
        {words.submit}
      </LinkButton>
    )}
  </div>
)
