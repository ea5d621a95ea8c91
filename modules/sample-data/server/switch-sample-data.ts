import '../events.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { SampleData } from '../contract.ts'
import { samplePeople } from '../fiction/more-people.ts'
import { sampleDataWords as words } from '../words/sample-data.ts'
import { insertSampleData, sampleDataOf, updateSampleData } from './queries.ts'

export const FILL_TASK = 'sample-data.fill'
export const REMOVE_TASK = 'sample-data.remove'

const OFF: SampleData = { state: 'off', done: 0, total: 0 }

export async function readSampleData(org: OrganizationDb): Promise<SampleData> {
  const [[row]] = await org.read(q => [sampleDataOf(q, org.organizationId)])
  return row ? { state: row.state, done: row.done, total: row.total } : OFF
}

/** Starts to add sample data, unless there is some. @throws 409 `removing` while the last is removed */
export async function turnOn(tx: OrganizationTransaction, { adminId }: Actor, now: Date): Promise<SampleData> {
  const started = { state: 'filling', done: 0, total: samplePeople.length } as const
  const row = { organization_id: tx.organizationId, ...started, admin_id: adminId, changed_at: now }
  if (await insertSampleData(tx, row)) {
    await tx.emit('sample_data.turned_on', null, {}, { kind: 'admin', id: adminId })
    await tx.task(FILL_TASK, {}, { key: `${FILL_TASK}:${tx.organizationId}` })
    return started
  }
  const { state, done, total } = await sampleDataOf(tx.q, tx.organizationId).executeTakeFirstOrThrow()
  if (state === 'removing') throw conflict('removing', words.stillRemoving)
  return { state, done, total }
}

/** Starts to remove all sample data. Also stops what is being added. */
export async function turnOff(tx: OrganizationTransaction, { adminId }: Actor, now: Date): Promise<SampleData> {
  const row = await sampleDataOf(tx.q, tx.organizationId).forUpdate().executeTakeFirst()
  if (!row) return OFF
  if (row.state === 'removing') return { state: row.state, done: row.done, total: row.total }
  const removing = { state: 'removing', done: 0, total: row.done } as const
  await updateSampleData(tx, { ...removing, changed_at: now })
  await tx.emit('sample_data.turned_off', null, {}, { kind: 'admin', id: adminId })
  await tx.task(REMOVE_TASK, {}, { key: `${REMOVE_TASK}:${tx.organizationId}` })
  return removing
}
