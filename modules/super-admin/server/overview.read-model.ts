import { type Kysely, sql } from 'kysely'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import type { Tables } from '#platform/db/tables.ts'

// Reads across organizations and modules: only counts and sums, nothing about a person.

/** What a subscription brings in a month: a yearly price counts with a twelfth. */
const MONTHLY = sql<string>`sum(case when s.interval = 'year' then round(s.price / 12.0) else s.price end)`

/**
 * Subscriptions that are paid for, of organizations that are not suspended. One that ends without a reason was not cancelled: nobody has taken
 * it.
 */
const paidSubscriptions = (q: Kysely<Tables>) =>
  q
    .selectFrom('subscriptions as s')
    .innerJoin('organizations as o', 'o.organization_id', 's.organization_id')
    .where('s.price', '>', 0)
    .where('s.status', 'in', ['active', 'past_due'])
    .where(eb => eb.or([eb('s.cancel_at_period_end', '=', false), eb('s.cancel_reason', 'is not', null)]))
    .where('o.status', '=', 'active')

export const recurringRevenue = (q: Kysely<Tables>) =>
  paidSubscriptions(q)
    .select(eb => ['s.currency', MONTHLY.as('amount'), eb.fn.countAll<string>().as('subscriptions')])
    .groupBy('s.currency')
    .orderBy('s.currency')
    .execute()

export const organizationCounts = (q: Kysely<Tables>, now: Date) =>
  q
    .selectFrom('organizations')
    .select(eb => [
      eb.fn.countAll<string>().as('total'),
      // As in the list, where an organization that will be deleted is neither.
      eb.fn
        .countAll<string>()
        .filterWhere(sql<boolean>`status = 'active' and delete_at is null`)
        .as('active'),
      eb.fn
        .countAll<string>()
        .filterWhere(sql<boolean>`status = 'suspended' and delete_at is null`)
        .as('suspended'),
      eb.fn
        .countAll<string>()
        .filterWhere('created_at', '>', later(now, -30 * DAY))
        .as('new_30_days'),
    ])
    .executeTakeFirstOrThrow()

export const subscriptionCounts = (q: Kysely<Tables>, now: Date) =>
  q
    .selectFrom('subscriptions')
    .select(eb => [
      eb.fn.countAll<string>().filterWhere('status', '=', 'trialing').as('trials'),
      eb.fn
        .countAll<string>()
        .filterWhere(inner =>
          inner.and([inner('status', '=', 'trialing'), inner('current_period_end', '<=', later(now, 7 * DAY))]),
        )
        .as('trials_ending'),
      eb.fn.countAll<string>().filterWhere('status', 'in', ['past_due', 'unpaid']).as('unpaid'),
    ])
    .executeTakeFirstOrThrow()

/** Organizations whose paid subscription ended in the last 30 days. A trial that nothing was paid for is none. */
export const endedSubscriptions = (q: Kysely<Tables>, now: Date) =>
  q
    .selectFrom('events as e')
    .select(sql<string>`count(distinct e.organization_id)`.as('ended'))
    .where('e.name', '=', 'subscription.ended')
    .where('e.at', '>', later(now, -30 * DAY))
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('transactions as t')
          .select('t.id')
          .whereRef('t.organization_id', '=', 'e.organization_id')
          .whereRef('t.at', '<=', 'e.at')
          .where('t.status', '=', 'paid'),
      ),
    )
    .executeTakeFirstOrThrow()

/** Paid subscriptions that were there 30 days ago: what was paid then covered that day. */
export const paidBefore = (q: Kysely<Tables>, now: Date) =>
  q
    .selectFrom('transactions')
    .select(sql<string>`count(distinct organization_id)`.as('paid'))
    .where('status', '=', 'paid')
    .where('period_start', '<=', later(now, -30 * DAY))
    .where('period_end', '>', later(now, -30 * DAY))
    .executeTakeFirstOrThrow()

