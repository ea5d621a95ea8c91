import { browserZone, dayText, hourText } from '#ui/time.ts'
import type { CandidateDetails } from '../contract.ts'
import { OUTCOME_NAMES, STAGE_NAMES } from '../policy.ts'

type Application = Pick<CandidateDetails['applications'][number], 'timeline' | 'notes' | 'name'>
type Data = Record<string, unknown>

export interface TimelineEntry {
  readonly id: string
  readonly at: string
  readonly what: string
  readonly who: string
  /** A note's words. */
  readonly text: string
}
export interface TimelineDay {
  readonly day: string
  readonly entries: readonly (TimelineEntry & { readonly hour: string })[]
}

const stageName = (value: unknown) => STAGE_NAMES[value as keyof typeof STAGE_NAMES] ?? 'another stage'
const outcomeName = (value: unknown) => (OUTCOME_NAMES[value as keyof typeof OUTCOME_NAMES] ?? 'ended').toLowerCase()

/** Mails that only say what the entry beside them says already; the others are entries of their own. */
const MAILS: Record<string, string> = {
  interview_reminder: 'Reminder of the interview sent',
  rejected: 'Rejection mail sent',
  accommodation_requested: 'Confirmation of the accommodation request sent',
}

const BOOKING_STATES: Record<string, string> = {
  complete: 'Conversation took place',
  no_show: 'Did not come to the conversation',
  waiting_on_feedback: 'Conversation waits for feedback',
}

type Words = string | ((data: Data) => string | null)

/** What each event is called; null where it says nothing that another entry does not say. */
const WORDS: Record<string, Words> = {
  'application.submitted': 'Applied',
  'application.resubmitted': 'Applied again, with a newer form',
  'application.moved': data => `Moved from ${stageName(data['from_stage'])} to ${stageName(data['to_stage'])}`,
  'application.rejected': 'Rejected',
  'application.hired': 'Hired',
  'application.withdrawn': 'Withdrew',
  'application.reopened': data => `Reopened, was ${outcomeName(data['from_outcome'])}`,
  'application.noted': () => null,
  'resume.read': data => (data['state'] === 'read' ? 'Résumé read' : 'Résumé needs a person'),
  'evaluation.finished': data => (data['state'] === 'ready' ? 'Reading finished' : 'Reading needs a person'),
  'evaluation.opined': 'Gave an opinion on a finding',
  'scorecard.submitted': 'Gave a scorecard',
  'scorecard.revealed': 'Opened the scores without a scorecard',
  'screening.invited': 'Invited to the interview',
  'screening.opened': 'Opened the invitation',
  'screening.reminder_due': () => null,
  'screening.consented': () => null,
  'screening.recording_joined': () => null,
  'screening.started': 'Began the interview',
  'screening.interrupted': 'Left the interview',
  'screening.completed': 'Finished the interview',
  'screening.no_answers': 'Ended the interview without an answer',
  'screening.expired': 'Invitation ran out',
  'screening.cancelled': 'Invitation cancelled',
  'screening.corrected': 'Corrected the transcript',
  'screening.accommodation_requested': 'Requested an accommodation',
  'screening.accommodation_answered': 'Answered the accommodation request',
  'round.proposed': data => `Offered a conversation${typeof data['round'] === 'string' ? `: ${data['round']}` : ''}`,
  'booking.proposed': () => null,
  'booking.booked': 'Booked a time',
  'booking.moved': 'Moved the conversation',
  'booking.cancelled': 'Cancelled the conversation',
  'booking.times_asked': 'Asked for other times',
  'booking.state_set': data => BOOKING_STATES[String(data['state'])] ?? null,
  'mail.sent': data => MAILS[String(data['template_key'])] ?? null,
}

/** An event without words of its own: the last part of its name, as words. */
const plainly = (name: string) => {
  const words = (name.split('.').at(-1) ?? name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOf(name: string, data: Data): string | null {
  const words = WORDS[name]
  if (words === undefined) return plainly(name)
  return typeof words === 'string' ? words : words(data)
}

const whoOf = (actor: string, candidate: string) =>
  actor === 'candidate' ? candidate : actor === 'system' ? 'Evenhand' : actor

/** Who did what when, notes among it, the newest first. */
export function entriesOf(application: Application): TimelineEntry[] {
  const events = application.timeline.flatMap(({ id, at, name, data, actor }) => {
    const what = wordsOf(name, data)
    return what ? [{ id, at, what, who: whoOf(actor, application.name), text: '' }] : []
  })
  const notes = application.notes.map(({ id, at, admin_name, text }) => ({
    id,
    at,
    what: 'Note',
    who: admin_name,
    text,
  }))
  return [...events, ...notes].toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Under the day on which it happened, as the reader's calendar has it. */
export function byDay(entries: readonly TimelineEntry[], now: Date, zone = browserZone()): TimelineDay[] {
  const days: { day: string; entries: TimelineDay['entries'][number][] }[] = []
  for (const entry of entries) {
    const at = new Date(entry.at)
    const day = dayText(at, zone, now)
    if (days.at(-1)?.day !== day) days.push({ day, entries: [] })
    days.at(-1)!.entries.push({ ...entry, hour: hourText(at, zone) })
  }
  return days
}
