import { stringify } from 'csv-stringify/sync'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { auditSentence } from '../words/entries.ts'
import { auditColumns } from '../words/audit.ts'
import type { AuditFilter } from '../contract.ts'
import { MOST_EXPORTED } from '../policy.ts'
import { auditPage } from './audit-log.read-model.ts'
import { presentEntry } from './present.ts'

/** The log as CSV, newest first. Times are in UTC, so that exports can be compared. */
export async function exportLog(org: OrganizationDb, filter: AuditFilter, zone: string) {
  const [rows] = await org.read(q => [auditPage(q, org.organizationId, { ...filter, zone, limit: MOST_EXPORTED })])
  const entries = rows.slice(0, MOST_EXPORTED).map(presentEntry)
  const records = entries.map(entry => ({
    time: entry.at,
    person: entry.actor.name ?? entry.actor.kind,
    what: auditSentence(entry),
    event: entry.event,
    id: entry.subject.id,
    address: entry.address,
  }))
  const csv = stringify(records, { header: true, columns: { ...auditColumns }, escape_formulas: true, bom: true })
  return { csv, entries: entries.length, complete: rows.length <= MOST_EXPORTED }
}
