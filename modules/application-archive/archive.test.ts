import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { attachmentsContract } from '#modules/attachments/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { offersContract } from '#modules/offers/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { archiveContract } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const { call } = organization
const sent = await anApplication(server, organization, job, { name: 'Zebedee Quill', email: 'zebedee@canary.example' })
const params = { id: sent.application_id }
await server.settled()
await call(applicationsContract['applications.note'], { params, body: { text: 'Zebedee was friendly.' } })
await call(attachmentsContract['attachments.add'], {
  params,
  body: {},
  files: [{ field: 'file', file: new Blob(['A reference']), name: 'Reference.txt' }],
})
const { id: offerId, version } = await call(offersContract['offers.draft'], {
  params,
  body: {
    position: 'Engineer',
    pay: { amount: 6_000_000, currency: 'EUR', period: 'year' },
    start_on: '2030-01-07',
    text: '<p>Dear Zebedee</p>',
    expires_on: later(server.services.clock.now(), 7 * DAY)
      .toISOString()
      .slice(0, 10),
  },
})

async function archive() {
  const file = await call(archiveContract['archive.download'], { params })
  return unzipSync(new Uint8Array(await file.arrayBuffer()))
}

test('contains everything that the page shows, and the files', async () => {
  const files = await archive()
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'application.json',
    'timeline.json',
    'timeline.txt',
    'notes.json',
    'notes.txt',
    'to-dos.json',
    'e-mails.json',
    'e-mails.txt',
    'evaluation.json',
    'offers.json',
    'screenings.json',
    'resume/text.txt',
    'resume/1-Resume.txt',
    'files/2-Reference.txt',
  ])
  const { candidate, application } = JSON.parse(strFromU8(files['application.json']!)) as never as Record<
    string,
    Record<string, unknown>
  >
  expect(candidate).toMatchObject({ name: 'Zebedee Quill', email: 'zebedee@canary.example' })
  expect(application).toMatchObject({ id: sent.application_id, resume: { file_name: 'Resume.txt' } })
  expect(strFromU8(files['files/2-Reference.txt']!)).toBe('A reference')
  expect(strFromU8(files['resume/1-Resume.txt']!)).toContain('Cedar Pay')
  expect(strFromU8(files['notes.txt']!)).toContain('Zebedee was friendly.')
  expect(strFromU8(files['offers.json']!)).toContain('Engineer')
  for (const name of Object.keys(files)) expect(strFromU8(files[name]!)).not.toContain('/api/resumes/')
})

test('the audit log notes each download', async () => {
  const { items } = await call(auditContract['audit.list'], { query: {} })
  expect(items.some(({ event, subject }) => event === 'application.downloaded' && subject.id === params.id)).toBe(true)
})

test('in blind review it names nobody and has no files', async () => {
  const blindly = (on: boolean) =>
    call(organizationsContract['organizations.editSettings'], { body: { blind_review: on } })
  await blindly(true)
  const files = await archive()
  await blindly(false)
  expect(Object.keys(files).filter(name => /^(?:resume\/\d|files|answers)/u.test(name))).toEqual([])
  for (const [name, bytes] of Object.entries(files))
    expect(strFromU8(bytes), name).not.toMatch(/zebedee|quill|canary\.example|961\s?3\s?412/iu)
})

test('only people who may export can download it', async () => {
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
  await expect(manager.call(archiveContract['archive.download'], { params })).rejects.toMatchObject({ status: 403 })
})

test('candidates get the offers that were sent to them with their own data', async () => {
  const own = async () =>
    (await server.as(sent.statusToken)(applicationsContract['applications.download'], {})).application['offers']
  expect(await own()).toEqual([])
  await call(offersContract['offers.send'], { params: { ...params, offerId }, body: { version } })
  expect(await own()).toMatchObject([{ position: 'Engineer', state: 'sent', text: '<p>Dear Zebedee</p>' }])
})
