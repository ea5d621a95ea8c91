import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { aColleague, anApplication, anOpenJob, anOrganization } from '#tests/factories.ts'
import { organizationsContract as calls } from './contract.ts'

const server = await startTestServer()
const owner = await anOrganization(server, 'Nightjar')
const { call } = owner
const recruiter = await aColleague(server, owner, 'recruiter')
const list = async () => (await call(calls['organizations.listNotices'], {})).items
const edit = (body: object) => call(calls['organizations.editSettings'], { body, files: [] })

test('a new organization has one version, the standard text', async () => {
  const { created_at } = await call(calls['organizations.read'], {})
  expect(await list()).toEqual([
    {
      version: 1,
      text: expect.stringContaining('Nightjar uses your data') as string,
      since: created_at,
      saved_by: null,
    },
  ])
})

test('each changed text is a version with its time, and who saved it', async () => {
  server.clock.advance(60_000)
  await edit({ privacy_notice: 'We read your application.' })
  await edit({ privacy_notice: 'We read your application.', career_headline: 'Join us' })
  const [newest, first, ...none] = await list()
  expect(newest).toMatchObject({
    version: 2,
    text: 'We read your application.',
    saved_by: { id: owner.adminId, name: 'Ines Marchetti' },
  })
  expect(first).toMatchObject({ version: 1, text: expect.stringContaining('Nightjar uses your data') as string })
  expect(none).toEqual([])
  expect(Date.parse(newest!.since)).toBeGreaterThan(Date.parse(first!.since))
})

test('the standard text gets a version when what it names changes', async () => {
  await edit({ privacy_notice: '' })
  await edit({ retention_days: 90 })
  await call(calls['organizations.edit'], { body: { name: 'Nightjar Trains' } })
  await call(calls['organizations.edit'], { body: { website: 'nightjar.example' } })
  const texts = (await list()).map(({ text }) => text)
  expect(texts).toHaveLength(5)
  expect(texts[0]).toContain('Nightjar Trains uses')
  expect(texts[0]).toContain('90 days')
  expect(texts[2]).toContain('180 days')
})

test('an own text stays the same version when the name changes', async () => {
  await edit({ privacy_notice: 'Our own text.' })
  server.clock.advance(DAY / 4)
  await call(calls['organizations.edit'], { body: { name: 'Nightjar' } })
  expect((await list())[0]).toMatchObject({ version: 6, text: 'Our own text.' })
})

test('an application keeps the version that was live when it was submitted', async () => {
  const job = await anOpenJob(owner)
  const noticeOf = async (candidate_uuid: string) => {
    const { applications } = await recruiter.call(applicationsContract['candidates.read'], {
      params: { candidate_uuid },
    })
    return applications[0]!.privacy_notice
  }
  const { candidate_uuid, email } = await anApplication(server, owner, job)
  const accepted = await noticeOf(candidate_uuid)
  expect(accepted).toEqual({ version: 6, accepted_at: expect.any(String) as string })
  await edit({ privacy_notice: 'Another text of our own.' })
  expect(await noticeOf(candidate_uuid)).toEqual(accepted)
  server.clock.advance(60_000)
  // Whoever applies again accepts what is live then.
  await anApplication(server, owner, job, { email })
  expect(await noticeOf(candidate_uuid)).toMatchObject({ version: 7 })

  const fresh = await anOrganization(server)
  const first = await anApplication(server, fresh, await anOpenJob(fresh))
  const { applications } = await fresh.call(applicationsContract['candidates.read'], {
    params: { candidate_uuid: first.candidate_uuid },
  })
  expect(applications[0]!.privacy_notice).toMatchObject({ version: 1 })
})

test('recruiters cannot read them', async () => {
  await expect(recruiter.call(calls['organizations.listNotices'], {})).rejects.toMatchObject({ status: 403 })
})
