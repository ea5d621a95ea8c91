import { hidden, type TimelineEntries } from '#platform/events/timeline.ts'
import { todoTimelineWords as words } from '../words/timeline.ts'

/** This module’s events on the timeline of an application. */
export const todoTimeline: TimelineEntries = {
  'todo.added': hidden,
  'todo.assigned': hidden,
  'todo.edited': hidden,
  'todo.done': { title: words.done },
  'todo.reopened': hidden,
  'todo.deleted': hidden,
  'todo.due': hidden,
}
