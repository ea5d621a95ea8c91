import { stringify } from 'csv-stringify/sync'
import type { Database } from '#platform/db/database.ts'
import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import type { PlatformAuditFilter } from '../contract.ts'
import { MOST_EXPORTED } from '../policy.ts'
import { platformAuditColumns, platformAuditWords } from '../words/audit.ts'
import { presentPlatformEvent } from './present.ts'
import { platformEventPage, platformEventsBy } from './queries/platform-events.ts'
import { superAdminNames } from './queries/super-admins.ts'

/** What super admins did, newest first. */
export const listAuditLog = (
  db: Database,
  { limit, cursor, ...filter }: PlatformAuditFilter & { limit: number; cursor?: string | undefined },
) =>
  db.unsafeAcrossOrganizations(async q => {
    const rows = await platformEventPage(q, { ...filter, limit, cursor }).execute()
    const counted = await cappedCount(q, platformEventsBy(q, filter)).executeTakeFirst()
    return {
      ...cutPage(rows, limit, presentPlatformEvent, row => [row.at.toISOString(), row.id]),
      ...presentTotal(counted?.count ?? 0),
      people: await superAdminNames(q).execute(),
    }
  })

/** The log as CSV, newest first. Times are in UTC, so that exports can be compared. */
export async function exportAuditLog(db: Database, filter: PlatformAuditFilter) {
  const rows = await db.unsafeAcrossOrganizations(q =>
    platformEventPage(q, { ...filter, limit: MOST_EXPORTED }).execute(),
  )
  const entries = rows.slice(0, MOST_EXPORTED).map(presentPlatformEvent)
  const records = entries.map(({ at, actor, what, about, reason, event, address }) => ({
    time: at,
    person: actor.name ?? platformAuditWords.commandLine,
    what,
    about: about.name,
    reason,
    event,
    address,
  }))
  const csv = stringify(records, {
    header: true,
    columns: { ...platformAuditColumns },
    escape_formulas: true,
    bom: true,
  })
  return { csv, entries: entries.length, complete: rows.length <= MOST_EXPORTED }
}
