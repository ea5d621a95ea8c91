import { type Kysely, sql } from 'kysely'
import { DAY, later } from '#platform/clock/clock.ts'
import { type CursorKind, decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import '#modules/billing/public.ts'
import '#modules/jobs/public.ts'
import '#modules/organizations/public.ts'
import '#modules/screenings/public.ts'
import type { OrganizationFilter } from '../contract/organizations.ts'
import type { OrganizationSort, OrganizationState } from '../policy.ts'

// Reads across organizations: who they are and how much they use. Counts applications and interviews, and reads nothing of them.

/** How far back usage and failures are counted. */
const PERIOD_MS = 30 * DAY

const STATE = sql<OrganizationState>`case when o.delete_at is not null then 'deletion_scheduled' else o.status end`
/** Never signed in to is before everything else. */
const LAST_SIGN_IN = sql<Date | null>`(select max(a.last_seen_at) from admins a where a.organization_id = o.organization_id)`

/** A text to look for, without the wildcards of the database. */
const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export function organizationsBy(
  q: Kysely<Tables>,
  { search, state, plan_id, country }: Omit<OrganizationFilter, 'sort'>,
) {
  let query = q
    .selectFrom('organizations as o')
    .innerJoin('subscriptions as s', 's.organization_id', 'o.organization_id')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
  if (state) query = query.where(STATE, '=', state)
  if (plan_id) query = query.where('s.plan_id', '=', plan_id)
  if (country) query = query.where('o.country', '=', country)
  if (search) {
    const like = anywhere(search)
    query = query.where(eb =>
      eb.or([
        eb('o.name', 'ilike', like),
        eb('o.website', 'ilike', like),
        eb.exists(
          eb
            .selectFrom('admins as found')
            .select('found.id')
            .whereRef('found.organization_id', '=', 'o.organization_id')
            .where('found.email', 'ilike', like),
        ),
      ]),
    )
  }
  return query
}

/** What a list is sorted by: the column, and its kind in a cursor. Equal values are sorted by the ID. */
const SORTS = {
  newest: { by: sql<string>`o.created_at`, order: 'desc', kind: 'instant', type: sql`timestamptz` },
  name: { by: sql<string>`lower(o.name)`, order: 'asc', kind: 'text', type: sql`text` },
  last_sign_in: {
    by: sql<string>`coalesce(${LAST_SIGN_IN}, '1970-01-01'::timestamptz)`,
    order: 'desc',
    kind: 'instant',
    type: sql`timestamptz`,
  },
} as const satisfies Record<OrganizationSort, { order: 'asc' | 'desc'; kind: CursorKind; by: unknown; type: unknown }>

interface Page extends OrganizationFilter {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** A page with usage, with one row more than requested. */
export function organizationPage(q: Kysely<Tables>, { limit, cursor, sort, ...filter }: Page, now: Date) {
  const { by, order, kind, type } = SORTS[sort]
  const after = decodeCursor(cursor, [kind, 'id'])
  const query = withUsage(organizationsBy(q, filter), now)
    .select(by.as('sorted_by'))
    .orderBy(by, order)
    .orderBy('o.organization_id', order)
    .limit(limit + 1)
  if (!after) return query
  const compare = order === 'asc' ? sql`>` : sql`<`
  return query.where(sql<boolean>`(${by}, o.organization_id) ${compare} (${after[0]}::${type}, ${after[1]}::uuid)`)
}

const withUsage = (query: ReturnType<typeof organizationsBy>, now: Date) =>
  query
    .select(['o.organization_id as id', 'o.name', 'o.website', 'o.country', 'o.created_at'])
    .select(['p.name as plan', 's.status as subscription_status'])
    .select(STATE.as('state'))
    .select(LAST_SIGN_IN.as('last_sign_in'))
    .select(eb => [
      eb
        .selectFrom('admins as a')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('a.organization_id', '=', 'o.organization_id')
        .where('a.removed_at', 'is', null)
        .where('a.email_verified_at', 'is not', null)
        .as('admins'),
      eb
        .selectFrom('job_openings as j')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('j.organization_id', '=', 'o.organization_id')
        .where('j.status', '=', 'open')
        .where('j.archived_at', 'is', null)
        .where('j.sample', '=', false)
        .as('open_jobs'),
      eb
        .selectFrom('screenings as i')
        .innerJoin('applications as ia', join =>
          join.onRef('ia.organization_id', '=', 'i.organization_id').onRef('ia.id', '=', 'i.application_id'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('i.organization_id', '=', 'o.organization_id')
        .where('ia.practice', '=', false)
        .where('ia.sample', '=', false)
        .where('i.started_at', '>=', later(now, -PERIOD_MS))
        .as('interviews'),
    ])

export type OrganizationListRow = Awaited<ReturnType<ReturnType<typeof withUsage>['executeTakeFirstOrThrow']>>

export const organizationWithUsage = (q: Kysely<Tables>, id: string, now: Date) =>
  withUsage(organizationsBy(q, {}), now)
    .select(['o.industry', 'o.size', 'o.time_zone', 'o.status', 'o.suspended_at', 'o.suspension_reason', 'o.delete_at'])
    .where('o.organization_id', '=', id)

/** How many organizations are in each state. */
export const organizationStates = (q: Kysely<Tables>) =>
  q
    .selectFrom('organizations as o')
    .select([STATE.as('state')])
    .select(eb => eb.fn.countAll<number>().as('count'))
    .groupBy(STATE)

export const countriesInUse = (q: Kysely<Tables>) =>
  q.selectFrom('organizations').select('country').distinct().where('country', 'is not', null).orderBy('country')

export const ownersOf = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('admins')
    .select(['id', 'name', 'email', 'last_seen_at', 'two_factor_at'])
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')

/** Admins who signed in since a time. */
export const activeAdmins = (q: Kysely<Tables>, organizationId: string, since: Date) =>
  q
    .selectFrom('admins')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .where('last_seen_at', '>=', since)

/** Interviews that go on and invitations that wait, for what a suspension affects. */
export const liveInterviews = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('screenings as i')
    .innerJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 'i.organization_id').onRef('a.id', '=', 'i.application_id'),
    )
    .select(eb => [
      eb.fn.countAll<number>().filterWhere('i.state', 'in', ['in_progress', 'interrupted']).as('in_progress'),
      eb.fn.countAll<number>().filterWhere('i.state', 'in', ['invited', 'opened']).as('invitations'),
    ])
    .where('i.organization_id', '=', organizationId)
    .where('a.practice', '=', false)
    .where('a.sample', '=', false)
