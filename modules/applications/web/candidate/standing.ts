import { dayText, instantText } from '#ui/time.ts'
import type { ToldKind } from '../../contract.ts'
import type { Followed } from './api.ts'

/** The interview as far as the candidate was told of it. */
export interface InterviewStanding {
  readonly state: string | null
  readonly until: string | null
  readonly can_open: boolean
}

export interface Step {
  readonly title: string
  /** When, in words. */
  readonly by: string | null
  readonly text?: string
  readonly state: 'done' | 'now' | 'next'
  /** The interview's button stands in this step. */
  readonly opens?: boolean
}

export interface Standing {
  readonly headline: string
  /** Under the headline, beside the job and the day. */
  readonly says: string | null
  readonly steps: readonly Step[]
  /** Whether an accommodation can still be requested. */
  readonly invited: boolean
}

const WHEN_TOLD: Record<ToldKind, string> = {
  application_received: 'We have your application',
  interview_invited: 'You are invited to an interview',
  interview_reminder: 'A reminder of your interview',
  interview_received: 'We have your interview',
  round_two_proposed: 'Times to meet the team',
  round_two_booked: 'Your meeting with the team is booked',
  round_two_moved: 'Your meeting with the team has moved',
  round_two_cancelled: 'Your meeting with the team is off',
  rejected: 'Our answer to your application',
  withdrawn_confirmed: 'You withdrew your application',
  accommodation_requested: 'You requested an accommodation',
}
export const toldTitle = (kind: ToldKind): string => WHEN_TOLD[kind]

const MEETING = ['round_two_proposed', 'round_two_booked', 'round_two_moved', 'round_two_cancelled'] as const

/** "Friday" within a week, else "Fri 27 Nov". */
function nearDay(instant: Date, zone: string, now: Date): string {
  const near = instant.getTime() - now.getTime() < 6 * 24 * 60 * 60 * 1000
  return near
    ? new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long' }).format(instant)
    : dayText(instant, zone, now)
}

const workingDays = (count: number) => (count === 1 ? 'one working day' : `${count} working days`)

/**
 * What the status page says. It follows what the candidate was told and nothing else: never the stage that the team sees.
 */
