import type { EventName, EventTypes } from './define.ts'

/** How the timeline of an application shows an event. */
interface EventEntry<Data> {
  /** Null where another entry already says it. */
  readonly title: string | ((data: Data) => string | null)
  /** A text of its own under the title, such as a reason that was given. */
  readonly text?: (data: Data) => string | undefined
}

/** What each module exports of its own events. The data is only what `defineEvents` names for the timeline. */
export type TimelineEntries = { readonly [Name in EventName]?: EventEntry<Partial<EventTypes[Name]>> }

/** Events that another entry already says. */
export const hidden = { title: () => null }

/** How an event is shown; undefined if no module says so. */
export function timelineEntry(
  entries: TimelineEntries,
  name: string,
  data: Readonly<Record<string, unknown>>,
): { title: string | null; text: string } | undefined {
  const entry = (entries as Readonly<Record<string, EventEntry<Readonly<Record<string, unknown>>>>>)[name]
  if (!entry) return undefined
  const { title, text } = entry
  return { title: typeof title === 'string' ? title : title(data), text: text?.(data) ?? '' }
}
