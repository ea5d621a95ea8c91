import type { BodyOf, QueryOf, ReplyOf } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/db/database.ts'
import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import type { PlatformTransaction } from '#platform/db/platform-transaction.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { sendRefusedAgain } from '#platform/mail/platform-mail.ts'
import type { siteContract, StoredRequest } from '../contract.ts'
import { siteProblems } from '../words/problems.ts'
import {
  CONFIRMATIONS,
  countOpen,
  filteredRequests,
  lockRequest,
  requestPage,
  type RequestRow,
  undeliveredOf,
  updateRequest,
} from './queries.ts'

type Calls = typeof siteContract

const present = (row: RequestRow, undelivered: ReadonlySet<string>): StoredRequest => ({
  id: row.id,
  kind: row.kind,
  topic: row.topic,
  name: row.name,
  email: row.email,
  organization: row.organization,
  hires_a_year: row.hires_a_year,
  message: row.message,
  state: row.state,
  note: row.note,
  version: row.version,
  undelivered: undelivered.has(row.id),
  created_at: row.created_at.toISOString(),
  done_at: row.done_at?.toISOString() ?? null,
})

export const listRequests = (
  db: Database,
  { limit, cursor, ...filter }: QueryOf<Calls['site.requests']>,
): Promise<ReplyOf<Calls['site.requests']>> =>
  db.unsafeAcrossOrganizations(async q => {
    const rows = await requestPage(q, { ...filter, limit, cursor }).execute()
    const counted = await cappedCount(q, filteredRequests(q, filter)).executeTakeFirst()
    const open = await countOpen(q).execute()
    const undelivered = await undeliveredOf(
      q,
      rows.map(({ id }) => id),
    )
    const openOf = (kind: RequestRow['kind']) => Number(open.find(one => one.kind === kind)?.count ?? 0)
    return {
      ...cutPage(
        rows,
        limit,
        row => present(row, undelivered),
        row => [row.created_at.toISOString(), row.id],
      ),
      ...presentTotal(Number(counted?.count ?? 0)),
      open: { contact: openOf('contact'), demo: openOf('demo') },
    }
  })

/** @throws 404; 409 `stale_edit` */
export async function editRequest(
  tx: PlatformTransaction,
  id: string,
  { version, state, note }: BodyOf<Calls['site.editRequest']>,
  now: Date,
): Promise<StoredRequest> {
  const before = await lockRequest(tx.q, id).executeTakeFirst()
  if (!before) throw notFound()
  if (before.version !== version) throw conflict('stale_edit', siteProblems.staleEdit)
  const undelivered = await undeliveredOf(tx.q, [id])
  const newState = state !== undefined && state !== before.state ? state : undefined
  const newNote = note !== undefined && note !== before.note ? note : undefined
  if (newState === undefined && newNote === undefined) {
    tx.unchanged()
    return present(before, undelivered)
  }
  const row = await updateRequest(tx.q, id, {
    changed_at: now,
    ...(newNote !== undefined && { note: newNote }),
    ...(newState && { state: newState, done_at: newState === 'done' ? now : null }),
  })
  await tx.record('contact_request.edited', { id, name: before.name }, newState ? { state: newState } : {})
  return present(row, undelivered)
}

/** Sends the confirmation once more. @throws 404; 409 `not_refused` */
export async function confirmAgain(tx: PlatformTransaction, id: string): Promise<StoredRequest> {
  const row = await lockRequest(tx.q, id).executeTakeFirst()
  if (!row) throw notFound()
  const sent = await sendRefusedAgain(tx.q, { subjectId: id, templateKeys: CONFIRMATIONS })
  if (sent === 0) throw conflict('not_refused', siteProblems.notRefused)
  await tx.record('contact_request.confirmed_again', { id, name: row.name }, {})
  return present(row, new Set())
}
