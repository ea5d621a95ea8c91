import { seesAllJobs } from '#platform/access/policy.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { EventName } from '#platform/events/define.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import '#modules/applications/public.ts'
import '#modules/evaluation/public.ts'
import '#modules/imports/public.ts'
import { offerById, openApprovals } from '#modules/offers/public.ts'
import '#modules/scheduling/public.ts'
import '#modules/screenings/public.ts'
import '#modules/todos/public.ts'
import { DEFAULT_EMAIL, type EmailChoice, type NotificationKind } from '../policy.ts'
import {
  interviewersWithoutScorecard,
  peopleAround,
  peopleOfBooking,
  readers,
  rerunOf,
} from './notifications.read-model.ts'
import { insertNotifications, preferencesOf } from './queries.ts'

/** Whom an event concerns, and about what. */
interface Concern {
  readonly kind: NotificationKind
  readonly adminIds: readonly string[]
  readonly applicationId: string
  /** What each of them is asked to deal with. */
  readonly targetOf?: (adminId: string) => string | null
  /** Many are caused by one action: e-mailed together at most, never one by one. */
  readonly oneOfMany?: boolean
}

function emailOf(kind: NotificationKind, chosen: EmailChoice | undefined, oneOfMany = false): EmailChoice {
  if (!(kind in DEFAULT_EMAIL)) return 'off'
  const email = chosen ?? DEFAULT_EMAIL[kind as keyof typeof DEFAULT_EMAIL]
  return oneOfMany && email === 'right_away' ? 'daily' : email
}

type Caused = Pick<ProductEvent, 'id' | 'at' | 'actor_kind' | 'actor_id'>

/** Notifies people of an event, each once, but never of what they did themselves or may not see. */
async function notify(
  tx: OrganizationTransaction,
  event: Caused,
  { kind, adminIds, applicationId, targetOf, oneOfMany }: Concern,
) {
  const [people, around] = [
    await readers(tx.q, tx.organizationId).execute(),
    await peopleAround(tx.q, tx.organizationId, applicationId).executeTakeFirst(),
  ]
  if (!around) return
  const actorId = event.actor_kind === 'admin' ? event.actor_id : null
  // Sample data arrives all at once: only what colleagues do with it is news.
  if (around.sample && !actorId) return
  const sees = ({ id, role }: (typeof people)[number]) =>
    seesAllJobs(role) || around.team.includes(id) || around.assigned.includes(id)
  const concerned = people
    .filter(one => adminIds.includes(one.id) && one.id !== actorId && sees(one))
    .map(({ id }) => id)
  if (concerned.length === 0) return
  const { sample } = around
  await add(tx, event, {
    kind,
    adminIds: concerned,
    about: { application_id: applicationId },
    targetOf,
    actorId,
    oneOfMany,
    sample,
  })
}

interface Addition {
  readonly kind: NotificationKind
  readonly adminIds: readonly string[]
  readonly about: { readonly application_id: string } | { readonly import_id: string } | { readonly job_id: string }
  readonly targetOf?: Concern['targetOf']
  readonly actorId: string | null
  readonly oneOfMany?: boolean
  /** About sample data, of which nobody is e-mailed. */
  readonly sample?: boolean
}

/** Adds notifications for people who may see what it is about, each once. */
async function add(
  tx: OrganizationTransaction,
  event: Caused,
  { kind, adminIds: concerned, about, targetOf, actorId, oneOfMany, sample }: Addition,
) {
  const chosen = await preferencesOf(tx.q, tx.organizationId, concerned).execute()
  const emails = new Map(
    concerned.map(id => [
      id,
      sample ? 'off' : emailOf(kind, chosen.find(one => one.admin_id === id && one.kind === kind)?.email, oneOfMany),
    ]),
  )
  const added = await insertNotifications(
    tx,
    concerned.map(admin_id => ({
      organization_id: tx.organizationId,
      id: newId(),
      admin_id,
      kind,
      event_id: event.id,
      ...about,
      target_id: targetOf?.(admin_id) ?? null,
      actor_id: actorId,
      at: event.at,
      in_digest: emails.get(admin_id) === 'daily',
    })),
  )
  if (added.length === 0) return
  const email = added.filter(({ admin_id }) => emails.get(admin_id) === 'right_away')
  await tx.emit(
    'notification.added',
    null,
    {
      admin_ids: added.map(({ admin_id }) => admin_id),
      email: email.map(({ id, admin_id }) => ({ notification_id: id, admin_id })),
    },
    { kind: 'system' },
  )
}

/** Who looks after an application: who is responsible and who is assigned; without any, its hiring team, or else the recruiters. */
async function caretakersOf(tx: OrganizationTransaction, applicationId: string): Promise<string[]> {
  const around = await peopleAround(tx.q, tx.organizationId, applicationId).executeTakeFirst()
  if (!around) return []
  const own = [...(around.owner_id ? [around.owner_id] : []), ...around.assigned]
  return own.length > 0 ? own : teamOr(tx, around.team)
}

