import { beforeEach, expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { type Job, jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan, PASSWORD } from '#tests/factories.ts'
import { addCandidates, removeAddress } from './closing.fixture.ts'
import { jobClosingsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
let { call } = organization
const at = (job: Job) => ({ params: { jobId: job.id } })
const read = (job: Job) => call(calls['jobClosings.read'], at(job))
const jobOf = (job: Job) => call(jobsContract['jobs.read'], at(job))
const recipients = async (job: Job) =>
  (await call(calls['jobClosings.recipients'], { ...at(job), query: { limit: 100 } })).items
const applicationsOf = async (job: Job) =>
  (await call(applicationsContract['applications.list'], { query: { job_id: job.id, limit: 100 } })).items
const outcomes = async (job: Job) => (await applicationsOf(job)).map(({ outcome }) => outcome)
const mailsOf = async (key: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => server.mailsTo(`${key}-${index + 1}@example.com`)))

let number = 0
let key = ''
beforeEach(() => {
  number += 1
  key = `case${number}`
})

async function aJobWith(count: number, title = `Job ${number}`): Promise<Job> {
  const job = await anOpenJob(organization, { title })
  await addCandidates(server, organization, job, count, key)
  return job
}

test('a job whose active candidates have had no answer is not closed without a confirmation', async () => {
  const job = await aJobWith(3)
  const close = (body: object) => call(jobsContract['jobs.edit'], { ...at(job), body: { status: 'closed', ...body } })
  await expect(close({})).rejects.toMatchObject({
    status: 409,
    code: 'candidates_not_informed',
    problem: { uninformed: 3 },
  })
  await expect(call(jobsContract['jobs.archive'], at(job))).rejects.toMatchObject({ code: 'candidates_not_informed' })
  expect(await jobOf(job)).toMatchObject({ status: 'open', archived_at: null })
  expect(await close({ without_informing: true })).toMatchObject({ status: 'closed' })
  expect(await read(job)).toMatchObject({ uninformed: 3, last: null })
  // Closing was confirmed already.
  await call(jobsContract['jobs.archive'], at(job))
})

test('leaves out candidates at the stage Offer, whatever is decided about the others', async () => {
  const job = await aJobWith(3)
  const [offered] = await applicationsOf(job)
  await call(applicationsContract['applications.status'], { params: { id: offered!.id }, body: { stage: 'offer' } })
  expect(await read(job)).toMatchObject({ uninformed: 2, at_offer: 1 })
  await call(calls['jobClosings.close'], { ...at(job), body: { decision: 'reject' } })
  await server.settled()
  const left = (await applicationsOf(job)).filter(({ outcome }) => outcome === 'active')
  expect(left.map(({ id }) => id)).toEqual([offered!.id])
  expect(await read(job)).toMatchObject({ uninformed: 0, at_offer: 1, last: { informed: 2 } })
})

test('closes a job with 40 candidates: each is rejected and gets one e-mail after a day', async () => {
  const job = await aJobWith(40, 'Warehouse Lead')
  expect(await read(job)).toMatchObject({ uninformed: 40, without_email: 0 })
  const started = await call(calls['jobClosings.close'], { ...at(job), body: { decision: 'reject' } })
  expect(started).toMatchObject({ state: 'informing', decision: 'reject', can_undo: true })
  await server.settled()
  expect(await jobOf(job)).toMatchObject({ status: 'closed' })
  expect((await outcomes(job)).filter(outcome => outcome === 'rejected')).toHaveLength(40)
  expect(await read(job)).toMatchObject({
    uninformed: 0,
    last: { state: 'informed', informed: 40, problems: [], closed_by: 'Ines Marchetti' },
  })
  const mails = await mailsOf(key, 40)
  expect(mails.map(list => list.length)).toEqual(Array.from({ length: 40 }, () => 1))
  expect(mails[0]![0]).toMatchObject({ state: 'held' })
  expect(mails[0]![0]!.subject).toContain('Warehouse Lead')
  expect(mails[0]![0]!.subject).toContain('closed')
})

test('undoing reopens the job and the applications and cancels the e-mails', async () => {
  const job = await aJobWith(3)
  await call(calls['jobClosings.close'], { ...at(job), body: { decision: 'reject' } })
  await server.settled()
  await call(calls['jobClosings.undo'], at(job))
  await call(calls['jobClosings.undo'], at(job))
  await server.settled()
  expect(await jobOf(job)).toMatchObject({ status: 'open' })
  expect(await outcomes(job)).toEqual(['active', 'active', 'active'])
  expect((await mailsOf(key, 3)).map(([mail]) => mail!.state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(await read(job)).toMatchObject({ uninformed: 3, last: { state: 'undone', informed: 0, can_undo: false } })
  // The job can be closed again, and the candidates get one e-mail.
  await call(calls['jobClosings.close'], { ...at(job), body: { decision: 'leave' } })
  await server.settled()
  expect(await read(job)).toMatchObject({ uninformed: 0, last: { informed: 3 } })
})

test.each(['reject', 'leave'] as const)(
  'reopening the job undoes a closing that nobody was told of: %s',
  async decision => {
    const job = await aJobWith(2)
    await call(calls['jobClosings.close'], { ...at(job), body: { decision } })
    await server.settled()
    await call(jobsContract['jobs.edit'], { ...at(job), body: { status: 'open' } })
    await server.settled()
    expect(await jobOf(job)).toMatchObject({ status: 'open' })
    expect(await outcomes(job)).toEqual(['active', 'active'])
    expect((await mailsOf(key, 2)).map(([mail]) => mail!.state)).toEqual(['cancelled', 'cancelled'])
    expect(await read(job)).toMatchObject({ uninformed: 2, last: { state: 'undone', can_undo: false } })
  },
)

test('undoing pauses a job again that was paused, and a draft becomes one again', async () => {
  const paused = await aJobWith(1)
  await call(jobsContract['jobs.edit'], { ...at(paused), body: { status: 'paused' } })
  await call(calls['jobClosings.close'], { ...at(paused), body: { decision: 'reject' } })
  await server.settled()
  expect(await call(calls['jobClosings.undo'], at(paused))).toEqual({ no_room: false })
  const draft = await call(jobsContract['jobs.create'], { body: { title: 'Never published' } })
  await call(calls['jobClosings.close'], { ...at(draft), body: { decision: 'reject' } })
  await server.settled()
  await call(calls['jobClosings.undo'], at(draft))
  await server.settled()
  expect(await jobOf(paused)).toMatchObject({ status: 'paused' })
  expect(await outcomes(paused)).toEqual(['active'])
  expect((await mailsOf(key, 1))[0]![0]).toMatchObject({ state: 'cancelled' })
  expect(await jobOf(draft)).toMatchObject({ status: 'draft' })
})

test('undoing saves the candidates from the e-mail, also if the plan has no room for the job', async () => {
  const small = await anOrganization(server)
  const job = await anOpenJob(small)
  await addCandidates(server, small, job, 1, key)
  await small.call(calls['jobClosings.close'], { ...at(job), body: { decision: 'reject' } })
  await server.settled()
  await anOpenJob(small, { title: 'Next one' })
  expect(await small.call(calls['jobClosings.undo'], at(job))).toEqual({ no_room: true })
  await server.settled()
  expect(await small.call(jobsContract['jobs.read'], at(job))).toMatchObject({ status: 'closed' })
  const { items } = await small.call(applicationsContract['applications.list'], { query: { job_id: job.id } })
  expect(items).toMatchObject([{ outcome: 'active' }])
  expect((await mailsOf(key, 1))[0]![0]).toMatchObject({ state: 'cancelled' })
})

test('leaves the applications active if asked to, and tells the candidates right away', async () => {
  const job = await aJobWith(2)
  await call(calls['jobClosings.close'], {
    ...at(job),
    body: { decision: 'leave', send_email_at: new Date(server.clock.now().getTime() - 1000).toISOString() },
  })
  await server.settled()
  expect(await outcomes(job)).toEqual(['active', 'active'])
  expect((await applicationsOf(job)).map(one => one.last_communication?.kind)).toEqual([
    'position_closed',
    'position_closed',
  ])
  expect(await read(job)).toMatchObject({ uninformed: 0, last: { informed: 2, can_undo: false } })
  await expect(call(calls['jobClosings.undo'], at(job))).rejects.toMatchObject({ status: 409, code: 'already_sent' })
})

test('closing a reopened job asks about those who are considered again, and tells nobody twice', async () => {
  const job = await aJobWith(3)
  const again = await anApplication(server, organization, job)
  await server.settled()
  const tell = { decision: 'leave' as const, send_email_at: '2020-01-01T00:00:00Z' }
  await call(calls['jobClosings.close'], { ...at(job), body: tell })
  await server.settled()
  const setStatus = (status: 'open' | 'closed') => call(jobsContract['jobs.edit'], { ...at(job), body: { status } })
  await setStatus('open')
  await server.settled()
  expect(await read(job)).toMatchObject({ uninformed: 0 })
  const moved = (await applicationsOf(job)).find(({ id }) => id !== again.application_id)!
  await call(applicationsContract['applications.status'], { params: { id: moved.id }, body: { stage: 'review' } })
  await anApplication(server, organization, job, { email: again.email })
  await server.settled()
  expect((await recipients(job)).map(({ application_id }) => application_id).toSorted()).toEqual(
    [moved.id, again.application_id].toSorted(),
  )
  await expect(setStatus('closed')).rejects.toMatchObject({
    code: 'candidates_not_informed',
    problem: { uninformed: 2 },
  })
  await call(calls['jobClosings.close'], { ...at(job), body: tell })
  await server.settled()
  expect(await read(job)).toMatchObject({ uninformed: 0, last: { informed: 2 } })
  const counts = (await mailsOf(key, 3)).map(list => list.length)
  expect(counts.filter(count => count === 1)).toHaveLength(2)
  expect(counts).toContain(2)
})

test('sends the changed text, with the name of each candidate', async () => {
  const job = await aJobWith(2)
  const email = { subject: 'About {{ job.title }}', body: 'Dear {{ candidate.name }}, we found someone.' }
  const [first] = await recipients(job)
  const preview = await call(calls['jobClosings.preview'], {
    ...at(job),
    body: { application_id: first!.application_id, email },
  })
  expect(preview.shown.text).toContain(`Dear ${first!.name}, we found someone.`)
  await call(calls['jobClosings.close'], { ...at(job), body: { decision: 'leave', email } })
  await server.settled()
  const [mail] = await server.mailsTo(`${key}-1@example.com`)
  expect(mail).toMatchObject({ subject: `About ${job.title}` })
  expect(mail!.text).toContain('Dear Robin Sample1')
  await expect(
    call(calls['jobClosings.close'], {
      ...at(job),
      body: { decision: 'leave', email: { subject: 'X', body: '{{ candidate.salary }}' } },
    }),
  ).rejects.toMatchObject({ status: 422, fieldErrors: { 'email.body': expect.any(String) as string } })
})

test('leaves out excluded candidates and lists those without an address', async () => {
  const job = await aJobWith(4)
  await removeAddress(server, organization, `${key}-4@example.com`)
  const [excluded] = await recipients(job)
  expect(await recipients(job)).toHaveLength(3)
  const without = await call(calls['jobClosings.recipients'], { ...at(job), query: { without_email: 'true' } })
  expect(without.items).toMatchObject([{ name: 'Robin Sample4', email: '' }])
  await call(calls['jobClosings.close'], {
    ...at(job),
    body: { decision: 'reject', excluded: [excluded!.application_id] },
  })
  await server.settled()
  expect((await outcomes(job)).toSorted()).toEqual(['active', 'active', 'rejected', 'rejected'])
  expect(await read(job)).toMatchObject({ uninformed: 2, without_email: 1, last: { informed: 2, excluded: 1 } })
  // Later those who were left out can be informed too.
  await call(calls['jobClosings.close'], { ...at(job), body: { decision: 'reject' } })
  await server.settled()
  expect(await read(job)).toMatchObject({ uninformed: 1, without_email: 1 })
})

test('pages through the candidates without repeating or missing one', async () => {
  const job = await aJobWith(5)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await call(calls['jobClosings.recipients'], { ...at(job), query: { limit: 2, cursor } })
    seen.push(...page.items.map(({ application_id }) => application_id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
})

test('reports a candidate whose e-mail could not be delivered', async () => {
  const job = await aJobWith(2)
  await call(calls['jobClosings.close'], { ...at(job), body: { decision: 'reject' } })
  await server.settled()
  await server.services.db
    .forOrganization(organization.id)
    .write(({ q }) =>
      q
        .updateTable('mail_messages')
        .set({ state: 'failed' })
        .where('organization_id', '=', organization.id)
        .where('to_address', '=', `${key}-2@example.com`)
        .execute(),
    )
  expect((await read(job)).last?.problems).toMatchObject([{ name: 'Robin Sample2' }])
})

test('two recruiters who close at once inform each candidate once', async () => {
  const job = await aJobWith(6)
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => call(calls['jobClosings.close'], { ...at(job), body: { decision: 'reject' } })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  await server.settled()
  expect((await mailsOf(key, 6)).map(list => list.length)).toEqual([1, 1, 1, 1, 1, 1])
})

test('a hiring manager cannot close a job, and another organization does not find it', async () => {
  const job = await aJobWith(1)
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
  const body = { decision: 'reject' as const }
  await expect(manager.call(calls['jobClosings.close'], { ...at(job), body })).rejects.toMatchObject({ status: 403 })
  const stranger = await anOrganization(server)
  await expect(stranger.call(calls['jobClosings.close'], { ...at(job), body })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(calls['jobClosings.recipients'], at(job))).rejects.toMatchObject({ status: 404 })
})

test('blind review hides who the recipients are', async () => {
  const job = await anOpenJob(organization, { title: 'Blind' })
  const candidate = await anApplication(server, organization, job, { name: 'Quentin Zander' })
  await call(organizationsContract['organizations.editSettings'], { body: { blind_review: 'true' } })
  const items = await recipients(job)
  expect(JSON.stringify(items)).not.toMatch(/Quentin|Zander/)
  expect(JSON.stringify(items)).not.toContain(candidate.email)
  const preview = await call(calls['jobClosings.preview'], {
    ...at(job),
    body: { application_id: candidate.application_id },
  })
  expect(JSON.stringify(preview)).not.toMatch(/Quentin|Zander/)
  await call(organizationsContract['organizations.editSettings'], { body: { blind_review: 'false' } })
})

test('after a day the e-mails are sent, and the candidates learn of it on their page', async () => {
  const job = await anOpenJob(organization, { title: 'Clerk' })
  const candidate = await anApplication(server, organization, job)
  await server.settled()
  await call(calls['jobClosings.close'], { ...at(job), body: { decision: 'leave', send_email_at: undefined } })
  await server.settled()
  server.clock.advance(DAY + 1000)
  await server.services.db.owner.query(`update graphile_worker._private_jobs set run_at = now()`)
  await server.settled()
  const [mail] = await server.mailsTo(candidate.email)
  expect(mail).toMatchObject({ state: 'kept', subject: expect.stringContaining('closed') as string })
  const followed = await server.as(candidate.statusToken)(applicationsContract['applications.follow'], {})
  expect(followed.communications.map(({ kind }) => kind)).toContain('position_closed')
  const session = await server.as()(accountsContract['accounts.login'], {
    body: { email: organization.email, password: PASSWORD },
  })
  call = server.as(session.access_token)
  await expect(call(calls['jobClosings.undo'], at(job))).rejects.toMatchObject({ status: 409, code: 'already_sent' })

  // Who is moved while the job stays closed knows it. Who is moved after it was reopened has to be told again.
  server.clock.advance(1000)
  await call(applicationsContract['applications.status'], {
    params: { id: candidate.application_id },
    body: { stage: 'screening' },
  })
  expect(await read(job)).toMatchObject({ uninformed: 0 })
  await call(jobsContract['jobs.edit'], { ...at(job), body: { status: 'open' } })
  expect(await read(job)).toMatchObject({ uninformed: 1 })
})
