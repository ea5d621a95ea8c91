import { randomBytes } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { applicationsContract } from '#modules/applications/contract.ts'
import { aResume } from '#tests/a-resume.ts'
import { type TestOrganization } from '#tests/factories.ts'
import type { TestServer } from '#tests/api.ts'
import { type ImportItem, importsContract as calls } from './contract.ts'

/** A file of an import, as the page sends it. */
export const asFile = (name: string, content: Uint8Array | string) => ({
  field: 'file',
  file: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
  name,
})

/** A résumé with a name and an address of its own. */
export const aPerson = (name: string, email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`) =>
  new Uint8Array(aResume(name, email))

export const anArchive = (files: Record<string, Uint8Array | string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
  )

/** The steps that tests of imports share. */
export function importing(server: TestServer, { call }: TestOrganization, job: { id: string }) {
  const start = (informs = false) => call(calls['imports.create'], { body: { job_id: job.id, informs } })
  const add = (importId: string, ...files: ReturnType<typeof asFile>[]) =>
    call(calls['imports.addFiles'], { params: { importId }, body: {}, files, timeoutMs: 60_000 })
  const finish = (importId: string) => call(calls['imports.finishUpload'], { params: { importId } })
  const read = (importId: string) => call(calls['imports.read'], { params: { importId } })
  const items = async (importId: string): Promise<ImportItem[]> =>
    (await call(calls['imports.items'], { params: { importId }, query: { limit: 100 } })).items
  /** Imports files, and waits until they are read. */
  const importAll = async (files: ReturnType<typeof asFile>[], informs = false) => {
    const { id } = await start(informs)
    for (let at = 0; at < files.length; at += 3) await add(id, ...files.slice(at, at + 3))
    await finish(id)
    await server.settled()
    return { id, items: await items(id), progress: await read(id) }
  }
  const candidate = (candidate_uuid: string) =>
    call(applicationsContract['candidates.read'], { params: { candidate_uuid } })
  return { start, add, finish, read, items, importAll, candidate }
}

export const uniqueEmail = () => `p-${randomBytes(5).toString('hex')}@example.com`

/** The same archive, with a directory that states another unpacked size for each file. */
export function forged(archive: Uint8Array, size: number): Uint8Array {
  const bytes = archive.slice()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - 22
  for (let at = view.getUint32(end + 16, true); at + 46 < end;) {
    view.setUint32(at + 24, size, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return bytes
}
