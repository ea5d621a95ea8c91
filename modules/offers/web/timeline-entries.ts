import { hidden, type TimelineEntries } from '#platform/events/timeline.ts'
import { locale } from '#platform/locale/locale.ts'
import { offerTimelineWords as words } from '../words/timeline.ts'

const dayOf = (date: string | undefined) =>
  date ? locale.datePart(date, { day: 'numeric', month: 'long', year: 'numeric' }) : null

/** This module’s events on the timeline of an application. */
export const offerTimeline: TimelineEntries = {
  'offer.drafted': { title: words.drafted },
  'offer.edited': { title: ({ version }) => words.edited(version) },
  'offer.approval_asked': { title: words.approvalAsked },
  'offer.approved': { title: words.approved },
  'offer.sent_back': { title: words.sentBack },
  'offer.sent': { title: words.sent },
  'offer.extended': { title: ({ expires_on }) => words.extended(dayOf(expires_on)) },
  'offer.reminder_due': hidden,
  'offer.withdrawn': { title: words.withdrawn },
  'offer.accepted': { title: words.accepted },
  'offer.declined': { title: words.declined },
  'offer.expired': { title: words.expired },
}
