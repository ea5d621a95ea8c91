import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import type { CandidateDetails } from '../contract.ts'
import { OUTCOME_NAMES, STAGE_NAMES } from '../policy.ts'
import { stageWords } from '../words/stages.ts'
import { timelineWords as words } from '../words/timeline.ts'

type Application = Pick<CandidateDetails['applications'][number], 'timeline' | 'notes' | 'name'>
type Data = Record<string, unknown>

export interface TimelineEntry {
  readonly id: string
  readonly at: string
  readonly what: string
  readonly who: string
  /** The text of a note, or the reason that was given. */
  readonly text: string
}
export interface TimelineDay {
  readonly day: string
  readonly entries: readonly (TimelineEntry & { readonly hour: string })[]
}

const stageName = (value: unknown) => STAGE_NAMES[value as keyof typeof STAGE_NAMES] ?? words.otherStage
const outcomeName = (value: unknown) => OUTCOME_NAMES[value as keyof typeof OUTCOME_NAMES] ?? words.ended
const reasonName = (value: unknown) => stageWords.reasons[value as keyof typeof stageWords.reasons] ?? null

type Named = string | ((data: Data) => string | null)
const nothing = () => null
const emails: Record<string, string> = words.emails
const bookings: Record<string, string> = words.bookings

/** What each event is called; null where another entry already says it. */
const NAMES: Record<string, Named> = {
  ...words.events,
  'application.moved': data => words.moved(stageName(data['from_stage']), stageName(data['to_stage'])),
  'application.rejected': data => words.rejected(reasonName(data['reason'])),
  'application.reopened': data => words.reopened(outcomeName(data['from_outcome'])),
  'application.noted': nothing,
  'resume.read': data => (data['state'] === 'read' ? words.resumeRead : words.resumeNeedsReview),
  'evaluation.finished': data => (data['state'] === 'ready' ? words.evaluated : words.evaluationNeedsReview),
  'screening.reminder_due': nothing,
  'screening.consented': nothing,
  'screening.recording_joined': nothing,
  'interview.proposed': data => words.roundProposed(typeof data['round'] === 'string' ? data['round'] : null),
  'booking.proposed': nothing,
  'booking.state_set': data => bookings[String(data['state'])] ?? null,
  'mail.sent': data => emails[String(data['template_key'])] ?? null,
}

/** An event without a name for people: the last part of its own name. */
const plainName = (name: string) => {
  const text = (name.split('.').at(-1) ?? name).replaceAll('_', ' ')
  return locale.upper(text.charAt(0)) + text.slice(1)
}

function nameOf(name: string, data: Data): string | null {
  const named = NAMES[name]
  if (named === undefined) return plainName(name)
  return typeof named === 'string' ? named : named(data)
}

const whoOf = (actor: string, candidate: string) =>
  actor === 'candidate' ? candidate : actor === 'system' ? words.product : actor

const textOf = (data: Data) => (typeof data['note'] === 'string' ? data['note'] : '')

/** Who did what and when, with notes, the newest first. */
export function entriesOf(application: Application): TimelineEntry[] {
  const events = application.timeline.flatMap(({ id, at, name, data, actor }) => {
    const what = nameOf(name, data)
    return what ? [{ id, at, what, who: whoOf(actor, application.name), text: textOf(data) }] : []
  })
  const notes = application.notes.map(({ id, at, admin_name, text }) => ({
    id,
    at,
    what: words.note,
    who: admin_name,
    text,
  }))
  return [...events, ...notes].toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Entries by the day on which they happened, in the reader's time zone. */
export function byDay(entries: readonly TimelineEntry[], now: Date, zone = browserZone()): TimelineDay[] {
  const days: { day: string; entries: TimelineDay['entries'][number][] }[] = []
  for (const entry of entries) {
    const at = new Date(entry.at)
    const day = locale.day(at, zone, now)
    if (days.at(-1)?.day !== day) days.push({ day, entries: [] })
    days.at(-1)!.entries.push({ ...entry, hour: locale.time(at, zone) })
  }
  return days
}
