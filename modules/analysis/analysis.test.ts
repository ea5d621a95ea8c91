import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { analysisContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const other = await anOpenJob(organization, { title: 'Data Analyst' })
const people = ['Noor Haddad', 'Tomasz Wilk', 'Adaeze Okonkwo', 'Lin Yu-ting', 'Emeka Nwosu']
const made = await Promise.all(people.map(name => anApplication(server, organization, job, { name })))
const elsewhere = await anApplication(server, organization, other)
await server.settled()
const [noor, tomasz, adaeze, lin, emeka] = made.map(({ application_id }) => application_id) as [
  string,
  string,
  string,
  string,
  string,
]

const set = (id: string, change: object) =>
  server.services.db
    .forOrganization(organization.id)
    .write(tx => tx.q.updateTable('applications').set(change).where('id', '=', id).execute())
const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * DAY)
await set(noor, { match_score: 92, applied_at: daysAgo(1) })
await set(tomasz, { match_score: 84, applied_at: daysAgo(8) })
await set(adaeze, { match_score: 84, applied_at: daysAgo(9) })
await set(lin, { match_score: 60, applied_at: daysAgo(7), requirement_results: ['ts:missing', 'sql:met'] })
await set(emeka, { match_state: 'needs_person', match_score: null, applied_at: daysAgo(3) })

const analyze = (query: object = {}, by = organization) =>
  by.call(calls['analysis.analyze'], { query: { job_id: job.id, ...query } })
const shortly = (items: { name: string; rank: number; tied: boolean }[]) =>
  items.map(({ name, rank, tied }) => `${rank}${tied ? '=' : ''} ${name}`)

test('ranks by match score, shares ranks, and lists who has waited for the longest first', async () => {
  const { job: named, items, counts, needs_review, requirements } = await analyze()
  expect(named).toEqual({ id: job.id, title: 'Backend Engineer', openings: 1 })
  expect(shortly(items)).toEqual(['1 Noor Haddad', '2= Adaeze Okonkwo', '2= Tomasz Wilk', '4 Lin Yu-ting'])
  expect(counts).toEqual({ active: 5, ranked: 4, needs_review: 1, evaluating: 0, needs_scorecard: 0 })
  expect(needs_review).toMatchObject([
    { application_id: emeka, name: 'Emeka Nwosu', reason: expect.stringMatching(/\.$/u) },
  ])
  expect(requirements.map(({ id }) => id)).toEqual(['ts', 'sql', 'oncall'])
})

test('says for each requirement whether it is met, with a quote from the résumé', async () => {
  const { items } = await analyze()
  const { requirements, match, evidence, screening } = items[0]!
  expect(requirements.map(({ id }) => id)).toEqual(['ts', 'sql', 'oncall'])
  expect(requirements[1]).toMatchObject({
    verdict: 'met',
    quote: { text: expect.stringContaining('PostgreSQL'), page: 1, start: expect.any(Number) as number },
  })
  expect(match).toEqual({ score: 92, range: null, engine: null, validated: true })
  expect(evidence).not.toBeNull()
  expect(screening).toBeNull()
})

test('keeps ranks over pages', async () => {
  const all = (await analyze()).items
  const paged = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await analyze({ limit: 1, cursor: cursor ?? undefined })
    paged.push(...page.items)
    cursor = page.next_cursor
    expect(paged.length).toBeLessThanOrEqual(4)
  }
  expect(shortly(paged)).toEqual(shortly(all))
  await expect(analyze({ cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ status: 422 })
})

test('a screening score is shown only after the reader’s own scorecard, and changes no rank', async () => {
  const evidence = { text: 'I led the move.', source: 'interview', page: null, at_ms: 1000 }
  await set(lin, { interview_state: 'ready', interview_score: 99, interview_low: 95, interview_high: 99, evidence })
  expect((await analyze()).items.map(({ screening }) => screening)).toEqual([null, null, null, null])
  const { evidence: shown } = (await analyze()).items[3]!
  expect(shown).toMatchObject({ source: 'resume', page: 1, text: expect.not.stringContaining('I led the move') })
  await organization.call(evaluationContract['evaluation.rate'], {
    params: { id: lin },
    body: { recommendation: 'yes', ratings: {}, note: '' },
  })
  const { items } = await analyze()
  expect(items[3]).toMatchObject({
    rank: 4,
    own_recommendation: 'yes',
    screening: { score: 99, range: [95, 99] },
    evidence,
  })
})

test('the blind view hides who somebody is, everywhere', async () => {
  const said = JSON.stringify(await analyze({ blind: 'true' }))
  for (const name of people) for (const part of name.split(' ')) expect(said).not.toContain(part)
  expect(said).toMatch(/Candidate \d+/u)
  const compared = await organization.call(calls['analysis.compare'], {
    query: { job_id: job.id, application_ids: `${noor},${tomasz}`, blind: 'true' },
  })
  expect(JSON.stringify(compared)).not.toMatch(/Noor|Haddad|Tomasz|Wilk/u)
})

