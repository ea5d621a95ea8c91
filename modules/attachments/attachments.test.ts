import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HOUR } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { attachmentsContract as calls } from './contract.ts'
import { MOST_ATTACHMENTS } from './policy.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job], name: 'Emil Stern' })

async function applied() {
  const { application_id } = await anApplication(server, organization, job)
  return { id: application_id }
}
type Caller = typeof organization
const add = (
  params: { id: string },
  content: string | Buffer<ArrayBuffer>,
  name = 'note.txt',
  by: Caller = organization,
) =>
  by.call(calls['attachments.add'], { params, body: {}, files: [{ field: 'file', file: new Blob([content]), name }] })
const list = async (params: { id: string }) => (await organization.call(calls['attachments.list'], { params })).items
const download = (url: string) => fetch(`${server.url}${url}`)

test('a file is listed with who added it, and downloaded with its signed URL only', async () => {
  const params = await applied()
  const added = await add(params, 'A reference', 'Reference.txt', interviewer)
  expect(added).toMatchObject({ name: 'Reference.txt', bytes: 11, added_by: { name: 'Emil Stern' } })
  const [listed] = await list(params)
  const response = await download(listed!.url)
  expect(await response.text()).toBe('A reference')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/u)
  expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect((await download(`/api/attachments/x.y/Reference.txt`)).status).toBe(404)
})

test('a deleted file is not downloaded with a URL from before', async () => {
  const params = await applied()
  const { id, url } = await add(params, 'A reference')
  const file = { params: { id: params.id, fileId: id } }
  await organization.call(calls['attachments.delete'], file)
  expect((await download(url)).status).toBe(404)
  await organization.call(calls['attachments.restore'], file)
  expect(await (await download(url)).text()).toBe('A reference')
})

test('images keep their pixels and nothing else', async () => {
  const params = await applied()
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { ImageDescription: 'Taken in Beirut' } })
    .jpeg()
    .toBuffer()
  const { url } = await add(params, Buffer.from(photo), 'photo.jpg')
  const bytes = Buffer.from(await (await download(url)).arrayBuffer())
  const metadata = await sharp(bytes).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  expect(metadata.exif).toBeUndefined()
  await expect(add(params, Buffer.concat([Buffer.from(photo).subarray(0, 200)]), 'cut.jpg')).rejects.toMatchObject({
    status: 422,
  })
})

test('the content decides what a file is', async () => {
  const params = await applied()
  await expect(add(params, Buffer.from([0x4d, 0x5a, 0, 0, 1, 0]), 'cv.pdf')).rejects.toMatchObject({ status: 422 })
  await expect(organization.call(calls['attachments.add'], { params, body: {}, files: [] })).rejects.toMatchObject({
    status: 422,
  })
})

test(`an application has at most ${MOST_ATTACHMENTS} files, also when they are added at the same time`, async () => {
  const params = await applied()
  const added = await Promise.allSettled(
    Array.from({ length: MOST_ATTACHMENTS + 2 }, (_, index) => add(params, `File ${index}`)),
  )
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_ATTACHMENTS)
  expect(await list(params)).toHaveLength(MOST_ATTACHMENTS)
})

test('deleting can be undone for an hour; others may delete only if they decide', async () => {
  const params = await applied()
  const mine = await add(params, 'Mine')
  const theirs = await add(params, 'Theirs', 'theirs.txt', interviewer)
  const at = (fileId: string) => ({ params: { ...params, fileId } })
  await expect(interviewer.call(calls['attachments.delete'], at(mine.id))).rejects.toMatchObject({
    status: 403,
    code: 'not_author',
  })
  await organization.call(calls['attachments.delete'], at(theirs.id))
  expect((await list(params)).map(({ id }) => id)).toEqual([mine.id])
  await interviewer.call(calls['attachments.restore'], at(theirs.id))
  expect(await list(params)).toHaveLength(2)
  await organization.call(calls['attachments.delete'], at(theirs.id))
  server.clock.advance(2 * HOUR)
  await runScheduled(server, 'attachments.purge')
  await expect(organization.call(calls['attachments.restore'], at(theirs.id))).rejects.toMatchObject({ status: 404 })
  expect((await download(theirs.url)).status).toBe(404)
  expect((await download(mine.url)).status).toBe(200)
})