export function standingOf(followed: Followed, interview: InterviewStanding | null, now: Date): Standing {
  const { organization, time_zone: zone, told, withdrawn_at: withdrawn } = followed
  const who = organization.organization_name
  const at = (kind: ToldKind) => told.findLast(entry => entry.kind === kind)?.at ?? null
  const moment = (instant: string) => instantText(new Date(instant), zone, now)
  const applied: Step = { title: 'You applied', by: moment(followed.applied_at), state: 'done' }
  const answer: Step = { title: 'An answer, whatever it is', by: null, state: 'next' }

  if (withdrawn) {
    return {
      headline: 'You have withdrawn your application.',
      says: `${who} knows, and does nothing more with it.`,
      steps: [applied, { title: 'You withdrew', by: moment(withdrawn), state: 'done' }],
      invited: false,
    }
  }
  const rejected = at('rejected')
  if (rejected) {
    return {
      headline: `${who} is not going on with your application.`,
      says: 'A person decided this, and wrote to you. Thank you for the time you gave it.',
      steps: [applied, { title: 'We wrote to you', by: moment(rejected), state: 'done' }],
      invited: false,
    }
  }
  const meeting = told.findLast(({ kind }) => (MEETING as readonly string[]).includes(kind))
  if (meeting) return { ...withMeeting(meeting.kind, meeting.at), invited: false }
  const received = at('interview_received')
  if (received) return { ...withInterview(received), invited: false }
  const invitedAt = at('interview_invited')
  if (invitedAt) return withInvitation(invitedAt)
  return { ...waiting(), invited: false }

  function waiting() {
    const late = new Date(followed.answer_by) < now
    return {
      headline: `${who} has your application.`,
      says: null,
      steps: [
        applied,
        {
          title: 'We read it and write to you',
          by: `${late ? 'was due ' : 'by '}${moment(followed.answer_by)}`,
          text: late
            ? 'We are late, and sorry. Your application is still with us, and nothing about it has changed.'
            : 'A person reads every application for this role, and decides.',
          state: 'now' as const,
        },
        {
          title: 'If invited: an interview with an AI',
          by: 'by voice or typing, at a time of your own',
          state: 'next' as const,
        },
        answer,
      ],
    }
  }

  function withInvitation(invitedOn: string): Standing {
    const done: Step = { title: 'You applied, we invited you', by: moment(invitedOn), state: 'done' }
    const read: Step = {
      title: 'A person reads it and writes to you',
      by: `within ${workingDays(organization.answer_within_days)} of your interview`,
      state: 'next',
    }
    const until = interview?.until ? new Date(interview.until) : null
    if (interview?.can_open && until) {
      const begun = interview.state === 'in_progress' || interview.state === 'interrupted'
      return {
        headline: begun
          ? 'Your interview waits where you left it.'
          : `Your interview is open until ${nearDay(until, zone, now)}.`,
        says: null,
        steps: [
          done,
          {
            title: begun ? 'Go on with the interview' : 'Take the interview when it suits you',
            by: `by ${moment(until.toISOString())}`,
            text: begun ? 'Everything you said so far is there.' : 'By voice or typing. Opening it starts nothing yet.',
            state: 'now',
            opens: true,
          },
          read,
          answer,
        ],
        invited: !begun,
      }
    }
    if (interview?.state === 'expired') {
      return {
        headline: 'The time for your interview has passed.',
        says: `If you still want to take it, answer ${who}’s last mail: a person can open it again.`,
        steps: [
          done,
          { title: 'The interview', by: until ? `was open until ${moment(until.toISOString())}` : null, state: 'done' },
          { title: 'A person looks at your application and writes to you', by: null, state: 'now' },
        ],
        invited: false,
      }
    }
    if (interview?.state === 'completed' || interview?.state === 'no_answers')
      return { ...withInterview(null), invited: false }
    return {
      headline: `${who} invited you to an interview.`,
      says: 'The link is in the mail we sent you.',
      steps: [done, { title: 'Take the interview when it suits you', by: null, state: 'now' }, read, answer],
      invited: false,
    }
  }

  function withInterview(receivedOn: string | null) {
    return {
      headline: `${who} has your interview.`,
      says: null,
      steps: [
        applied,
        { title: 'You took the interview', by: receivedOn ? moment(receivedOn) : null, state: 'done' as const },
        {
          title: 'A person reads it and writes to you',
          by: `within ${workingDays(organization.answer_within_days)} of your interview`,
          text: 'Only what you said counts. A person decides.',
          state: 'now' as const,
        },
        answer,
      ],
    }
  }

  function withMeeting(kind: ToldKind, on: string) {
    const says = {
      round_two_proposed: [
        'You are asked to meet the team.',
        'Choose a time from the mail we sent you.',
        'Choose a time',
      ],
      round_two_booked: [
        'Your meeting with the team is booked.',
        'The time and the place are in our mail.',
        'You meet the team',
      ],
      round_two_moved: ['Your meeting with the team has moved.', 'The new time is in our mail.', 'You meet the team'],
      round_two_cancelled: ['Your meeting with the team is off.', 'What comes next is in our mail.', 'We write to you'],
    }[kind as (typeof MEETING)[number]]
    const took = at('interview_received')
    return {
      headline: says[0] ?? '',
      says: says[1] ?? null,
      steps: [
        applied,
        ...(took ? [{ title: 'You took the interview', by: moment(took), state: 'done' as const }] : []),
        { title: says[2] ?? '', by: `we wrote on ${moment(on)}`, state: 'now' as const },
        answer,
      ],
    }
  }
}
