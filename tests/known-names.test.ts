import fs from 'node:fs'
import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { archiveContract } from '#modules/application-archive/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { mergesContract } from '#modules/merges/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { shareLinksContract } from '#modules/share-links/contract.ts'
import { startTestServer } from './api.ts'
import { aResume } from './a-resume.ts'
import { anOpenJob, anOrganization, onLargestPlan, storedAs } from './factories.ts'

// People use several names: in the form, in their résumés, before a marriage. Blind review hides all of them.
const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const [job, other] = [await anOpenJob(organization), await anOpenJob(organization, { title: 'Dock Manager' })]
const { call } = organization
const blindly = (on: boolean) =>
  call(organizationsContract['organizations.editSettings'], { body: { blind_review: on } })

interface Given {
  readonly name: string
  readonly email: string
  readonly resume?: Buffer<ArrayBuffer>
  readonly jobId?: string
}

async function apply({ name, email, resume, jobId = job.id }: Given) {
  const reply = await server.as()(applicationsContract['applications.submit'], {
    params: { id: organization.id },
    body: { job_opening_id: jobId, answers: { name, email, privacy: true } },
    files: [{ field: 'resume', file: new Blob([resume ?? aResume(name, email)]), name: 'Resume.txt' }],
    idempotencyKey: randomUUID(),
    timeoutMs: 60_000,
  })
  await server.settled()
  // The reply to somebody whose address is known has IDs of its own.
  return { ...reply, ...(await storedAs(server, organization.id, email, jobId)) }
}
type Sent = Awaited<ReturnType<typeof apply>>

const note = (id: string, text: string) =>
  call(applicationsContract['applications.note'], { params: { id }, body: { text } })
const detailsOf = ({ candidate_uuid }: Sent) =>
  call(applicationsContract['candidates.read'], { params: { candidate_uuid } })
const found = async (search: string) =>
  (await call(applicationsContract['applications.list'], { query: { search } })).total

/** Everything that readers in blind review, and anybody with a share link without the name, get of an application. */
async function shown(sent: Sent): Promise<string> {
  const params = { id: sent.application_id }
  const { url } = await call(shareLinksContract['shareLinks.create'], {
    params,
    body: { includes: ['resume', 'match', 'scorecards'], days: 7, name_hidden: true },
  })
  const page = await fetch(`${server.url}${new URL(url).pathname}`, { headers: { accept: 'text/html' } })
  const file = await call(archiveContract['archive.download'], { params })
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return [
    JSON.stringify(await detailsOf(sent)),
    await page.text(),
    ...Object.values(files).map(bytes => strFromU8(bytes)),
  ].join('\n')
}

const barty = await apply({
  name: 'Barty G',
  email: 'barty@canary.example',
  resume: aResume('Bartholomew Grimsditch', 'barty@canary.example'),
})

test('hides the name in the résumé when the form has a shorter one', async () => {
  await note(barty.application_id, 'Grimsditch was well prepared. I would invite Bartholomew again.')
  await blindly(true)
  expect(await shown(barty)).not.toMatch(/barty|bartholomew|grimsditch/iu)
  expect([await found('Grimsditch'), await found('Bartholomew'), await found('Barty')]).toEqual([0, 0, 0])
  expect(await found('TypeScript')).toBe(1)
  await blindly(false)
  expect(await found('Grimsditch')).toBe(1)
})

test('hides the name in a share link without the name when nobody reviews blindly', async () => {
  const { url } = await call(shareLinksContract['shareLinks.create'], {
    params: { id: barty.application_id },
    body: { includes: ['resume', 'match'], days: 7, name_hidden: true },
  })
  const page = await fetch(`${server.url}${new URL(url).pathname}`, { headers: { accept: 'text/html' } })
  expect(await page.text()).not.toMatch(/bartholomew|grimsditch/iu)
})