/** The hiring team of a job, or everyone who sees all jobs if it has none. */
async function teamOr(tx: OrganizationTransaction, team: readonly string[]): Promise<string[]> {
  if (team.length > 0) return [...team]
  const people = await readers(tx.q, tx.organizationId).execute()
  return people.filter(({ role }) => seesAllJobs(role)).map(({ id }) => id)
}

type Named<N extends EventName> = ProductEvent<N>

/** What a person is to be told of an event; null if nothing. */
type Finder<N extends EventName> = (tx: OrganizationTransaction, event: Named<N>) => Promise<Concern | null>

const on = <N extends EventName>(name: N, find: Finder<N>) =>
  ({
    by: `notifications.${name}`,
    event: name,
    async react({ db }: Services, event: Named<N>) {
      await db.forOrganization(event.organization_id).write(async tx => {
        const concern = await find(tx, event)
        if (concern) await notify(tx, event, concern)
      })
    },
  }) as unknown as Subscription

const toCaretakers =
  <N extends EventName>(kind: NotificationKind): Finder<N> =>
  async (tx, { subject_id }) =>
    subject_id ? { kind, applicationId: subject_id, adminIds: await caretakersOf(tx, subject_id) } : null

const toMentioned = async (
  _: OrganizationTransaction,
  { subject_id, data }: Named<'application.noted' | 'application.note_edited'>,
): Promise<Concern | null> =>
  subject_id && data.mentioned?.length
    ? { kind: 'mention', applicationId: subject_id, adminIds: data.mentioned, targetOf: () => data.note_id ?? null }
    : null

const toResponsible =
  (kind: 'todo_assigned' | 'todo_due') =>
  async (
    _: OrganizationTransaction,
    { subject_id, data }: Named<'todo.added' | 'todo.assigned' | 'todo.due'>,
  ): Promise<Concern | null> =>
    subject_id ? { kind, applicationId: subject_id, adminIds: [data.assignee_id], targetOf: () => data.todo_id } : null

/** Each person who was asked has an approval of their own, until the offer is edited, sent back or withdrawn. */
const toApprovers = async (
  tx: OrganizationTransaction,
  { subject_id, data }: Named<'offer.approval_asked'>,
): Promise<Concern | null> => {
  if (!subject_id) return null
  const open = await openApprovals(tx.q, tx.organizationId, data.offer_id).execute()
  const approvalOf = (adminId: string) =>
    open.find(({ admin_id, version }) => admin_id === adminId && version === data.version)?.id ?? null
  const adminIds = data.approver_ids.filter(id => approvalOf(id) !== null)
  return { kind: 'offer_approval_asked', applicationId: subject_id, adminIds, targetOf: approvalOf }
}

type BookingChange = 'booking.booked' | 'booking.moved' | 'booking.cancelled' | 'booking.times_asked'

/** A change of an interview concerns its interviewers and who arranged it. */
const toBooked = async (tx: OrganizationTransaction, { data }: Named<BookingChange>): Promise<Concern | null> => {
  const booking = await peopleOfBooking(tx.q, tx.organizationId, data.booking_id).executeTakeFirst()
  if (!booking) return null
  return {
    kind: 'interview_changed',
    applicationId: booking.subject_id,
    adminIds: [...booking.interviewers, booking.created_by],
  }
}

/** Only who arranged the interview has to offer other times. */
const toOrganizer = async (
  tx: OrganizationTransaction,
  { data }: Named<'booking.times_passed'>,
): Promise<Concern | null> => {
  const booking = await peopleOfBooking(tx.q, tx.organizationId, data.booking_id).executeTakeFirst()
  return booking
    ? {
        kind: 'interview_times_passed',
        applicationId: booking.subject_id,
        adminIds: [booking.created_by],
        targetOf: () => data.booking_id,
      }
    : null
}

/** An import concerns who started it, as long as they may import. */
const importFinished = {
  by: 'notifications.import.finished',
  event: 'import.finished',
  async react({ db }: Services, event: Named<'import.finished'>) {
    await db.forOrganization(event.organization_id).write(async tx => {
      const people = await readers(tx.q, tx.organizationId).execute()
      const importer = people.find(({ id, role }) => id === event.data.admin_id && seesAllJobs(role))
      if (!importer) return
      await add(tx, event, {
        kind: 'import_finished',
        adminIds: [importer.id],
        about: { import_id: event.data.import_id },
        actorId: null,
      })
    })
  },
} as unknown as Subscription

