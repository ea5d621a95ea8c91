import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, ok, pageOf, pageQuery } from '#platform/contract/shapes.ts'
import { CHOSEN_KINDS, NOTIFICATION_KINDS } from './policy.ts'

/** What a notification asks its reader to do, as it is now. Null if it asks for nothing, or not anymore. */
const toDo = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('todo'),
    id,
    text: z.string(),
    due_on: day.nullable(),
    due: z.enum(['overdue', 'today', 'later']).nullable(),
    done: z.boolean(),
    done_by: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('offer'),
    id,
    /** What is approved is this version. */
    version: z.int(),
    position: z.string(),
    /** In minor units of the currency. */
    pay: z.object({ amount: z.int(), currency: z.string(), period: z.enum(['year', 'month', 'hour']) }),
    start_on: day,
    /** The reader's own. */
    decision: z.enum(['approved', 'sent_back']).nullable(),
    reason: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('scorecard'),
    /** Null for notifications that do not name the interview. */
    booking_id: id.nullable(),
    submitted: z.boolean(),
  }),
  z.object({
    kind: z.literal('note'),
    /** As it is now. It can be answered with another note that mentions its author. */
    text: z.string(),
    /** Null if they have left. */
    author: z.object({ id, name: z.string() }).nullable(),
  }),
  z.object({
    kind: z.literal('email'),
    /** It can be sent again (`messages.sendAgain`). */
    id,
    subject: z.string(),
    failed: z.boolean(),
  }),
])

const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  at: instant,
  read: z.boolean(),
  /** It is about a candidate, an import of résumés, or a job as a whole. */
  application_id: id.nullable(),
  candidate_uuid: id.nullable(),
  import_id: id.nullable(),
  name: z.string(),
  job: z.object({ id, title: z.string() }),
  /** The colleague who caused it. */
  actor: z.string().nullable(),
  to_do: toDo.nullable(),
})
export type Notification = z.output<typeof notification>

const email = z.enum(['right_away', 'daily', 'off'])
const preferences = z.strictObject(
  Object.fromEntries(CHOSEN_KINDS.map(kind => [kind, email])) as Record<(typeof CHOSEN_KINDS)[number], typeof email>,
)
export type Preferences = z.output<typeof preferences>

export const notificationsContract = contract({
  'notifications.list': {
    method: 'GET',
    path: '/api/notifications',
    who: 'candidates.read',
    summary: "The caller's notifications of the last 90 days, newest first. `total` counts the unread ones.",
    query: pageQuery.extend({
      unread: z.enum(['true', 'false']).optional(),
      /** Only mentions, or only what needs action and was not dealt with. */
      part: z.enum(['mentions', 'needs_action']).optional(),
    }),
    reply: pageOf(notification),
  },
  'notifications.markRead': {
    method: 'POST',
    path: '/api/notifications/read',
    who: 'signed_in',
    summary: 'Marks notifications as read: the given ones, or without `ids` all.',
    body: z.object({ ids: z.array(id).min(1).max(100).optional() }),
    reply: ok,
  },
  'notifications.preferences': {
    method: 'GET',
    path: '/api/account/notification-preferences',
    who: 'signed_in',
    summary:
      'For each kind of notification, whether the caller gets an e-mail right away, daily at 08:00 in their time zone, or none.',
    reply: preferences,
  },
  'notifications.setPreferences': {
    method: 'PUT',
    path: '/api/account/notification-preferences',
    who: 'signed_in',
    summary: 'Sets which notifications are e-mailed. Kinds that are not given do not change.',
    body: preferences.partial(),
    reply: preferences,
  },
  'notifications.live': {
    method: 'GET',
    path: '/api/live',
    who: 'signed_in',
    summary:
      'Server-sent events about changes in the organization: `changed` with {topics}, so that an open page can load again what it shows. Ends after 5 minutes; open it again.',
  },
})
