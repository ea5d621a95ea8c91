import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { type JobContent, jobsContract as calls } from './contract.ts'
import { jobEditingContract as editing } from './contract/editing.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const recruiter = await aColleague(server, organization, 'recruiter', { name: 'Tomas Berg' })
const { call } = organization

const draft = (title = 'Warehouse Lead') => call(calls['jobs.create'], { body: { title } })
const read = (jobId: string) => call(editing['jobs.readDraft'], { params: { jobId } })
const save = (jobId: string, version: number, changes: JobContent, by = call) =>
  by(editing['jobs.saveDraft'], { params: { jobId }, body: { version, changes } })
const publish = (jobId: string, version: number) =>
  call(editing['jobs.publishDraft'], { params: { jobId }, body: { version } })
const seenByCandidates = async (jobId: string) => {
  const { items } = await server.as()(calls['jobs.listPublic'], { params: { id: organization.id } })
  return items.find(({ id }) => id === jobId)
}

test('a draft is changed directly, and says who edited it', async () => {
  const job = await draft()
  const saved = await save(job.id, 1, { title: 'Shift Lead' }, recruiter.call)
  expect(saved).toMatchObject({
    title: 'Shift Lead',
    version: 2,
    unpublished: [],
    edited_by: { id: recruiter.adminId, name: 'Tomas Berg' },
  })
  expect(await read(job.id)).toEqual(saved)
  expect(await call(calls['jobs.read'], { params: { jobId: job.id } })).toMatchObject({ title: 'Shift Lead' })
})

test('an edit of an older version is refused with the current job, and changes nothing', async () => {
  const job = await draft()
  await save(job.id, 1, { title: 'Theirs' }, recruiter.call)
  await expect(save(job.id, 1, { title: 'Mine', department: 'Logistics' })).rejects.toMatchObject({
    status: 409,
    code: 'stale_edit',
    problem: { current: { title: 'Theirs', version: 2, edited_by: { name: 'Tomas Berg' } } },
  })
  await expect(
    call(calls['jobs.edit'], { params: { jobId: job.id }, body: { version: 1, title: 'Mine' } }),
  ).rejects.toMatchObject({ status: 409, code: 'stale_edit' })
  expect(await read(job.id)).toMatchObject({ title: 'Theirs', department: null })
})

test('of two edits at the same time, one is saved and the other refused', async () => {
  const job = await draft()
  const edits = await Promise.allSettled([
    save(job.id, 1, { title: 'One' }),
    save(job.id, 1, { title: 'Two' }, recruiter.call),
  ])
  expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await read(job.id)).toMatchObject({ version: 2 })
})

test('candidates see the edits of an open job only after they are published', async () => {
  const job = await anOpenJob(organization, { title: 'Baker' })
  const saved = await save(job.id, 1, { title: 'Bak', description: '<p>Half <script>x()</script>a sen</p>' })
  expect(saved).toMatchObject({ title: 'Bak', unpublished: ['title', 'description'], status: 'open' })
  expect(saved.description).not.toContain('script')
  expect(await seenByCandidates(job.id)).toMatchObject({ title: 'Baker' })
  expect(await call(calls['jobs.read'], { params: { jobId: job.id } })).toMatchObject({ title: 'Baker' })
  const more = await save(job.id, saved.version, { title: 'Baker, nights' })
  expect(more.unpublished).toEqual(['title', 'description'])
  await expect(publish(job.id, saved.version)).rejects.toMatchObject({ status: 409, code: 'stale_edit' })
  expect(await publish(job.id, more.version)).toMatchObject({ title: 'Baker, nights', unpublished: [] })
  expect(await seenByCandidates(job.id)).toMatchObject({ title: 'Baker, nights' })
})

test('changes that make an open job incomplete are not published, and stay saved', async () => {
  const job = await anOpenJob(organization)
  const saved = await save(job.id, 1, { requirements: [] })
  await expect(publish(job.id, saved.version)).rejects.toMatchObject({
    status: 422,
    fieldErrors: { requirements: expect.any(String) as string },
  })
  expect(await read(job.id)).toMatchObject({ unpublished: ['requirements'] })
  expect((await seenByCandidates(job.id))?.requirements).toHaveLength(3)
})

test('discarding brings back what candidates see', async () => {
  const job = await anOpenJob(organization, { title: 'Driver' })
  await save(job.id, 1, { title: 'Dri' })
  const discarded = await call(editing['jobs.discardDraft'], { params: { jobId: job.id } })
  expect(discarded).toMatchObject({ title: 'Driver', unpublished: [], version: 3 })
  expect(await call(editing['jobs.discardDraft'], { params: { jobId: job.id } })).toMatchObject({ version: 3 })
})

test('an archived job is recovered with its unpublished changes, as a draft that is edited directly', async () => {
  const job = await anOpenJob(organization, { title: 'Gardener' })
  await save(job.id, 1, { title: 'Head Gardener' })
  await call(calls['jobs.archive'], { params: { jobId: job.id } })
  await call(calls['jobs.recover'], { params: { jobId: job.id } })
  const recovered = await read(job.id)
  expect(recovered).toMatchObject({ title: 'Head Gardener', unpublished: [] })
  await save(job.id, recovered.version, { title: 'Chief Gardener' })
  expect(await read(job.id)).toMatchObject({ title: 'Chief Gardener', unpublished: [] })
})

test('a value that is typed back to the published one is no change', async () => {
  const job = await anOpenJob(organization, { title: 'Florist' })
  const saved = await save(job.id, 1, { title: 'Flor', openings: 2 })
  expect(await save(job.id, saved.version, { title: 'Florist' })).toMatchObject({ unpublished: ['openings'] })
})

test('the hiring team of an open job changes at once', async () => {
  const job = await anOpenJob(organization)
  const manager = await aColleague(server, organization, 'hiring_manager')
  await expect(manager.call(editing['jobs.readDraft'], { params: { jobId: job.id } })).rejects.toMatchObject({
    status: 404,
  })
  const saved = await save(job.id, 1, { hiring_team: [...job.hiring_team, { id: manager.adminId }] })
  expect(saved.unpublished).toEqual([])
  // A hiring manager edits the content of their own jobs.
  expect(await save(job.id, saved.version, { department: 'Night shift' }, manager.call)).toMatchObject({
    unpublished: ['department'],
  })
})

test('refuses what is invalid or does not belong to the organization, and says where', async () => {
  const job = await draft()
  await expect(save(job.id, 1, { title: '' })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { 'changes.title': expect.any(String) as string },
  })
  const stranger = await anOrganization(server)
  await expect(save(job.id, 1, { hiring_team: [{ id: stranger.adminId }] })).rejects.toMatchObject({ status: 422 })
  await expect(save(job.id, 1, { title: 'Mine' }, stranger.call)).rejects.toMatchObject({ status: 404 })
  expect(await read(job.id)).toMatchObject({ title: 'Warehouse Lead', version: 1 })
})
