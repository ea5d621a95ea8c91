import type { TimelineEntries } from '#platform/events/timeline.ts'
import { emailTimelineWords as words } from '../words/timeline.ts'

const TITLES: Partial<Record<string, string>> = words

/** E-mails on the timeline of an application. */
export const emailTimeline: TimelineEntries = {
  'mail.sent': { title: ({ template_key }) => (template_key && TITLES[template_key]) ?? null },
}
