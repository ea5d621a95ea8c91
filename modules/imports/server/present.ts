import { blindFor, neutralName } from '#modules/applications/public.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { ImportItem, ResumeImport } from '../contract.ts'
import { ITEM_STATES } from '../policy.ts'
import { importProblems } from '../words/problems.ts'
import { countsOf, namedImport, type NamedImport, namedItem, type NamedItem } from './imports.read-model.ts'

type Counts = readonly { import_id: string; state: ImportItem['state']; count: number }[]

export function presentImport(row: NamedImport, counted: Counts): ResumeImport {
  const own = new Map(counted.filter(one => one.import_id === row.id).map(({ state, count }) => [state, count]))
  const counts = Object.fromEntries(ITEM_STATES.map(state => [state, own.get(state) ?? 0])) as ResumeImport['counts']
  return {
    id: row.id,
    job: { id: row.job_id, title: row.title },
    by: { id: row.admin_id, name: row.admin_name },
    informs: row.informs,
    state: row.state,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
  }
}

/** @throws 404 */
export async function readImport(org: OrganizationDb, id: string): Promise<ResumeImport> {
  const [[row], counts] = await org.read(q => [
    namedImport(q, org.organizationId, id),
    countsOf(q, org.organizationId, [id]),
  ])
  if (!row) throw notFound(importProblems.missing)
  return presentImport(row, counts)
}

/** Files as a person may see them: in blind review a file's name would tell who the candidate is. */
export async function presentItems(
  org: OrganizationDb,
  actor: Pick<Actor, 'adminId'>,
  rows: readonly NamedItem[],
): Promise<ImportItem[]> {
  const blind = await blindFor(
    org,
    actor.adminId,
    rows.flatMap(({ application_id }) => application_id ?? []),
  )
  return rows.map(row => {
    const isBlind = row.application_id !== null && blind.has(row.application_id)
    return {
      id: row.id,
      file_name: isBlind ? null : row.file_name,
      bytes: row.bytes,
      state: row.state,
      reason: row.reason,
      has_file: row.file_key !== null,
      application:
        row.application_id && row.candidate_id
          ? {
              application_id: row.application_id,
              candidate_uuid: row.candidate_id,
              name: isBlind ? neutralName(row.application_id) : (row.name ?? ''),
              has_email: row.email !== null,
            }
          : null,
    }
  })
}

/** @throws 404 */
export async function readItem(
  org: OrganizationDb,
  actor: Pick<Actor, 'adminId'>,
  { importId, itemId }: { importId: string; itemId: string },
): Promise<ImportItem> {
  const [rows] = await org.read(q => [namedItem(q, org.organizationId, importId, itemId)])
  const [item] = await presentItems(org, actor, rows)
  if (!item) throw notFound(importProblems.missing)
  return item
}
