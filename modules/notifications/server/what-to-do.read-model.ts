import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo, isBlind } from '#modules/applications/public.ts'
import '#modules/evaluation/public.ts'
import '#modules/offers/public.ts'
import '#modules/scheduling/public.ts'
import '#modules/todos/public.ts'

// Reads across modules: what notifications ask their reader to do, as it is now.

/** Whether what a notification `n` asks for is still to be done. Kinds that ask for nothing in particular always are. */
export const stillOpen = sql<boolean>`case
  when n.kind in ('todo_assigned', 'todo_due') then n.target_id is null or exists (
    select 1 from todos t where t.organization_id = n.organization_id and t.id = n.target_id
      and t.assignee_id = n.admin_id and t.done_at is null and t.deleted_at is null)
  when n.kind = 'offer_approval_asked' then exists (
    select 1 from offer_approvals d where d.organization_id = n.organization_id and d.id = n.target_id and d.decision is null)
  when n.kind = 'offer_expiring' then exists (
    select 1 from offers o where o.organization_id = n.organization_id and o.id = n.target_id and o.state = 'sent')
  when n.kind = 'interview_times_passed' then exists (
    select 1 from bookings b where b.organization_id = n.organization_id and b.id = n.target_id and b.state = 'needs_scheduling')
  when n.kind = 'email_failed' then exists (
    select 1 from mail_messages m where m.organization_id = n.organization_id and m.id = n.target_id and m.state = 'failed')
  when n.kind in ('scorecard_due', 'scorecard_overdue') then not exists (
    select 1 from scorecards s where s.organization_id = n.organization_id and s.application_id = n.application_id
      and s.admin_id = n.admin_id and s.submitted_at is not null)
  else true end`

/** A person's approvals, with what the offer says in the version that they were asked about. In blind review, nobody works on offers. */
export const approvalsAskedFor = (q: Kysely<Tables>, viewer: Viewer, ids: readonly string[]) =>
  q
    .selectFrom('offer_approvals as d')
    .innerJoin('offers as o', join =>
      join.onRef('o.organization_id', '=', 'd.organization_id').onRef('o.id', '=', 'd.offer_id'),
    )
    .innerJoin('offer_versions as v', join =>
      join
        .onRef('v.organization_id', '=', 'd.organization_id')
        .onRef('v.offer_id', '=', 'd.offer_id')
        .onRef('v.version', '=', 'd.version'),
    )
    .innerJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 'o.organization_id').onRef('a.id', '=', 'o.application_id'),
    )
    .select(['d.id', 'd.offer_id', 'd.version', 'd.decision', 'd.reason', 'o.state', 'a.outcome'])
    .select(['v.position', 'v.pay_amount', 'v.pay_currency', 'v.pay_period', 'v.start_on'])
    .where('d.organization_id', '=', viewer.organizationId)
    .where('d.admin_id', '=', viewer.adminId)
    .where('d.id', '=', sql<string>`any(${ids})`)
    .where(eb =>
      eb.exists(
        applicationsVisibleTo(q, viewer)
          .select('a.id')
          .where(sql<boolean>`a.id = o.application_id`),
      ),
    )
    .where(sql<boolean>`not ${isBlind(viewer.adminId)}`)

/** Notes that mention people, as they are now, with who wrote them. Deleted ones are left out. */
export const notesNamed = (q: Kysely<Tables>, viewer: Viewer, ids: readonly string[]) =>
  q
    .selectFrom('application_notes as t')
    .innerJoin('admins as p', join =>
      join.onRef('p.organization_id', '=', 't.organization_id').onRef('p.id', '=', 't.admin_id'),
    )
    .select(['t.id', 't.text', 't.admin_id', 'p.name', 'p.removed_at'])
    .where('t.organization_id', '=', viewer.organizationId)
    .where('t.id', '=', sql<string>`any(${ids})`)
    .where('t.deleted_at', 'is', null)

/** The e-mails that could not be delivered, as they are now. */
export const emailsNamed = (q: Kysely<Tables>, viewer: Viewer, ids: readonly string[]) =>
  q
    .selectFrom('mail_messages')
    .select(['id', 'subject', 'state'])
    .where('organization_id', '=', viewer.organizationId)
    .where('id', '=', sql<string>`any(${ids})`)

/** For which of the given applications a person has submitted a scorecard. */
export const scorecardsOn = (q: Kysely<Tables>, viewer: Viewer, applicationIds: readonly string[]) =>
  q
    .selectFrom('scorecards')
    .select('application_id')
    .where('organization_id', '=', viewer.organizationId)
    .where('admin_id', '=', viewer.adminId)
    .where('application_id', '=', sql<string>`any(${applicationIds})`)
    .where('submitted_at', 'is not', null)
