import { sql } from 'kysely'
import { type MovedRows, type RowMover, rowMover } from '../db/move-rows.ts'
import type { OrganizationTransaction } from '../db/organization.ts'

const others = rowMover([
  { table: 'links', column: 'subject_id', key: ['token_hash'] },
  { table: 'links', column: 'unverified_for', key: ['token_hash'] },
  { table: 'mail_messages', column: 'subject_id', key: ['id'] },
  { table: 'mail_messages', column: 'about_id', key: ['id'] },
])

/** Only the database may change events, and only their subject. */
async function moveEvents({ q }: OrganizationTransaction, from: string, to: string, ids: readonly string[] | null) {
  const { rows } = await sql<{ id: string }>`select move_events(${from}, ${to}, ${ids}::uuid[]) as id`.execute(q)
  return rows.map(({ id }) => ({ id }))
}

const EVENTS = { table: 'events', column: 'subject_id' } as const

/** Moves what the platform stores about a subject: its events, links and e-mails. */
export const subjectMover: RowMover = {
  tables: [EVENTS, ...others.tables],
  async move(tx, from, to): Promise<MovedRows[]> {
    const keys = await moveEvents(tx, from, to, null)
    return [{ ...EVENTS, keys, displaced: [] }, ...(await others.move(tx, from, to))]
  },
  async moveBack(tx, moved, from, to) {
    const events = moved.find(({ table }) => table === EVENTS.table)
    await moveEvents(
      tx,
      to,
      from,
      (events?.keys ?? []).map(key => key['id']!),
    )
    await others.moveBack(tx, moved, from, to)
  },
}
