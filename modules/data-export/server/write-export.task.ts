import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { DAY, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { zipStream } from '#platform/files/zip-stream.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import { EXPORT_DAYS } from '../policy.ts'
import { countApplications } from './applications.read-model.ts'
import { exportEntries } from './export-entries.ts'
import { deleteOtherExports, exportById, updateRunning } from './queries.ts'
import { WRITE_TASK } from './write-task-name.ts'

/** The progress is stored at most this often, in ms; so long does it take until a cancelled export stops. */
const STORE_EVERY_MS = 1000

/** The export was cancelled, or its organization deleted, while it was written. */
class Cancelled extends Error {}

/** A folder for the file until it is complete. What a killed process leaves there is removed at the next start, as with uploads. */
async function workFolder({ settings }: Services): Promise<string> {
  const place = path.join(settings.DATA_DIR, 'uploads', `${os.hostname()}.${process.pid}`)
  await mkdir(place, { recursive: true, mode: 0o700 })
  return mkdtemp(path.join(place, 'export-'))
}

/** Stores the progress. @returns a function to call often; it throws when the export is not to be continued */
function progressOf(org: OrganizationDb, id: string, stopping: AbortSignal | undefined) {
  let done = 0
  let storedAt = 0
  return async (applications = done) => {
    done = applications
    stopping?.throwIfAborted()
    if (Date.now() - storedAt < STORE_EVERY_MS) return
    storedAt = Date.now()
    if (!(await org.write(tx => updateRunning(tx, id, { done })))) throw new Cancelled()
  }
}

/** Writes the archive to a file on disk. @throws Cancelled */
async function writeArchive(services: Services, org: OrganizationDb, id: string, file: string, stopping?: AbortSignal) {
  const advance = progressOf(org, id, stopping)
  const entries = exportEntries({ org, files: services.files, now: services.clock.now(), onApplication: advance })
  async function* watched() {
    for await (const chunk of zipStream(entries)) {
      await advance()
      yield chunk
    }
  }
  await pipeline(Readable.from(watched(), { objectMode: false }), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}

/** Stores the complete file, which replaces earlier ones. An export that was cancelled meanwhile leaves none. */
async function finish({ files, clock }: Services, org: OrganizationDb, id: string, file: string, total: number) {
  const { size: bytes } = await stat(file)
  const file_key = `${org.organizationId}/exports/${newId()}.zip`
  await files.putFile(file_key, file, 'application/zip')
  const now = clock.now()
  const outdated = await org.write(async tx => {
    const expires_at = later(now, EXPORT_DAYS * DAY)
    const change = { state: 'ready' as const, done: total, total, bytes, file_key, finished_at: now, expires_at }
    if (!(await updateRunning(tx, id, change))) return [file_key]
    await tx.emit('data_export.finished', id, { ready: true }, { kind: 'system' })
    return deleteOtherExports(tx, id)
  })
  for (const key of outdated) await files.remove(key)
}

/** Writes everything of an organization into one file. A run that is cut short is repeated from the start. */
export const writeExport = task({
  name: WRITE_TASK,
  lane: 'export',
  payload: z.object({ organization_id: z.string(), export_id: z.string() }),
  async run(services, { organization_id, export_id }, { stopping }) {
    const org = services.db.forOrganization(organization_id)
    const [[row], [counted]] = await org.read(q => [
      exportById(q, organization_id, export_id),
      countApplications(q, organization_id),
    ])
    if (row?.state !== 'running') return
    const total = counted?.count ?? 0
    await org.write(tx => updateRunning(tx, export_id, { done: 0, total }))
    const folder = await workFolder(services)
    const file = path.join(folder, 'export.zip')
    try {
      await writeArchive(services, org, export_id, file, stopping)
      await finish(services, org, export_id, file, total)
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  async failed({ db, clock }, { organization_id, export_id }) {
    await db.forOrganization(organization_id).write(async tx => {
      if (await updateRunning(tx, export_id, { state: 'failed', finished_at: clock.now() }))
        await tx.emit('data_export.finished', export_id, { ready: false }, { kind: 'system' })
    })
  },
})
