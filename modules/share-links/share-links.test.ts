import { expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { DAY } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { waitFor } from '#tests/wait.ts'
import { shareLinksContract as calls } from './contract.ts'
import type { SharedPart } from './policy.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const sent = await anApplication(server, organization, job, {
  name: 'Zebedee <script>alert(1)</script> Quill',
  email: 'zebedee@canary.example',
})
const params = { id: sent.application_id }
await server.settled()
await waitFor('the match', async () => {
  const { match } = await organization.call(evaluationContract['evaluation.review'], { params })
  return Boolean(match?.result)
})

type Caller = Pick<typeof organization, 'call'>
const create = (
  body: { includes?: SharedPart[]; name_hidden?: boolean; days?: number } = {},
  by: Caller = organization,
) => by.call(calls['shareLinks.create'], { params, body: { includes: ['resume', 'match'], days: 7, ...body } })
const open = async (url: string) => {
  const response = await fetch(`${server.url}${new URL(url).pathname}`, {
    headers: { accept: 'text/html', 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.7` },
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const list = async () => (await organization.call(calls['shareLinks.list'], { params })).items

test('shows the chosen parts to anyone, as often as it is opened, and notes each opening', async () => {
  const { link, url } = await create()
  for (let opened = 0; opened < 2; opened += 1) {
    const { status, html } = await open(url)
    expect(status).toBe(200)
    expect(html).toContain('Backend Engineer')
    expect(html).toContain('Built payment services in TypeScript on PostgreSQL')
    expect(html).toContain('Match score')
    expect(html).not.toContain('Screening transcript')
  }
  expect((await list()).find(({ id }) => id === link.id)).toMatchObject({
    opened_count: 2,
    last_opened_at: expect.any(String),
    created_by: { name: 'Ines Marchetti' },
  })
  expect(JSON.stringify(await list())).not.toContain(new URL(url).pathname.split('/').at(-1))
})

test('the page runs nothing, is not indexed and escapes what the candidate wrote', async () => {
  const { html, headers } = await open((await create()).url)
  expect(html).not.toMatch(/<script|<img|<link|onerror|javascript:/iu)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('/api/resumes/')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/u)
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('hides who it is in every part', async () => {
  const { url } = await create({ includes: ['resume', 'match', 'interview', 'scorecards'], name_hidden: true })
  const { html } = await open(url)
  expect(html).toMatch(/Candidate \d+/u)
  expect(html).not.toMatch(/zebedee|quill|canary\.example|961\s?3\s?412/iu)
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  const blind = await create()
  expect(blind.link.name_hidden).toBe(true)
  expect((await open(blind.url)).html).not.toMatch(/zebedee|quill/iu)
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: false } })
})

test('ends when it is revoked, and when its creator loses access', async () => {
  const { link, url } = await create()
  await organization.call(calls['shareLinks.revoke'], { params: { ...params, linkId: link.id } })
  await organization.call(calls['shareLinks.revoke'], { params: { ...params, linkId: link.id } })
  const { status, html } = await open(url)
  expect(status).toBe(410)
  expect(html).toContain('This link does not work anymore')
  expect((await list()).map(({ id }) => id)).not.toContain(link.id)

  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
  const theirs = await create({}, manager)
  expect((await open(theirs.url)).status).toBe(200)
  await organization.call(teamContract['team.remove'], {
    params: { id: manager.adminId },
    query: { hand_over_to: organization.adminId },
  })
  expect((await open(theirs.url)).status).toBe(410)
  expect((await open('https://x.example/shared/unknown')).status).toBe(410)
})

test('creating and revoking are in the audit log, opening is on the timeline', async () => {
  const { items } = await organization.call(auditContract['audit.list'], { query: {} })
  expect(items.map(({ event }) => event)).toEqual(expect.arrayContaining(['share.created', 'share.revoked']))
  const { applications } = await organization.call(applicationsContract['candidates.read'], {
    params: { candidate_uuid: sent.candidate_uuid },
  })
  expect(applications[0]!.timeline.map(({ name }) => name)).toContain('share.opened')
})

test.each([{ includes: [] }, { days: 0 }, { days: 31 }, { includes: ['notes' as never] }])('refuses %j', async body => {
  await expect(create(body)).rejects.toMatchObject({ status: 422 })
})

test('an interviewer cannot share', async () => {
  const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job] })
  await expect(create({}, interviewer)).rejects.toMatchObject({ status: 403 })
})

test('ends after its time', async () => {
  const { url } = await create({ days: 1 })
  server.clock.advance(DAY)
  expect((await open(url)).status).toBe(410)
})
