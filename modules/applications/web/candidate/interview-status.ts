import { locale } from '#platform/locale/locale.ts'
import { zoneCity } from '#platform/locale/dates.ts'
import type { CommunicationKind } from '../../contract.ts'
import { progressWords as words } from '../../words/status.ts'
import type { Followed } from './api.ts'
import { type Known, lastEnd, momentOf, msOf, type PersonInterview, sentAt } from './status-facts.ts'
import { type ApplicationStatus, appliedStep, decisionStep, type Step, tookStep, type Topic } from './status-steps.ts'

/** The messages about interviews with people. */
const PERSON_MESSAGES: readonly CommunicationKind[] = [
  'interview_proposed',
  'interview_booked',
  'interview_moved',
  'interview_cancelled',
]

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

const LIVE: readonly PersonInterview['state'][] = ['to_choose', 'times_passed', 'booked']

/** The interviews with people, or the last message about one if they could not be read. */
export function peopleTopics(known: Known): Topic[] {
  const message = known.followed.communications.findLast(({ kind }) => PERSON_MESSAGES.includes(kind))
  if (known.interviews.length === 0 && message)
    return [
      {
        live: message.kind !== 'interview_cancelled' && msOf(message.at) > lastEnd(known),
        at: msOf(message.at),
        status: afterMessage(known, message),
      },
    ]
  return known.interviews.map(interview => ({
    live: LIVE.includes(interview.state),
    at: msOf((interview.state === 'over' && interview.end_at) || interview.told_at),
    status: withPeople(known, interview),
  }))
}

function withPeople(known: Known, interview: PersonInterview): ApplicationStatus {
  const { person } = words
  const { booking_id: bookingId, can_open, state } = interview
  const details = person.details(locale.list(interview.interviewers), interview.place)
  const by = timeOf(known, interview)
  const opens = (action: 'choose' | 'ask' | 'change') => (can_open ? { bookingId, action } : undefined)
  switch (state) {
    case 'to_choose':
      return aroundNow(known, person.invited, {
        title: person.choose,
        by: null,
        text: `${person.chooseText} ${details}`,
        state: 'now',
        opens: opens('choose'),
      })
    case 'times_passed':
      return aroundNow(known, person.timesPassed, {
        title: interview.asked ? person.asked : person.ask,
        by: null,
        text: interview.asked ? person.askedText : person.askText,
        state: 'now',
        opens: interview.asked ? undefined : opens('ask'),
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
