import { z } from 'zod'
import { later, SECOND } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import { readStored, type Reading } from '#modules/resumes/public.ts'
import { itemReasons } from '../words/problems.ts'
import { endIfRead } from './end-import.ts'
import { importPerson } from './import-person.ts'
import { applicationWithFile } from './imports.read-model.ts'
import { judgeReading } from './judge-reading.ts'
import {
  hasItems,
  importById,
  type ImportRow,
  itemById,
  type ItemRow,
  lockImport,
  nextItem,
  updateItem,
} from './queries.ts'
import { READ_TASK, readTask } from './read-task-name.ts'

/** Longer than any reading takes. Older claims were left by a process that died. */
const CLAIM_MS = 150 * SECOND

type Result =
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'same_file'; readonly applicationId: string }
  | { readonly kind: 'failed' }

async function readFile(services: Services, org: OrganizationDb, row: ImportRow, item: ItemRow): Promise<Result> {
  const [[same]] = await org.read(q => [applicationWithFile(q, org.organizationId, row.job_id, item.sha256)])
  if (same) return { kind: 'same_file', applicationId: same.id }
  try {
    return { kind: 'read', reading: await readStored(services, org, item.file_key!) }
  } catch (error) {
    services.log.warn({ err: error }, 'a file of an import could not be read')
    return { kind: 'failed' }
  }
}

/** Saves what came of a file. @returns the key of a file that is not needed any more */
async function saveResult(
  tx: OrganizationTransaction,
  row: ImportRow,
  item: ItemRow,
  result: Result,
  now: Date,
): Promise<string | null> {
  const set = (change: Parameters<typeof updateItem>[2]) =>
    updateItem(tx, item.id, { ...change, reading_since: null, changed_at: now })
  if (result.kind === 'failed') {
    await set({ state: 'failed', reason: itemReasons.failed })
    return null
  }
  if (result.kind === 'same_file') {
    await set({
      state: 'already_there',
      reason: itemReasons.sameFile,
      application_id: result.applicationId,
      file_key: null,
    })
    return item.file_key
  }
  const { person, reason } = judgeReading(result.reading)
  if (!person) {
    await set({ state: 'needs_attention', reason })
    return null
  }
  return importPerson(tx, row, item, { person, reading: result.reading, adminId: row.admin_id, now })
}

/** Reads the next file of an import. @returns whether there was one */
async function readNext(services: Services, org: OrganizationDb, importId: string): Promise<boolean> {
  const { clock, files } = services
  const [[row]] = await org.read(q => [importById(q, org.organizationId, importId)])
  if (!row) return false
  const item = await org.write(async tx => {
    const next = await nextItem(tx, importId, later(clock.now(), -CLAIM_MS))
    if (next) await updateItem(tx, next.id, { state: 'reading', reading_since: clock.now() })
    return next
  })
  if (!item) return false
  const result = await readFile(services, org, row, item)
  const unused = await org.write(async tx => {
    const locked = await lockImport(tx, importId)
    const current = await itemById(tx.q, tx.organizationId, importId, item.id).forUpdate().executeTakeFirst()
    // Another process took it over, or it was erased in the meantime.
    if (!locked || current?.state !== 'reading') return null
    if (locked.state === 'cancelled') {
      await updateItem(tx, item.id, { state: 'cancelled', file_key: null, file_name: null, reading_since: null })
      return item.file_key
    }
    return saveResult(tx, locked, item, result, clock.now())
  })
  if (unused) await files.remove(unused)
  return true
}

/** Reads the files of an import one at a time, each in a task of its own, so that single applications do not wait for all of them. */
export const readImport = task({
  name: READ_TASK,
  lane: 'slow',
  payload: z.object({ organization_id: z.string(), import_id: z.string() }),
  async run(services, { organization_id, import_id }) {
    const org = services.db.forOrganization(organization_id)
    const found = await readNext(services, org, import_id)
    await org.write(async tx => {
      const row = await lockImport(tx, import_id)
      if (!row) return
      if (await hasItems(tx, import_id, ['waiting'])) await tx.task(...readTask(import_id))
      else if (await hasItems(tx, import_id, ['reading'])) {
        // What a process left behind when it died is read again; the others end on their own.
        if (!found) await tx.task(...readTask(import_id, later(new Date(), CLAIM_MS)))
      } else await endIfRead(tx, row, services.clock.now())
    })
  },
})
