import { expect, test } from 'vitest'
import { auditedEvents } from '#platform/events/define.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { auditContract as calls } from './contract.ts'
import { auditSentence } from './words/entries.ts'

const server = await startTestServer()
/** A name that a spreadsheet would read as a formula. */
const PERSON = '=Nele Brandt'
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization, { title: 'Data Engineer' })
const colleague = await aColleague(server, organization, 'recruiter', { name: PERSON })
const application = await anApplication(server, organization, job, { name: 'Noor Haddad' })
await server.settled()
await organization.call(accountsContract['accounts.edit'], {
  params: { id: colleague.adminId },
  body: { role: 'admin' },
})
await colleague.call(applicationsContract['applications.status'], {
  params: { id: application.application_id },
  body: { outcome: 'rejected', reason: 'we_declined' },
})
await colleague.call(jobsContract['jobs.archive'], { params: { jobId: job.id } })

const list = (query: object = {}, by = organization) =>
  by.call(calls['audit.list'], { query: { limit: 100, ...query } })
const sentences = async (query: object = {}) =>
  (await list(query)).items.map(entry => `${entry.actor.name} ${auditSentence(entry)}`)

test('says who did what, newest first', async () => {
  const all = await sentences()
  expect(all.slice(0, 10)).toEqual([
    `${PERSON} archived the job Data Engineer`,
    `${PERSON} rejected application ${application.application_id}`,
    `Ines Marchetti made ${PERSON} an admin`,
    `${PERSON} signed in`,
    `${PERSON} joined as a recruiter`,
    'Ines Marchetti invited a person as a recruiter',
    'Ines Marchetti changed the job Data Engineer from draft to open',
    'Ines Marchetti created the job Data Engineer',
    'Ines Marchetti signed in',
    'Ines Marchetti confirmed their e-mail address',
  ])
  // What a new organization gets is made in the background, in no order.
  expect(all.slice(10).toSorted()).toEqual([
    'null created an interview flow',
    'null registered Ines Marchetti',
    'null registered the organization',
    'null saved the application form (version 1)',
  ])
})

test('filters by topic, person and day', async () => {
  expect(await sentences({ topic: 'jobs', admin_id: colleague.adminId })).toEqual([
    `${PERSON} archived the job Data Engineer`,
  ])
  expect(await sentences({ topic: 'decisions' })).toHaveLength(1)
  expect(await sentences({ to: '2020-01-01' })).toEqual([])
  const today = server.clock.now().toISOString().slice(0, 10)
  expect((await list({ from: today.replace(/^..../, '2020') })).total).toBe((await list()).total)
})

test('has pages without gaps or repetitions', async () => {
  const all = (await list()).items.map(({ id }) => id)
  const paged: string[] = []
  for (let cursor: string | undefined = undefined, more = true; more;) {
    const page: Awaited<ReturnType<typeof list>> = await list({ limit: 5, cursor })
    paged.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
    more = cursor !== undefined
  }
  expect(paged).toEqual(all)
})

test('names candidates by ID only, and stores no address of theirs', async () => {
  expect(JSON.stringify((await list()).items)).not.toContain('Noor')
  const { items } = await list({ topic: 'sign_in' })
  expect(items[0]!.address).toMatch(/^10\./)
})

test('is exported without formulas', async () => {
  const { csv, entries, complete } = await organization.call(calls['audit.export'], { query: { topic: 'jobs' } })
  expect({ entries, complete }).toEqual({ entries: 3, complete: true })
  const [head, newest] = csv.split('\n')
  expect(head).toContain('Time (UTC),Person,What')
  expect(newest).toContain(`,'${PERSON},archived the job`)
})

test('is closed to recruiters', async () => {
  const recruiter = await aColleague(server, organization, 'recruiter')
  await expect(list({}, recruiter)).rejects.toMatchObject({ status: 403 })
})

test('has a sentence for every event that it keeps', () => {
  for (const event of auditedEvents())
    expect(auditSentence({ event, subject: { id: null, name: 'X' }, facts: {} })).not.toBe(event)
})

test('an invitation that was revoked is in it', async () => {
  const { id } = await organization.call(teamContract['team.invite'], {
    body: { email: 'x@example.com', role: 'interviewer' },
  })
  await organization.call(teamContract['team.revoke'], { params: { id } })
  expect((await sentences({ topic: 'people' }))[0]).toBe('Ines Marchetti revoked the invitation of an interviewer')
})
