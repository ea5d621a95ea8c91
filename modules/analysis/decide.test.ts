import { expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { analysisContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const [noor, tomasz] = await Promise.all(
  ['Noor Haddad', 'Tomasz Wilk'].map(name => anApplication(server, organization, job, { name })),
)
await server.settled()
const ids = [noor!.application_id, tomasz!.application_id] as const

const compare = async (query: object = {}, by: { call: typeof organization.call } = organization) =>
  (await by.call(calls['analysis.compare'], { query: { job_id: job.id, application_ids: ids.join(), ...query } })).items
const decide = (id: string, body: object, by: { call: typeof organization.call } = organization) =>
  by.call(applicationsContract['applications.status'], { params: { id }, body })
const note = (id: string, text: string, mentions: string[] = []) =>
  organization.call(applicationsContract['applications.note'], { params: { id }, body: { text, mentions } })

test('the comparison says where each application stands, and what can be decided', async () => {
  const [first] = await compare()
  expect(first).toMatchObject({
    sample: false,
    blind: false,
    stage: 'applied',
    outcome: 'active',
    outcome_reason: null,
    rejection_email: null,
    notes: [],
  })
  expect(first!.next_stages).toContain('review')
  const { stage, outcome } = first!
  await decide(ids[0], { stage: 'review', seen: { stage, outcome } })
  // Whoever decides by what the comparison showed before is refused.
  await expect(
    decide(ids[0], { outcome: 'rejected', reason: 'neither', seen: { stage, outcome } }),
  ).rejects.toMatchObject({ status: 409, code: 'stale', problem: { current: { stage: 'review', outcome: 'active' } } })
  expect((await compare())[0]).toMatchObject({ stage: 'review', outcome: 'active' })
})

test('a rejection shows its reason and its e-mail, and can be undone until it is sent', async () => {
  const seen = { stage: 'applied', outcome: 'active' }
  await decide(ids[1], { outcome: 'rejected', reason: 'we_declined', seen })
  const rejected = (await compare())[1]!
  expect(rejected).toMatchObject({
    outcome: 'rejected',
    outcome_reason: 'we_declined',
    next_stages: [],
    rejection_email: { state: 'held', sent_at: null },
  })
  expect(Date.parse(rejected.rejection_email!.send_at!)).toBeGreaterThan(server.clock.now().getTime())
  await decide(ids[1], { outcome: 'active', seen: { stage: 'applied', outcome: 'rejected' } })
  expect((await compare())[1]).toMatchObject({
    outcome: 'active',
    stage: 'applied',
    rejection_email: { state: 'cancelled' },
  })
})

test('shows the notes of each, oldest first, with whom they mention', async () => {
  const colleague = await aColleague(server, organization, 'recruiter', { name: 'Leila Nasser' })
  await note(ids[0], 'First of all')
  const { id } = await note(ids[0], 'What does @Leila Nasser think?', [colleague.adminId])
  const { id: deleted } = await note(ids[1], 'A mistake')
  await organization.call(applicationsContract['notes.delete'], { params: { id: ids[1], noteId: deleted } })
  const [first, second] = await compare()
  expect(first!.notes).toMatchObject([
    { text: 'First of all', mentions: [] },
    { id, admin_id: organization.adminId, mentions: [{ id: colleague.adminId, name: 'Leila Nasser' }] },
  ])
  expect(second!.notes).toEqual([])
})

test('an interviewer reads the comparison of assigned jobs, adds notes and decides nothing', async () => {
  const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job] })
  expect(await compare({}, interviewer)).toHaveLength(2)
  await expect(decide(ids[0], { stage: 'interview' }, interviewer)).rejects.toMatchObject({ status: 403 })
  await expect(
    interviewer.call(applicationsContract['applications.note'], { params: { id: ids[1] }, body: { text: 'Calm' } }),
  ).resolves.toMatchObject({ id: expect.any(String) as string })
})

test('the blind view hides who somebody is in notes and in the rejection e-mail', async () => {
  await note(ids[0], 'Haddad was friendly. Write to noor@example.com.')
  const items = await compare({ blind: 'true' })
  expect(items.map(({ blind }) => blind)).toEqual([true, true])
  expect(JSON.stringify(items)).not.toMatch(/Noor|Haddad|Tomasz|Wilk/iu)
  const preview = (blind: boolean) =>
    organization.call(applicationsContract['applications.previewRejection'], {
      params: { id: ids[0] },
      body: { blind },
    })
  expect((await preview(false)).shown).toMatchObject({
    to: expect.stringContaining('@') as string,
    text: expect.stringContaining('Noor') as string,
  })
  const { shown } = await preview(true)
  expect(JSON.stringify(shown)).not.toMatch(/Noor|Haddad|@/iu)
  expect(shown.text).toContain(items[0]!.name)
})

test('in blind review the notes about an application are masked until the reader’s scorecard is submitted', async () => {
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  const [before] = await compare()
  expect(before).toMatchObject({ blind: true, match: null })
  expect(JSON.stringify(before!.notes)).not.toMatch(/Noor|Haddad/iu)
  await organization.call(evaluationContract['evaluation.rate'], {
    params: { id: ids[0] },
    body: { recommendation: 'yes', ratings: {}, note: '' },
  })
  const [after, other] = await compare()
  expect(after).toMatchObject({ blind: false, name: 'Noor Haddad' })
  expect(JSON.stringify(after!.notes)).toContain('Haddad')
  expect(other).toMatchObject({ blind: true })
})
