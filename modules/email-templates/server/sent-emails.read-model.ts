import { type Kysely, sql } from 'kysely'
import { DAY, later } from '#platform/clock/clock.ts'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/applications/public.ts'
import type { SentFilter } from '../contract.ts'
import { SIGN_IN_TEMPLATES } from '../policy.ts'
import { FIGURES_DAYS } from './figures.read-model.ts'

// Reads across modules: the stored messages belong to the platform, their candidates to applications.

const STATES = {
  sent: ['sent', 'kept'],
  failed: ['failed'],
  unsent: ['held', 'waiting'],
  cancelled: ['cancelled'],
} as const

/** What a person may see of the e-mails. */
export interface Reader {
  readonly organizationId: string
  readonly now: Date
  /** Whether e-mails about signing in are included. */
  readonly signIn: boolean
  /** In blind review, nobody finds candidates by their names and addresses. */
  readonly blind: boolean
}

const escaped = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`

export function sentEmails(
  q: Kysely<Tables>,
  { organizationId, now, signIn, blind }: Reader,
  { state, template, search }: SentFilter,
) {
  let query = q
    .selectFrom('mail_messages as m')
    .where('m.organization_id', '=', organizationId)
    .where('m.created_at', '>=', later(now, -FIGURES_DAYS * DAY))
    .where('m.sample', '=', false)
  if (!signIn) query = query.where('m.template_key', 'not in', SIGN_IN_TEMPLATES)
  if (template) query = query.where('m.template_key', '=', template)
  // As text and not as a parameter: only then does the index of undelivered e-mails serve it.
  if (state === 'failed') query = query.where('m.state', '=', sql.lit('failed'))
  else if (state) query = query.where('m.state', 'in', STATES[state])
  if (!search) return query
  const wanted = escaped(search)
  const found = query.where(eb =>
    eb.or([eb('m.to_name', 'ilike', wanted), eb('m.to_address', 'ilike', wanted), eb('m.subject', 'ilike', wanted)]),
  )
  return blind ? found.where('m.subject_id', 'is', null).where('m.about_id', 'is', null) : found
}

/** A page, newest first, with one row more than requested. */
export function sentPage(
  q: Kysely<Tables>,
  reader: Reader,
  { limit, cursor, ...filter }: SentFilter & { limit: number; cursor?: string },
) {
  const after = decodeCursor(cursor, ['instant', 'id'])
  const page = sentEmails(q, reader, filter)
    .select(['m.id', 'm.template_key', 'm.to_name', 'm.to_address', 'm.subject', 'm.state', 'm.created_at'])
    .select(['m.send_at', 'm.sent_at', 'm.tries', 'm.failure', 'm.subject_id', 'm.about_id'])
    .select(eb => eb('m.sealed', 'is not', null).as('is_whole'))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit + 1)
  return after ? page.where(sql<boolean>`(m.created_at, m.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`) : page
}

export type SentRow = Awaited<ReturnType<ReturnType<typeof sentPage>['executeTakeFirstOrThrow']>>

const MOST_COUNTED = 2000

/** The newest undelivered e-mails, to count them by what the mail servers said. */
export const undelivered = (q: Kysely<Tables>, reader: Reader) =>
  sentEmails(q, reader, { state: 'failed' })
    .select(['m.template_key', 'm.failure'])
    .orderBy('m.created_at', 'desc')
    .limit(MOST_COUNTED)

/** Those of the given e-mails that were not delivered. */
export const undeliveredAmong = (q: Kysely<Tables>, reader: Reader, ids: readonly string[]) =>
  sentEmails(q, reader, { state: 'failed' })
    .select(['m.id', 'm.template_key', 'm.subject_id', 'm.about_id'])
    .where('m.id', '=', sql<string>`any(${ids})`)
    .orderBy('m.created_at')

/** The candidates of those subjects of e-mails that are applications. Not joined: under row-level security, that would read all applications. */
export const candidatesOf = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('applications')
    .select(['id as application_id', 'candidate_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids})`)

/** The present addresses of the candidates of applications. */
export const addressesOf = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('applications as a')
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['a.id as application_id', 'c.email'])
    .where('a.organization_id', '=', organizationId)
    .where('a.id', '=', sql<string>`any(${ids})`)
