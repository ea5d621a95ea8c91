import { locale } from '#platform/locale/locale.ts'
import { progressWords as words } from '../../words/status.ts'
import { type Known, momentOf, organizationOf } from './status-facts.ts'
import { type ApplicationStatus, appliedStep, decisionStep, reviewStep, type Step, tookStep } from './status-steps.ts'

const NEAR_MS = 6 * 24 * 60 * 60 * 1000

/** "Friday" within a week, otherwise "Fri 27 Nov". */
const nearDay = (instant: Date, zone: string, now: Date) =>
  instant.getTime() - now.getTime() < NEAR_MS ? locale.weekday(instant, zone) : locale.day(instant, zone, now)

/** Invited to the AI interview, which may have begun or expired. */
export function withInvitation(known: Known, invitedAt: string): ApplicationStatus {
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
export const interviewed = (known: Known, at: string | null): ApplicationStatus => ({
  headline: words.interviewed.headline(organizationOf(known)),
  says: null,
  steps: [appliedStep(known), tookStep(known, at), reviewStep(known, 'now'), decisionStep],
  invited: false,
})
