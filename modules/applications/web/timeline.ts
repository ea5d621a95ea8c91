import { timelineEntry, type TimelineEntries } from '#platform/events/timeline.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import type { CandidateDetails, Note } from '../contract.ts'
import { timelineWords as words } from '../words/timeline.ts'

type Application = Pick<CandidateDetails['applications'][number], 'timeline' | 'name'> & {
  readonly notes: readonly Pick<Note, 'id' | 'at' | 'admin_name' | 'text'>[]
}

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

/** An event without a name for people: the last part of its own name. */
const plainName = (name: string) => {
  const text = (name.split('.').at(-1) ?? name).replaceAll('_', ' ')
  return locale.upper(text.charAt(0)) + text.slice(1)
}

const whoOf = (actor: string, candidate: string) =>
  actor === 'candidate' ? candidate : actor === 'system' ? words.product : actor

/** Who did what and when, with notes, the newest first. */
export function entriesOf(application: Application, shownAs: TimelineEntries): TimelineEntry[] {
  const events = application.timeline.flatMap(({ id, at, name, data, actor }) => {
    const { title, text } = timelineEntry(shownAs, name, data) ?? { title: plainName(name), text: '' }
    return title ? [{ id, at, what: title, who: whoOf(actor, application.name), text }] : []
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
