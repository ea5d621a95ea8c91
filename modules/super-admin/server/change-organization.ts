import { DAY, later } from '#platform/clock/clock.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { PlatformTransaction } from '#platform/db/platform-transaction.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import { deleteSessionsOfOrganization } from '#modules/accounts/public.ts'
import { assignPlan, extendPeriod, extendTrial, planById, raiseLimit, readPlanIn } from '#modules/billing/public.ts'
import { organizationById, restoreOrganization, suspendOrganization } from '#modules/organizations/public.ts'
import { resumeOffers, stopOffers } from '#modules/scheduling/public.ts'
import { resumeInvitations, stopInvitations } from '#modules/screenings/public.ts'
import type { organizationCalls } from '../contract/organizations.ts'
import { MOST_TRIAL_DAYS, type OrganizationState } from '../policy.ts'
import { superAdminProblems as problems } from '../words/problems.ts'

type Body<K extends keyof typeof organizationCalls> = BodyOf<(typeof organizationCalls)[K]>

/** The name, for the audit log. @throws 404 */
async function named(tx: PlatformTransaction, id: string): Promise<{ id: string; name: string }> {
  const row = await organizationById(tx.q, id).executeTakeFirst()
  if (!row) throw notFound()
  return { id, name: row.name }
}

/**
 * Suspends an organization: nobody of it is signed in any more, and what waits for candidates stops. What they have begun goes on.
 * @throws 404; 409 `suspended`
 */
async function suspend(
  tx: PlatformTransaction,
  id: string,
  { reason, details, email_owners: informs }: Extract<Body<'superAdmin.setStatus'>, { status: 'suspended' }>,
  now: Date,
): Promise<void> {
  const about = await named(tx, id)
  await tx.inOrganization(id, async org => {
    await suspendOrganization(org, { reason, informs }, now)
    await stopInvitations(org, now)
    await stopOffers(org, now)
  })
  await deleteSessionsOfOrganization(tx.q, id)
  await tx.record('organization.suspended', { ...about, reason: details }, { cause: reason, emailed: informs })
}

/** Restores an organization, and gives back the time that the suspension took. @throws 404; 409 `not_suspended` */
async function restore(
  tx: PlatformTransaction,
  id: string,
  { details, email_owners: informs }: Extract<Body<'superAdmin.setStatus'>, { status: 'active' }>,
  now: Date,
): Promise<void> {
  const about = await named(tx, id)
  const milliseconds = await tx.inOrganization(id, async org => {
    const lasted = await restoreOrganization(org, informs, now)
    await extendPeriod(org, lasted)
    await resumeInvitations(org, lasted, now)
    await resumeOffers(org, lasted, now)
    return lasted
  })
  const days = Math.round(milliseconds / DAY)
  await tx.record('organization.restored', { ...about, reason: details }, { days, emailed: informs })
}

/** @throws 404; 409 `suspended`, `not_suspended` */
export async function setStatus(
  tx: PlatformTransaction,
  id: string,
  body: Body<'superAdmin.setStatus'>,
  now: Date,
): Promise<{ state: OrganizationState }> {
  if (body.status === 'suspended') await suspend(tx, id, body, now)
  else await restore(tx, id, body, now)
  return { state: body.status }
}

/** Puts an organization on a plan now. @throws 404; 409 `already_on_plan`, `paid_elsewhere` */
export async function changePlan(
  tx: PlatformTransaction,
  id: string,
  { plan_id, interval, reason }: Body<'superAdmin.changePlan'>,
  now: Date,
): Promise<{ plan: string }> {
  const about = await named(tx, id)
  const plan = await planById(tx.q, plan_id).executeTakeFirst()
  if (!plan || plan.archived_at) throw notFound()
  const from = await tx.inOrganization(id, async org => {
    const before = await readPlanIn(org)
    if (before.external) throw conflict('paid_elsewhere', problems.paidElsewhere(about.name))
    if (before.planId === plan.id && before.interval === interval)
      throw conflict('already_on_plan', problems.onPlan(about.name, plan.name))
    await assignPlan(org, plan.key, now, interval)
    return before.planName
  })
  await tx.record('organization.plan_changed', { ...about, reason }, { from, to: plan.name, interval })
  return { plan: plan.name }
}

/** Moves the end of a trial. @throws 404; 409 `no_trial`, `paid_elsewhere`; 422 */
export async function moveTrialEnd(
  tx: PlatformTransaction,
  id: string,
  { ends_at, reason }: Body<'superAdmin.extendTrial'>,
  now: Date,
): Promise<{ ends_at: string }> {
  const about = await named(tx, id)
  const end = new Date(ends_at)
  if (end > later(now, MOST_TRIAL_DAYS * DAY)) throw invalidField('ends_at', problems.trialTooLong(MOST_TRIAL_DAYS))
  const before = await tx.inOrganization(id, async org => {
    const { external } = await readPlanIn(org)
    if (external) throw conflict('paid_elsewhere', problems.paidElsewhere(about.name))
    return extendTrial(org, end)
  })
  if (!before) throw conflict('no_trial', problems.noTrial(about.name))
  if (end <= before) throw invalidField('ends_at', problems.trialNotLater)
  const facts = { from: before.toISOString(), to: end.toISOString() }
  await tx.record('organization.trial_extended', { ...about, reason }, facts)
  return { ends_at: end.toISOString() }
}

/** Raises a limit until the next renewal. @throws 404; 409 `limit_changed` */
export async function addUnits(
  tx: PlatformTransaction,
  id: string,
  { kind, add, from, reason }: Body<'superAdmin.addUnits'>,
): Promise<{ limit: number }> {
  const about = await named(tx, id)
  const limit = await tx.inOrganization(id, org => raiseLimit(org, { kind, add, from }))
  if (limit === null) throw conflict('limit_changed', problems.limitChanged)
  await tx.record('organization.units_added', { ...about, reason }, { kind, added: add, limit })
  return { limit }
}