test('compares two to four applications of the job in the given order', async () => {
  const compare = (...ids: string[]) =>
    organization.call(calls['analysis.compare'], { query: { job_id: job.id, application_ids: ids.join(',') } })
  const { items } = await compare(tomasz, noor, lin)
  expect(items.map(({ name }) => name)).toEqual(['Tomasz Wilk', 'Noor Haddad', 'Lin Yu-ting'])
  await expect(compare(noor)).rejects.toMatchObject({ status: 422 })
  await expect(compare(noor, noor)).rejects.toMatchObject({ status: 422 })
  await expect(compare(noor, tomasz, adaeze, lin, emeka)).rejects.toMatchObject({ status: 422 })
  await expect(compare(noor, elsewhere.application_id)).rejects.toMatchObject({ status: 404 })
  await expect(compare(noor, "x' or 1=1")).rejects.toMatchObject({ status: 422 })
})

test('summarizes a job in sentences with figures', async () => {
  const { sentences } = await organization.call(calls['analysis.summary'], { query: { job_id: job.id } })
  expect(sentences.map(({ text }) => text)).toEqual([
    '5 active applications: 1 needs human review and 4 are ranked.',
    expect.stringMatching(/^Among the ranked applications \(4\), .+ must-have requirements\.$/u),
    expect.stringContaining('Three years of TypeScript or JavaScript (1 of 4)'),
  ])
  expect(sentences.every(({ basis }) => basis.kind === 'figure')).toBe(true)
  const none = await anOpenJob(organization, { title: 'Designer' })
  const empty = await organization.call(calls['analysis.summary'], { query: { job_id: none.id } })
  expect(empty.sentences.map(({ text }) => text)).toEqual(['There are no active applications.'])
  for (const query of [{}, { job_id: job.id, application_id: noor }])
    await expect(organization.call(calls['analysis.summary'], { query })).rejects.toMatchObject({ status: 422 })
})

test('is closed to other organizations, and to colleagues of other jobs', async () => {
  const stranger = await anOrganization(server)
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [other] })
  for (const by of [stranger, manager]) {
    await expect(analyze({}, by as never)).rejects.toMatchObject({ status: 404 })
    await expect(by.call(calls['analysis.summary'], { query: { job_id: job.id } })).rejects.toMatchObject({
      status: 404,
    })
  }
  await expect(analyze({ org_id: stranger.id })).rejects.toMatchObject({ status: 404 })
  expect((await analyze({ org_id: organization.id })).counts.active).toBe(5)
})

test('in blind review only rated applications are ranked, the others show no results', async () => {
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  const { items, counts } = await analyze()
  expect(shortly(items)).toEqual(['1 Lin Yu-ting'])
  expect(counts).toMatchObject({ ranked: 1, needs_review: 1, needs_scorecard: 3 })
  const compared = await organization.call(calls['analysis.compare'], {
    query: { job_id: job.id, application_ids: `${noor},${lin}` },
  })
  expect(compared.items[0]).toMatchObject({ match: null, screening: null, requirements: [], evidence: null })
  expect(compared.items[0]!.name).toMatch(/^Candidate \d+$/u)
  expect(compared.items[1]).toMatchObject({ name: 'Lin Yu-ting', match: { score: 60 } })
  const { sentences } = await organization.call(calls['analysis.summary'], { query: { job_id: job.id } })
  expect(JSON.stringify(sentences)).not.toMatch(/Noor|Tomasz|Adaeze/u)
  // One application is compared with no other.
  expect(sentences.map(({ text }) => text)).toEqual([
    '5 active applications: 1 needs human review, 1 with your scorecard is ranked and 3 need your scorecard first.',
  ])
  await organization.call(evaluationContract['evaluation.rate'], {
    params: { id: noor },
    body: { recommendation: 'yes', ratings: {}, note: '' },
  })
  await set(noor, { requirement_results: ['ts:missing'] })
  const two = await organization.call(calls['analysis.summary'], { query: { job_id: job.id } })
  expect(two.sentences[1]!.text).toMatch(/^Among the applications with your scorecard \(2\), no candidate meets/u)
  // A hidden application meets them, too.
  await set(lin, { requirement_results: ['ts:met', 'sql:met', 'oncall:met'] })
  const again = await organization.call(calls['analysis.summary'], { query: { job_id: job.id } })
  expect(again.sentences[1]!.text).toMatch(/^Among the applications with your scorecard \(2\), only Lin Yu-ting meets/u)
})
