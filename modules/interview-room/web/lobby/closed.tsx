import { Button } from '#ui/button.tsx'
import { instantText } from '#ui/time.ts'
import type { CandidateScreening } from '../../contract.ts'
import { isOver, isStarted } from '#modules/screenings/policy.ts'

function wordsFor({ state, until, time_zone, organization, first_name }: CandidateScreening) {
  const name = organization.organization_name
  if (isOver(state))
    return {
      title: `You have taken this interview, ${first_name}`,
      says: 'What happens next, and what was heard, stands on the page after it.',
      read: true,
    }
  if (state === 'cancelled')
    return {
      title: 'This interview was cancelled',
      says: `${name} has taken the invitation back. It is nothing you did here; the mails about your application say how things stand.`,
      read: false,
    }
  return {
    title: 'The time for this interview has passed',
    says: `It was open until ${instantText(new Date(until), time_zone, new Date())}. If something came between, answer the mail you got: people at ${name} can open it again.`,
    read: isStarted(state),
  }
}

/** An interview that cannot be entered any more: why, and what is left to do. */
export function ClosedInterview({ screening, onRead }: { screening: CandidateScreening; onRead: () => void }) {
  const { title, says, read } = wordsFor(screening)
  return (
    <section className="iv-thanks">
      <div className="iv-even" aria-hidden="true">
        <i />
        <i data-open={isOver(screening.state) ? undefined : true} />
      </div>
      <h1>{title}</h1>
      <p className="iv-lead">{says}</p>
      {read && (
        <p className="iv-go">
          <Button kind="primary" size="large" onClick={onRead}>
            Read what was heard
          </Button>
        </p>
      )}
    </section>
  )
}
