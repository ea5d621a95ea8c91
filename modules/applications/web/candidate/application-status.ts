import { progressWords as words } from '../../words/status.ts'
import { afterMessage, PERSON_MESSAGES, withPeople } from './interview-status.ts'
import { isOver, withOffer } from './offer-status.ts'
import { interviewed, withInvitation } from './screening-status.ts'
import { type Known, momentOf, organizationOf, sentAt } from './status-facts.ts'
import { type ApplicationStatus, appliedStep, decisionStep } from './status-steps.ts'

/**
 * The content of the status page. It depends only on the messages that were sent to the candidate, never on the internal stage.
 */
export function statusOf(known: Known): ApplicationStatus {
  const { followed, interviews } = known
  if (followed.withdrawn_at) return withdrawn(known, followed.withdrawn_at)
  const end = followed.told_end
  if (end?.kind === 'rejected') return notMovingForward(known, end.at)
  const closed = end?.at
  // An offer that is open or accepted stays so when the position is closed.
  if (known.offer && !(closed && isOver(known.offer))) return withOffer(known, known.offer)
  if (closed) return positionClosed(known, closed)
  const interview = interviews.at(-1)
  if (interview) return withPeople(known, interview)
  const message = followed.communications.findLast(({ kind }) => PERSON_MESSAGES.includes(kind))
  if (message) return afterMessage(known, message)
  const received = sentAt(known, 'interview_received')
  if (received) return interviewed(known, received)
  const invited = sentAt(known, 'interview_invited')
  return invited ? withInvitation(known, invited) : underReview(known)
}

const withdrawn = (known: Known, at: string): ApplicationStatus => ({
  headline: words.withdrawn.headline,
  says: words.withdrawn.says(organizationOf(known)),
  steps: [appliedStep(known), { title: words.withdrawn.step, by: momentOf(known, at), state: 'done' }],
  invited: false,
})

const notMovingForward = (known: Known, at: string): ApplicationStatus => ({
  headline: words.rejected.headline(organizationOf(known)),
  says: words.rejected.says,
  steps: [appliedStep(known), { title: words.rejected.step, by: momentOf(known, at), state: 'done' }],
  invited: false,
})

const positionClosed = (known: Known, at: string): ApplicationStatus => ({
  headline: words.closed.headline(organizationOf(known)),
  says: words.closed.says,
  steps: [appliedStep(known), { title: words.closed.step, by: momentOf(known, at), state: 'done' }],
  invited: false,
})

function underReview(known: Known): ApplicationStatus {
  const { followed, now } = known
  const late = new Date(followed.answer_by) < now
  const due = momentOf(known, followed.answer_by)
  return {
    headline: words.received.headline(organizationOf(known)),
    says: null,
    steps: [
      appliedStep(known),
      {
        title: words.received.review,
        by: late ? words.wasDue(due) : words.by(due),
        text: late ? words.received.late : words.received.reviewText,
        state: 'now',
      },
      { title: words.received.mayInvite, by: words.received.mayInviteText, state: 'next' },
      decisionStep,
    ],
    invited: false,
  }
}
