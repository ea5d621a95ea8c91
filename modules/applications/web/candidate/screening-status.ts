import { locale } from '#platform/locale/locale.ts'
import { progressWords as words } from '../../words/status.ts'
import { type Known, momentOf, msOf, organizationOf, sentAt } from './status-facts.ts'
import {
  type ApplicationStatus,
  appliedStep,
  decisionStep,
  reviewStep,
  type Step,
  tookStep,
  type Topic,
} from './status-steps.ts'

const NEAR_MS = 6 * 24 * 60 * 60 * 1000

/** "Friday" within a week, otherwise "Fri 27 Nov". */
const nearDay = (instant: Date, zone: string, now: Date) =>
  instant.getTime() - now.getTime() < NEAR_MS ? locale.weekday(instant, zone) : locale.day(instant, zone, now)

/** The AI interview: the last invitation, or that it was submitted after it. */
export function screeningTopics(known: Known): Topic[] {
  const { screening } = known
  const [invited, received] = [sentAt(known, 'interview_invited'), sentAt(known, 'interview_received')]
  if (received && msOf(received) >= msOf(invited))
    return [{ live: false, at: msOf(received), status: interviewed(known, received) }]
  if (!invited || screening?.state === 'cancelled') return []
  const status = withInvitation(known, invited)
  // If the interview itself could not be read, its link is in the e-mail.
  const live = screening === null || status.steps.some(({ opens }) => opens)
  return [{ live, at: msOf(invited), status }]
}

/** Invited to the AI interview, which may have begun or expired. */
function withInvitation(known: Known, invitedAt: string): ApplicationStatus {
  const { followed, screening, now } = known
  const done: Step = { title: words.invited.done, by: momentOf(known, invitedAt), state: 'done' }
  const until = screening?.until ?? null
  if (screening?.state === 'completed' || screening?.state === 'no_answers') return interviewed(known, null)
  if (screening?.can_open && until) {
    const begun = screening.state === 'in_progress' || screening.state === 'interrupted'
    const { interrupted, openUntil, take, takeText, continue: carryOn, continueText } = words.invited
    return {
      headline: begun ? interrupted : openUntil(nearDay(new Date(until), followed.time_zone, now)),
      says: null,
      steps: [
        done,
        {
          title: begun ? carryOn : take,
          // The deadline is for the start: what has begun goes on for a while.
          by: new Date(until) > now ? words.by(momentOf(known, until)) : null,
          text: begun ? continueText : takeText,
          state: 'now',
          opens: 'screening',
        },
        reviewStep(known, 'next'),
        decisionStep,
      ],
      invited: !begun,
    }
  }
  if (screening?.state === 'expired') {
    const { headline, says, step, wasOpenUntil, next } = words.expired
    return {
      headline,
      says: says(organizationOf(known)),
      steps: [
        done,
        { title: step, by: until ? wasOpenUntil(momentOf(known, until)) : null, state: 'done' },
        { title: next, by: null, state: 'now' },
      ],
      invited: false,
    }
  }
  return {
    headline: words.invited.generic(organizationOf(known)),
    says: words.invited.linkInEmail,
    steps: [done, { title: words.invited.take, by: null, state: 'now' }, reviewStep(known, 'next'), decisionStep],
    invited: false,
  }
}

/** The AI interview has been submitted. */
const interviewed = (known: Known, at: string | null): ApplicationStatus => ({
  headline: words.interviewed.headline(organizationOf(known)),
  says: null,
  steps: [appliedStep(known), tookStep(known, at), reviewStep(known, 'now'), decisionStep],
  invited: false,
})
