import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Services } from '#platform/services.ts'
import { readQueues } from '#platform/tasks/queue-state.ts'
import { chosenProvider } from '#modules/billing/public.ts'
import type { overviewCalls } from '../contract/overview.ts'
import { type AttentionKind, LATE_AFTER_MS } from '../policy/overview.ts'
import { readEngines } from './engines.ts'
import {
  collectedByMonth,
  endedSubscriptions,
  failedTaskCounts,
  interviewCounts,
  interviewsByMonth,
  openRequests,
  organizationCounts,
  paidBefore,
  recurringRevenue,
  subscriptionCounts,
  undeliveredCount,
} from './overview.read-model.ts'

type Overview = ReplyGiven<(typeof overviewCalls)['superAdmin.overview']>

const MONTHS = 12

/** The first days of the last 12 months in UTC, oldest first. */
const monthsUntil = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + index, 1)).toISOString().slice(0, 10),
  )

export async function readOverview(services: Services, now: Date): Promise<Overview> {
  const { db } = services
  const months = monthsUntil(now)
  const since = new Date(`${months[0]}T00:00:00Z`)
  const [figures, queues, engines] = await Promise.all([
    db.unsafeAcrossOrganizations(async q => ({
      organizations: await organizationCounts(q, now),
      subscriptions: await subscriptionCounts(q, now),
      recurring: await recurringRevenue(q),
      ended: await endedSubscriptions(q, now),
      before: await paidBefore(q, now),
      interviews: await interviewCounts(q, now),
      interviewMonths: await interviewsByMonth(q, since),
      collected: await collectedByMonth(q, since),
      tasks: await failedTaskCounts(q, now),
      undelivered: await undeliveredCount(q, now),
      requests: await openRequests(q),
    })),
    readQueues(db, later(now, -DAY)),
    readEngines(services, now),
  ])
  const late = queues.filter(({ oldest }) => oldest && now.getTime() - oldest.getTime() > LATE_AFTER_MS).length
  const counts: Record<AttentionKind, number> = {
    failed_tasks: Number(figures.tasks.open),
    late_queues: late,
    payments_failed: Number(figures.subscriptions.unpaid),
    requests_open: Number(figures.requests.count),
    trials_ending: Number(figures.subscriptions.trials_ending),
    organizations_suspended: Number(figures.organizations.suspended),
  }
  return {
    organizations: {
      total: Number(figures.organizations.total),
      active: Number(figures.organizations.active),
      suspended: Number(figures.organizations.suspended),
      new_30_days: Number(figures.organizations.new_30_days),
    },
    trials: {
      now: Number(figures.subscriptions.trials),
      ending_7_days: Number(figures.subscriptions.trials_ending),
    },
    recurring: figures.recurring.map(({ currency, amount, subscriptions }) => ({
      currency,
      amount: Number(amount),
      subscriptions: Number(subscriptions),
    })),
    churn: { ended: Number(figures.ended.ended), of: Number(figures.before.paid) },
    interviews: {
      last_30_days: Number(figures.interviews.last),
      previous_30_days: Number(figures.interviews.previous),
    },
    failures: {
      open_tasks: counts.failed_tasks,
      tasks_24_hours: Number(figures.tasks.today),
      emails_24_hours: figures.undelivered,
    },
    months: months.map(month => ({
      month,
      collected: figures.collected
        .filter(one => one.month === month)
        .map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
      interviews: Number(figures.interviewMonths.find(one => one.month === month)?.count ?? 0),
    })),
    queues: queues.map(({ lane, waiting, oldest, failed }) => ({
      lane,
      waiting,
      oldest: oldest?.toISOString() ?? null,
      failed_24_hours: failed,
    })),
    engines,
    attention: Object.entries(counts).flatMap(([kind, count]) =>
      count > 0 ? [{ kind: kind as AttentionKind, count }] : [],
    ),
    test_billing: chosenProvider(services).engine === 'embedded',
    at: now.toISOString(),
  }
}
