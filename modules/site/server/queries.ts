import './tables.ts'
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

export const insertRequest = (q: Kysely<Tables>, row: Insertable<Tables['contact_requests']>) =>
  q.insertInto('contact_requests').values(row).execute()