/** AI interviews that were completed, by month in UTC and by what the figures ask for. Practice and sample interviews do not count. */
const completedInterviews = (q: Kysely<Tables>) =>
  q
    .selectFrom('screenings as s')
    .innerJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 's.organization_id').onRef('a.id', '=', 's.application_id'),
    )
    .where('s.state', '=', 'completed')
    .where('a.practice', '=', false)
    .where('a.sample', '=', false)

export const interviewCounts = (q: Kysely<Tables>, now: Date) =>
  completedInterviews(q)
    .where('s.ended_at', '>', later(now, -60 * DAY))
    .select(eb => [
      eb.fn
        .countAll<string>()
        .filterWhere('s.ended_at', '>', later(now, -30 * DAY))
        .as('last'),
      eb.fn
        .countAll<string>()
        .filterWhere('s.ended_at', '<=', later(now, -30 * DAY))
        .as('previous'),
    ])
    .executeTakeFirstOrThrow()

export const interviewsByMonth = (q: Kysely<Tables>, since: Date) =>
  completedInterviews(q)
    .select(sql<string>`to_char(s.ended_at at time zone 'UTC', 'YYYY-MM-01')`.as('month'))
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('s.ended_at', '>=', since)
    .groupBy('month')
    .execute()

export const collectedByMonth = (q: Kysely<Tables>, since: Date) =>
  q
    .selectFrom('transactions')
    .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-01')`.as('month'))
    .select(['currency', sql<string>`sum(amount - refunded)`.as('amount')])
    .where('status', '=', 'paid')
    .where('at', '>=', since)
    .groupBy(['month', 'currency'])
    .orderBy('currency')
    .execute()

/** Failed tasks that nobody ran again, and those of the last day. */
export const failedTaskCounts = (q: Kysely<Tables>, now: Date) =>
  q
    .selectFrom('dead_tasks')
    .select(eb => [
      eb.fn.countAll<string>().filterWhere('run_again_at', 'is', null).as('open'),
      eb.fn.countAll<string>().filterWhere('failed_at', '>', later(now, -DAY)).as('today'),
    ])
    .executeTakeFirstOrThrow()

/** E-mails of organizations and of the platform that could not be delivered in the last day. */
export async function undeliveredCount(q: Kysely<Tables>, now: Date): Promise<number> {
  const ofOrganizations = await q
    .selectFrom('mail_messages')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'failed')
    .where('created_at', '>', later(now, -DAY))
    .executeTakeFirstOrThrow()
  const ofPlatform = await q
    .selectFrom('platform_mail')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'failed')
    .where('created_at', '>', later(now, -DAY))
    .executeTakeFirstOrThrow()
  return Number(ofOrganizations.count) + Number(ofPlatform.count)
}

/** Calls of language models in the last hour, and the 95th percentile of their time. */
export const modelUse = (q: Kysely<Tables>, now: Date) =>
  q
    .selectFrom('model_runs')
    .select(eb => eb.fn.countAll<string>().as('uses'))
    .select(sql<number | null>`percentile_disc(0.95) within group (order by milliseconds)`.as('p95'))
    .where('at', '>', later(now, -HOUR))
    .executeTakeFirstOrThrow()

/** E-mails that were sent in the last hour, and those that wait after a failed attempt. */
export const mailUse = (q: Kysely<Tables>, now: Date) =>
  q
    .selectFrom('mail_messages')
    .select(eb => [
      eb.fn.countAll<string>().filterWhere('sent_at', '>', later(now, -HOUR)).as('uses'),
      eb.fn
        .countAll<string>()
        .filterWhere(inner => inner.and([inner('state', '=', 'waiting'), inner('tries', '>', 0)]))
        .as('failed'),
    ])
    .where('created_at', '>', later(now, -DAY))
    .executeTakeFirstOrThrow()

/** Requests of visitors that nobody has answered. */
export const openRequests = (q: Kysely<Tables>) =>
  q
    .selectFrom('contact_requests')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
