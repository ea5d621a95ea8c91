import { locale } from '#platform/locale/locale.ts'
import { zoneCity } from '#platform/locale/dates.ts'
import type { CommunicationKind } from '../../contract.ts'
import { progressWords as words } from '../../words/status.ts'
import type { Followed } from './api.ts'

/** The AI interview, as far as the candidate was informed about it. */
export interface ScreeningStatus {
  readonly state: string | null
  readonly until: string | null
  readonly can_open: boolean
}

/** An interview with people, as far as the candidate knows about it. */
export interface PersonInterview {
  readonly booking_id: string
  readonly state: 'to_choose' | 'booked' | 'over' | 'cancelled' | 'closed'
  readonly start_at: string | null
  readonly end_at: string | null
  readonly time_zone: string
  readonly interviewers: readonly string[]
  readonly place: string
  readonly can_open: boolean
}

export interface Step {
  readonly title: string
  /** A date or time to show. */
  readonly by: string | null
  readonly text?: string
  readonly state: 'done' | 'now' | 'next'
  /** What the button in this step opens. */
  readonly opens?: 'screening' | { readonly bookingId: string; readonly action: 'choose' | 'change' }
}

export interface ApplicationStatus {
  readonly headline: string
  /** Below the headline, after the job and the date. */
  readonly says: string | null
  readonly steps: readonly Step[]
  /** Whether an accommodation can still be requested. */
  readonly invited: boolean
}

interface Known {
  readonly followed: Followed
  readonly screening: ScreeningStatus | null
  readonly interviews: readonly PersonInterview[]
  readonly now: Date
}

const PERSON_MESSAGES: readonly CommunicationKind[] = [
  'interview_proposed',
  'interview_booked',
  'interview_moved',
  'interview_cancelled',
]

const NEAR_MS = 6 * 24 * 60 * 60 * 1000

/** "Friday" within a week, otherwise "Fri 27 Nov". */
const nearDay = (instant: Date, zone: string, now: Date) =>
  instant.getTime() - now.getTime() < NEAR_MS ? locale.weekday(instant, zone) : locale.day(instant, zone, now)

const sentAt = ({ followed }: Known, kind: CommunicationKind) =>
  followed.communications.findLast(entry => entry.kind === kind)?.at ?? null
const momentOf = ({ followed, now }: Known, instant: string) =>
  locale.instant(new Date(instant), followed.time_zone, now)
const organizationOf = ({ followed }: Known) => followed.organization.organization_name

const appliedStep = (known: Known): Step => ({
  title: words.applied,
  by: momentOf(known, known.followed.applied_at),
  state: 'done',
})
const decisionStep: Step = { title: words.decision, by: null, state: 'next' }
const reviewStep = ({ followed }: Known, state: 'now' | 'next'): Step => ({
  title: words.invited.review,
  by: words.withinOfInterview(followed.organization.answer_within_days),
  text: state === 'now' ? words.invited.reviewText : undefined,
  state,
})

/**
 * The content of the status page. It depends only on the messages that were sent to the candidate, never on the internal stage.
 */
export function statusOf(known: Known): ApplicationStatus {
  const { followed, interviews } = known
  if (followed.withdrawn_at) return withdrawn(known, followed.withdrawn_at)
  const rejected = sentAt(known, 'rejected')
  if (rejected) return notMovingForward(known, rejected)
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
          by: words.by(momentOf(known, until)),
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

const tookStep = (known: Known, at: string | null): Step => ({
  title: words.interviewed.took,
  by: at ? momentOf(known, at) : null,
  state: 'done',
})

const interviewed = (known: Known, at: string | null): ApplicationStatus => ({
  headline: words.interviewed.headline(organizationOf(known)),
  says: null,
  steps: [appliedStep(known), tookStep(known, at), reviewStep(known, 'now'), decisionStep],
  invited: false,
})

/** The steps before the interview with people. */
function earlierSteps(known: Known): Step[] {
  const took = sentAt(known, 'interview_received')
  return took ? [appliedStep(known), tookStep(known, took)] : [appliedStep(known)]
}

const aroundNow = (known: Known, headline: string, now: Step, says: string | null = null): ApplicationStatus => ({
  headline,
  says,
  steps: [...earlierSteps(known), now, decisionStep],
  invited: false,
})

/** "Fri 27 Nov, 14:00 to 14:45 (Berlin)", in the zone the candidate booked in. */
function timeOf({ now }: Known, { start_at, end_at, time_zone: zone }: PersonInterview): string | null {
  if (!start_at || !end_at) return null
  const [start, end] = [new Date(start_at), new Date(end_at)]
  return words.person.when(
    locale.day(start, zone, now),
    locale.time(start, zone),
    locale.time(end, zone),
    zoneCity(zone),
  )
}

function withPeople(known: Known, interview: PersonInterview): ApplicationStatus {
  const { person } = words
  const { booking_id: bookingId, can_open, state } = interview
  const details = person.details(locale.list(interview.interviewers), interview.place)
  const by = timeOf(known, interview)
  const opens = (action: 'choose' | 'change') => (can_open ? { bookingId, action } : undefined)
  switch (state) {
    case 'to_choose':
      return aroundNow(known, person.invited, {
        title: person.choose,
        by: null,
        text: `${person.chooseText} ${details}`,
        state: 'now',
        opens: opens('choose'),
      })
    case 'booked': {
      const moved =
        known.followed.communications.findLast(({ kind }) => PERSON_MESSAGES.includes(kind))?.kind === 'interview_moved'
      return aroundNow(known, moved ? person.moved : person.booked, {
        title: person.takesPlace,
        by,
        text: details,
        state: 'now',
        opens: opens('change'),
      })
    }
    case 'over': {
      const met: Step = { title: person.met, by, state: 'done' }
      const steps = [...earlierSteps(known), met, { ...decisionStep, state: 'now' as const }]
      return { headline: person.over, says: null, steps, invited: false }
    }
    case 'cancelled':
    case 'closed':
      return aroundNow(known, state === 'closed' ? person.closed : person.cancelled, {
        title: person.cancelledNext,
        by: null,
        text: person.cancelledText,
        state: 'now',
      })
  }
}

/** An e-mail about an interview was sent, but the interview itself could not be read. */
function afterMessage(known: Known, { kind, at }: Followed['communications'][number]): ApplicationStatus {
  const { person } = words
  const by = person.wrote(momentOf(known, at))
  if (kind === 'interview_cancelled')
    return aroundNow(known, person.cancelled, { title: person.cancelledNext, by, state: 'now' })
  if (kind === 'interview_proposed')
    return aroundNow(known, person.invited, { title: person.choose, by, state: 'now' }, words.invited.linkInEmail)
  const headline = kind === 'interview_moved' ? person.moved : person.booked
  return aroundNow(known, headline, { title: person.takesPlace, by, state: 'now' }, person.timeInEmail)
}
