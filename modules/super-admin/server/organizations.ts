import { stringify } from 'csv-stringify/sync'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { allPlans, readBilling, readPayments } from '#modules/billing/public.ts'
import type { ManagedOrganization, OrganizationDetails, OrganizationFilter } from '../contract/organizations.ts'
import { MOST_EXPORTED } from '../policy.ts'
import { organizationColumns } from '../words/organizations.ts'
import { readActivity } from './activity.read-model.ts'
import { readFailures } from './failures.read-model.ts'
import {
  activeAdmins,
  countriesInUse,
  liveInterviews,
  type OrganizationListRow,
  organizationPage,
  organizationsBy,
  organizationStates,
  organizationWithUsage,
  ownersOf,
} from './organizations.read-model.ts'
import { presentPlatformEvent } from './present.ts'
import { platformEventPage } from './queries/platform-events.ts'
import { storageOf } from './queries/storage.ts'

/** The most entries that the page of an organization shows; the audit log has all. */
const MOST_ENTRIES = 8
const MOST_INVOICES = 6
/** Who signed in within this time is active. */
const ACTIVE_MS = 7 * DAY

const presentRow = (row: OrganizationListRow): ManagedOrganization => ({
  id: row.id,
  name: row.name,
  website: row.website,
  country: row.country,
  state: row.state,
  plan: row.plan,
  subscription_status: row.subscription_status,
  admins: Number(row.admins ?? 0),
  open_jobs: Number(row.open_jobs ?? 0),
  interviews: Number(row.interviews ?? 0),
  last_sign_in: row.last_sign_in?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

const cursorValue = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

/** A page of organizations, and what the filters offer. */
export const listOrganizations = (
  db: Database,
  { limit, cursor, sort, ...filter }: OrganizationFilter & { limit: number; cursor?: string | undefined },
  now: Date,
) =>
  db.unsafeAcrossOrganizations(async q => {
    const rows = await organizationPage(q, { ...filter, sort, limit, cursor }, now).execute()
    const counted = await cappedCount(q, organizationsBy(q, filter)).executeTakeFirst()
    const states = await organizationStates(q).execute()
    const countOf = (state: string) => Number(states.find(one => one.state === state)?.count ?? 0)
    return {
      ...cutPage(rows, limit, presentRow, row => [cursorValue(row.sorted_by), row.id]),
      ...presentTotal(counted?.count ?? 0),
      states: {
        active: countOf('active'),
        suspended: countOf('suspended'),
        deletion_scheduled: countOf('deletion_scheduled'),
      },
      plans: (await allPlans(q).execute()).map(({ id, name }) => ({ id, name })),
      countries: (await countriesInUse(q).execute()).flatMap(({ country }) => country ?? []),
    }
  })

/** Organizations as CSV. Times are in UTC. */
export async function exportOrganizations(db: Database, filter: OrganizationFilter, now: Date) {
  const rows = await db.unsafeAcrossOrganizations(q =>
    organizationPage(q, { ...filter, limit: MOST_EXPORTED }, now).execute(),
  )
  const records = rows.slice(0, MOST_EXPORTED).map(presentRow)
  const csv = stringify(records, {
    header: true,
    columns: { ...organizationColumns },
    escape_formulas: true,
    bom: true,
  })
  return { csv, organizations: records.length, complete: rows.length <= MOST_EXPORTED }
}

/** What the platform knows about an organization, in one transaction. @throws 404 */
const readAcross = (db: Database, id: string, now: Date) =>
  db.unsafeAcrossOrganizations(async q => {
    const row = await organizationWithUsage(q, id, now).executeTakeFirst()
    if (!row) throw notFound()
    return {
      row,
      owners: await ownersOf(q, id).execute(),
      active: await activeAdmins(q, id, later(now, -ACTIVE_MS)).executeTakeFirstOrThrow(),
      live: await liveInterviews(q, id).executeTakeFirstOrThrow(),
      failures: await readFailures(q, id, now),
      activity: await readActivity(q, id, now),
      storage: await storageOf(q, id).executeTakeFirst(),
      entries: await platformEventPage(q, { about_id: id, limit: MOST_ENTRIES }).execute(),
    }
  })

/** An organization with its usage, billing, owners and failures. @throws 404 */
export async function readOrganizationDetails(db: Database, id: string, now: Date): Promise<OrganizationDetails> {
  const { row, owners, active, live, failures, entries, activity, storage } = await readAcross(db, id, now)
  const org = db.forOrganization(id)
  const billing = await readBilling(org, now)
  const payments = await readPayments(org, MOST_INVOICES)
  const listed = presentRow(row)
  const { suspended_at: since, suspension_reason: reason } = row
  return {
    ...listed,
    industry: row.industry,
    size: row.size,
    time_zone: row.time_zone,
    suspension: row.status === 'suspended' && since ? { since: since.toISOString(), reason: reason ?? 'other' } : null,
    delete_at: row.delete_at?.toISOString() ?? null,
    ...billing,
    active_admins: Number(active.count),
    paid: payments.paid,
    invoices: payments.items,
    owners: owners.map(owner => ({
      id: owner.id,
      name: owner.name,
      email: owner.email,
      last_sign_in: owner.last_seen_at?.toISOString() ?? null,
      two_factor: owner.two_factor_at !== null,
    })),
    failures,
    effect: {
      admins: listed.admins,
      owners: owners.length,
      open_jobs: listed.open_jobs,
      interviews_in_progress: Number(live.in_progress),
      invitations: Number(live.invitations),
    },
    audit: entries.slice(0, MOST_ENTRIES).map(presentPlatformEvent),
    activity,
    storage: storage ? { bytes: Number(storage.bytes), counted_at: storage.counted_at.toISOString() } : null,
  }
}