/** Evaluating all applications of a job again concerns who started it, as long as they see the job. */
const rerunFinished = {
  by: 'notifications.evaluation.rerun_ended',
  event: 'evaluation.rerun_ended',
  async react({ db }: Services, event: Named<'evaluation.rerun_ended'>) {
    if (event.data.state !== 'finished') return
    await db.forOrganization(event.organization_id).write(async tx => {
      const rerun = await rerunOf(tx.q, tx.organizationId, event.data.rerun_id).executeTakeFirst()
      const people = await readers(tx.q, tx.organizationId).execute()
      const starter = people.find(({ id }) => id === rerun?.admin_id)
      if (!rerun || !starter || !(seesAllJobs(starter.role) || rerun.team.includes(starter.id))) return
      await add(tx, event, {
        kind: 'rerun_finished',
        adminIds: [starter.id],
        about: { job_id: rerun.job_id },
        actorId: null,
      })
    })
  },
} as unknown as Subscription

type OfferNews = 'offer.reminder_due' | 'offer.accepted' | 'offer.declined'

/** What becomes of an offer that was sent concerns who wrote and sent it, and who is responsible for the candidate. */
const toOffering =
  (kind: NotificationKind) =>
  async (tx: OrganizationTransaction, { subject_id, data }: Named<OfferNews>): Promise<Concern | null> => {
    const offer = await offerById(tx.q, tx.organizationId, data.offer_id).executeTakeFirst()
    if (!subject_id || !offer) return null
    const around = await peopleAround(tx.q, tx.organizationId, subject_id).executeTakeFirst()
    const adminIds = [offer.created_by, offer.sent_by, around?.owner_id].filter(id => typeof id === 'string')
    return { kind, applicationId: subject_id, adminIds, targetOf: () => data.offer_id }
  }

export const notificationSubscriptions: readonly Subscription[] = [
  on('application.submitted', async (tx, { subject_id }) => {
    const around = subject_id && (await peopleAround(tx.q, tx.organizationId, subject_id).executeTakeFirst())
    if (!around) return null
    return { kind: 'application_received', applicationId: subject_id, adminIds: await teamOr(tx, around.team) }
  }),
  on('application.assigned', async (_, { subject_id, data }) =>
    subject_id
      ? { kind: 'assigned', applicationId: subject_id, adminIds: [data.admin_id], oneOfMany: data.one_of_many }
      : null,
  ),
  on('application.noted', toMentioned),
  on('application.note_edited', toMentioned),
  on('todo.added', toResponsible('todo_assigned')),
  on('todo.assigned', toResponsible('todo_assigned')),
  on('todo.due', toResponsible('todo_due')),
  on('offer.approval_asked', toApprovers),
  on('offer.reminder_due', toOffering('offer_expiring')),
  on('offer.accepted', toOffering('offer_accepted')),
  on('offer.declined', toOffering('offer_declined')),
  importFinished,
  rerunFinished,
  // E-mails to candidates have their application as the subject; those to colleagues have none.
  on('mail.failed', async (tx, { subject_id, data }) => {
    const around = subject_id && (await peopleAround(tx.q, tx.organizationId, subject_id).executeTakeFirst())
    if (!around) return null
    return {
      kind: 'email_failed',
      applicationId: subject_id,
      adminIds: around.owner_id ? [around.owner_id] : await teamOr(tx, around.team),
      targetOf: () => data.message_id,
    }
  }),
  on('application.withdrawn', toCaretakers('withdrawn')),
  on('screening.completed', toCaretakers('screening_completed')),
  on('screening.expired', toCaretakers('screening_expired')),
  on('screening.accommodation_requested', toCaretakers('accommodation_requested')),
  on('evaluation.finished', async (tx, event) =>
    event.data.state === 'needs_person' ? toCaretakers<'evaluation.finished'>('needs_review')(tx, event) : null,
  ),
  on('booking.booked', toBooked),
  on('booking.moved', toBooked),
  on('booking.cancelled', toBooked),
  on('booking.times_asked', toBooked),
  on('booking.times_passed', toOrganizer),
  on('booking.state_set', async (tx, { data }) => {
    if (data.state !== 'waiting_on_feedback') return null
    const booking = await peopleOfBooking(tx.q, tx.organizationId, data.booking_id).executeTakeFirst()
    return booking
      ? {
          kind: 'scorecard_due',
          applicationId: booking.subject_id,
          adminIds: booking.interviewers,
          targetOf: () => data.booking_id,
        }
      : null
  }),
  on('booking.feedback_overdue', async (tx, { data }) => {
    const owing = await interviewersWithoutScorecard(tx.q, tx.organizationId, data.booking_id).execute()
    const [first] = owing
    if (!first) return null
    return {
      kind: 'scorecard_overdue',
      applicationId: first.subject_id,
      adminIds: owing.map(({ admin_id }) => admin_id),
      targetOf: () => data.booking_id,
    }
  }),
]