test('hides a name that is corrected in a résumé, and finds corrected skills', async () => {
  const sent = await apply({ name: 'Ines Prado', email: 'ines@canary.example' })
  await note(sent.application_id, 'Everybody knows Ysolde from the meetup.')
  const token = sent.status_link.split('/').at(-1)!
  const { details } = await server.as()(applicationsContract['applications.readDetails'], { params: { token } })
  await server.as()(applicationsContract['applications.correctDetails'], {
    params: { token },
    body: {
      version: details!.version,
      details: { ...details!.details, name: 'Ysolde Prado', skills: [...details!.details.skills, 'Glassblowing'] },
    },
  })
  await server.settled()
  await blindly(true)
  expect(await shown(sent)).not.toMatch(/ysolde|prado/iu)
  expect([await found('Ysolde'), await found('Glassblowing')]).toEqual([0, 1])
  await blindly(false)
})

test('hides the name of an earlier application, to the same job and to another one', async () => {
  const email = 'oona@canary.example'
  const first = await apply({ name: 'Oona Maidenhead', email })
  await note(first.application_id, 'Maidenhead should be invited.')
  await apply({ name: 'Oona Wedlock', email })
  const second = await apply({ name: 'Oona Thirdly', email, jobId: other.id })
  await note(first.application_id, 'Thirdly and Wedlock are the same person.')
  await blindly(true)
  for (const sent of [first, second]) expect(await shown(sent)).not.toMatch(/oona|maidenhead|wedlock|thirdly/iu)
  for (const name of ['Maidenhead', 'Wedlock', 'Thirdly']) expect(await found(name), name).toBe(0)
  await blindly(false)
})

test('hides both names of a person who applies twice at the same time under different ones', async () => {
  await blindly(true)
  const email = 'twice.at.once@example.com'
  const names = ['Oriane Vantongeren', 'Oriane Kestelijn']
  const sent = await Promise.all(
    names.map((name, at) =>
      apply({
        name,
        email,
        jobId: at === 0 ? job.id : other.id,
        // Each résumé names the other one.
        resume: aResume(`${name}, formerly ${names[1 - at]!}`, email),
      }),
    ),
  )
  await server.settled()
  for (const one of sent) {
    const text = await shown(one)
    for (const name of ['Vantongeren', 'Kestelijn']) expect(text).not.toContain(name)
  }
  expect([await found('Vantongeren'), await found('Kestelijn')]).toEqual([0, 0])
  await blindly(false)
})

test('hides the name of a candidate who was merged', async () => {
  const kept = await apply({ name: 'Tamsin Newbold', email: 'tamsin@canary.example' })
  const merged = await apply({ name: 'Tamsin Oldcastle', email: 'oldcastle@canary.example', jobId: other.id })
  await note(kept.application_id, 'Is Oldcastle the same person?')
  const query = { kept: kept.candidate_uuid, merged: merged.candidate_uuid }
  const { seen } = await call(mergesContract['merges.preview'], { query })
  await call(mergesContract['merges.create'], {
    body: { ...query, seen, choose: { name: 'kept', email: 'kept', phone: 'kept' } },
  })
  await server.settled()
  await blindly(true)
  for (const sent of [kept, merged]) expect(await shown(sent)).not.toMatch(/tamsin|newbold|oldcastle/iu)
  expect([await found('Oldcastle'), await found('Newbold')]).toEqual([0, 0])
  await blindly(false)
})

test('a new version takes the names that were found before out of the search', async () => {
  const client = await server.services.db.owner.connect()
  const words = async () =>
    (
      await client.query<{ words: string[] }>(
        `select tsvector_to_array(blind_words) as words from application_search where application_id = $1`,
        [barty.application_id],
      )
    ).rows[0]!.words
  await client.query('begin')
  await client.query('set local role evenhand_platform')
  const before = await words()
  await client.query(
    `update application_search set blind_words = blind_words || to_tsvector('simple', 'grimsditch zither bartholomew') where application_id = $1`,
    [barty.application_id],
  )
  await client.query(fs.readFileSync('db/migrations/0587_forget_other_names.sql', 'utf8'))
  await client.query('set local role evenhand_platform')
  expect(await words()).toEqual([...before, 'zither'].toSorted())
  await client.query('rollback')
  client.release()
})
