import { progressWords as words } from '../../words/status.ts'
import { peopleTopics } from './interview-status.ts'
import { offerTopic } from './offer-status.ts'
import { screeningTopics } from './screening-status.ts'
import { type Known, lastEnd, momentOf, organizationOf } from './status-facts.ts'
import { type ApplicationStatus, appliedStep, decisionStep, type Topic } from './status-steps.ts'

/**
 * The content of the status page. It depends only on the messages that were sent to the candidate, never on the internal stage.
 */
export function statusOf(known: Known): ApplicationStatus {
  const { followed } = known
  if (followed.withdrawn_at) return withdrawn(known, followed.withdrawn_at)
  const end = followed.told_end
  if (end?.kind === 'rejected') return notMovingForward(known, end.at)
  const offer = known.offer && offerTopic(known, known.offer)
  // An offer that is open or accepted stays so when the position is closed.
  if (end) return offer?.live ? offer.status : positionClosed(known, end.at)
  const interviews = latestFirst([...peopleTopics(known), ...screeningTopics(known)])
  const topics = offer ? (offer.live ? [offer, ...interviews] : latestFirst([offer, ...interviews])) : interviews
  const began = lastEnd(known)
  // What is over is only shown of the process that goes on.
  const [first, ...others] = topics.filter(({ live, at }) => live || at > began)
  return first ? withOthers(first.status, others) : underReview(known)
}

/** What the candidate can still act on comes before what is over. */
const latestFirst = (topics: readonly Topic[]): Topic[] =>
  topics.toSorted((a, b) => Number(b.live) - Number(a.live) || b.at - a.at)

/** Adds what else can be opened now, such as a second interview. */
function withOthers(status: ApplicationStatus, others: readonly Topic[]): ApplicationStatus {
  const open = others.flatMap(other => other.status.steps.filter(({ state, opens }) => state === 'now' && opens))
  return {
    ...status,
    steps: [
      ...status.steps.filter(({ state }) => state !== 'next'),
      ...open,
      ...status.steps.filter(({ state }) => state === 'next'),
    ],
    invited: status.invited || others.some(other => other.status.invited),
  }
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
