import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOrganization } from '#tests/factories.ts'
import { organizationsContract as calls } from './contract.ts'

const server = await startTestServer()
const owner = await anOrganization(server, 'Nightjar')
const { call } = owner
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

test('recruiters cannot read them', async () => {
  const recruiter = await aColleague(server, owner, 'recruiter')
  await expect(recruiter.call(calls['organizations.listNotices'], {})).rejects.toMatchObject({ status: 403 })
})
