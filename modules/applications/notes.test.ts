import { expect, test } from 'vitest'
import { HOUR } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { applicationsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const other = await anOpenJob(organization, { title: 'Data Analyst' })
const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job], name: 'Leila Nasser' })
const outsider = await aColleague(server, organization, 'interviewer', { jobs: [other], name: 'Otto Aussen' })
const { application_id: id, candidate_uuid } = await anApplication(server, organization, job)
await server.settled()

type Caller = typeof organization
const notesFor = async (by: Caller) =>
  (await by.call(calls['candidates.read'], { params: { candidate_uuid } })).applications[0]!.notes
const add = (by: Caller, text: string, mentions: string[] = []) =>
  by.call(calls['applications.note'], { params: { id }, body: { text, mentions } })
const edit = (by: Caller, noteId: string, body: { text: string; version: number; mentions?: string[] }) =>
  by.call(calls['notes.edit'], { params: { id, noteId }, body })
const remove = (by: Caller, noteId: string) => by.call(calls['notes.delete'], { params: { id, noteId } })
const restore = (by: Caller, noteId: string) => by.call(calls['notes.restore'], { params: { id, noteId } })
const textOf = async (noteId: string) => (await notesFor(organization)).find(note => note.id === noteId)?.text

test('lists the people who can see an application, and nobody else', async () => {
  const { items } = await manager.call(calls['applications.people'], { params: { id } })
  expect(items.map(({ name }) => name)).toEqual(['Ines Marchetti', 'Leila Nasser'])
  await expect(outsider.call(calls['applications.people'], { params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('a note mentions people who can see the candidate, and refuses others', async () => {
  const note = await add(organization, 'Ask @Leila Nasser', [manager.adminId])
  expect((await notesFor(manager)).find(one => one.id === note.id)).toMatchObject({
    text: 'Ask @Leila Nasser',
    admin_name: 'Ines Marchetti',
    version: 1,
    edited_at: null,
    mentions: [{ id: manager.adminId, name: 'Leila Nasser' }],
  })
  for (const stranger of [outsider.adminId, job.id])
    await expect(add(organization, 'Ask @Otto Aussen', [stranger])).rejects.toMatchObject({ status: 422 })
  await expect(
    edit(organization, note.id, { text: 'x', version: 1, mentions: [outsider.adminId] }),
  ).rejects.toMatchObject({ status: 422 })
})

test('only the author edits a note, and not over a change that they did not see', async () => {
  const note = await add(manager, 'First')
  expect(await edit(manager, note.id, { text: 'Second', version: 1 })).toEqual({ version: 2 })
  const [shown] = (await notesFor(organization)).filter(one => one.id === note.id)
  expect(shown).toMatchObject({ text: 'Second', version: 2, edited_at: expect.any(String) })
  await expect(edit(manager, note.id, { text: 'Third', version: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'stale',
    problem: { current: { text: 'Second', version: 2 } },
  })
  for (const change of [
    () => edit(organization, note.id, { text: 'Mine', version: 2 }),
    () => remove(organization, note.id),
  ])
    await expect(change()).rejects.toMatchObject({ status: 403, code: 'not_author' })
  expect(await textOf(note.id)).toBe('Second')
})

test('of two edits of the same version one is saved', async () => {
  const note = await add(organization, 'Base')
  const edits = await Promise.allSettled(['One', 'Two'].map(text => edit(organization, note.id, { text, version: 1 })))
  expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('deleting a note can be undone for an hour, then it is deleted for good', async () => {
  const note = await add(organization, 'Short-lived')
  await remove(organization, note.id)
  expect(await textOf(note.id)).toBeUndefined()
  await expect(edit(organization, note.id, { text: 'x', version: 1 })).rejects.toMatchObject({ status: 404 })
  await restore(organization, note.id)
  expect(await textOf(note.id)).toBe('Short-lived')
  await remove(organization, note.id)
  server.clock.advance(HOUR)
  await server.services.db.owner.query(
    `update graphile_worker._private_jobs set run_at = now() where key = 'purge-note:' || $1`,
    [note.id],
  )
  await server.settled()
  await expect(restore(organization, note.id)).rejects.toMatchObject({ status: 404 })
})

test.each([{ text: '' }, { text: '   ' }, { text: 'x'.repeat(8001) }, { text: 'a', mentions: ['nobody'] }])(
  'refuses %j',
  async body => {
    await expect(organization.call(calls['applications.note'], { params: { id }, body })).rejects.toMatchObject({
      status: 422,
    })
  },
)
