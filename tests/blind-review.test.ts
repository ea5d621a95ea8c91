import { expect, test } from 'vitest'
import { newId } from '#platform/db/id.ts'
import { HOUR, later } from '#platform/clock/clock.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { customAiContract } from '#modules/custom-ai/contract.ts'
import { emailTemplatesContract } from '#modules/email-templates/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { agree, anInvitation, Page } from '#modules/interview-room/room.fixture.ts'
import { dashboardContract } from '#modules/dashboard/contract.ts'
import { analysisContract } from '#modules/analysis/contract.ts'
import { importsContract } from '#modules/imports/contract.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { offersContract } from '#modules/offers/contract.ts'
import { mergesContract } from '#modules/merges/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { attachmentsContract } from '#modules/attachments/contract.ts'
import { messagesContract } from '#modules/messages/contract.ts'
import { shareLinksContract } from '#modules/share-links/contract.ts'
import { todosContract } from '#modules/todos/contract.ts'
import { startTestServer } from './api.ts'
import { aResume } from './a-resume.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from './factories.ts'
import { waitFor } from './wait.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'

// Blind review on the server: what a reviewer is sent before their scorecard contains nothing that tells who the candidate is.
const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const { call } = organization

const NAME = 'Zebedee Quillfeather'
const EMAIL = 'zebedee.quillfeather@canary.example'
const CANARIES =
  /zebedee|quillfeather|canary\.example|961\s?3\s?412|(?<!University of )Beirut|\/api\/resumes\/|\/api\/recordings\//iu

const sent = await anApplication(server, organization, job, { name: NAME, email: EMAIL })
await server.settled()
const id = sent.application_id
const review = () => call(evaluationContract['evaluation.review'], { params: { id } })
await waitFor('the match', async () => (await review()).match?.result !== null)
await call(applicationsContract['applications.note'], {
  params: { id },
  body: { text: 'Zebedee was friendly; call 961 3 412 098.' },
})
await call(applicationsContract['applications.edit'], { params: { id }, body: { tags: ['quillfeather'] } })
// The e-mail about it names the candidate, because nobody reviews blindly yet.
const colleague = await aColleague(server, organization, 'recruiter')
await call(applicationsContract['applications.note'], {
  params: { id },
  body: { text: 'What do you think?', mentions: [colleague.adminId] },
})
const second = await anApplication(server, organization, job, { name: NAME })
await server.settled()
const blindly = (on: boolean) =>
  call(organizationsContract['organizations.editSettings'], { body: { blind_review: on } })

const start = later(server.services.clock.now(), 72 * HOUR).toISOString()
const { booking } = await call(interviewsContract['interviews.propose'], {
  body: { application_id: id, interviewer_ids: [organization.adminId], slots: [start] } as never,
})

const { id: importId } = await call(importsContract['imports.create'], { body: { job_id: job.id, informs: false } })
await call(importsContract['imports.addFiles'], {
  params: { importId },
  body: {},
  files: [{ field: 'file', file: new Blob([aResume(NAME, `second.${EMAIL}`)]), name: 'Zebedee_Quillfeather_CV.txt' }],
})
await server.settled()

const { id: run } = await call(applicationsContract['bulk.start'], {
  body: { id: newId(), selection: { ids: [id] }, action: { kind: 'assign', owner_id: null } },
})
await call(offersContract['offers.draft'], {
  params: { id },
  body: {
    position: 'Engineer',
    pay: { amount: 6_000_000, currency: 'EUR', period: 'year' },
    start_on: '2030-01-07',
    text: `Dear ${NAME}`,
    expires_on: later(server.services.clock.now(), 7 * 24 * HOUR)
      .toISOString()
      .slice(0, 10),
  },
})

await call(todosContract['todos.add'], {
  params: { id },
  body: { text: 'Call Zebedee at 961 3 412 098', due_on: '2030-01-07' },
})

await call(attachmentsContract['attachments.add'], {
  params: { id },
  body: {},
  files: [{ field: 'file', file: new Blob(['Zebedee Quillfeather']), name: 'Quillfeather.txt' }],
})

/** Every call about candidates that only reads or previews, with what it needs. */
const CALLS: [Endpoint, object][] = [
  [applicationsContract['applications.list'], {}],
  [applicationsContract['applications.list'], { query: { sort: 'name' } }],
  [applicationsContract['applications.list'], { query: { sort: 'score' } }],
  [applicationsContract['applications.dashboard'], {}],
  [customAiContract['customAi.list'], {}],
  [customAiContract['customAi.candidates'], {}],
  [customAiContract['customAi.answers'], { params: { applicationId: id } }],
  [applicationsContract['applications.filters'], {}],
  [applicationsContract['bulk.read'], { params: { id: run } }],
  [applicationsContract['bulk.preview'], { body: { selection: { filter: {} }, action: { kind: 'message' } } }],
  [
    applicationsContract['bulk.preview'],
    { body: { selection: { filter: {} }, action: { kind: 'reject', reason: 'neither' } } },
  ],
  [applicationsContract['applications.previewRejection'], { params: { id }, body: {} }],
  [applicationsContract['candidates.read'], { params: { candidate_uuid: sent.candidate_uuid } }],
  [applicationsContract['applications.people'], { params: { id } }],
  [evaluationContract['evaluation.review'], { params: { id } }],
  [analysisContract['analysis.summary'], { query: { application_id: id } }],
  [interviewRoomContract['interview-room.assets'], { params: { uuid: sent.candidate_uuid } }],
  [interviewsContract['interviews.options'], { params: { id } }],
  [interviewsContract['interviews.list'], { params: { id } }],
  [interviewsContract['interviews.calendar'], {}],
  [interviewsContract['interviews.kit'], { params: { id: booking.id } }],
  [offersContract['offers.list'], { params: { id } }],
  [todosContract['todos.list'], { params: { id } }],
  [todosContract['todos.own'], {}],
  [shareLinksContract['shareLinks.list'], { params: { id } }],
  [attachmentsContract['attachments.list'], { params: { id } }],
  [messagesContract['messages.list'], { params: { id } }],
  [messagesContract['messages.preview'], { params: { id }, body: {} }],
  [emailTemplatesContract['sentEmails.list'], {}],
  [
    emailTemplatesContract['templates.preview'],
    { params: { orgId: organization.id, templateId: 'rejected' }, body: { application_id: id } },
  ],
  [mergesContract['duplicates.list'], {}],
  [mergesContract['merges.preview'], { query: { kept: sent.candidate_uuid, merged: second.candidate_uuid } }],
  [mergesContract['duplicates.of'], { params: { candidate_uuid: sent.candidate_uuid } }],
  [importsContract['imports.list'], {}],
  [importsContract['imports.read'], { params: { importId } }],
  [importsContract['imports.items'], { params: { importId }, query: { limit: 100 } }],
  [applicationsContract['applications.filters'], {}],
  [analysisContract['analysis.analyze'], { query: { job_id: job.id } }],
  [
    analysisContract['analysis.compare'],
    { query: { job_id: job.id, application_ids: `${id},${second.application_id}` } },
  ],
  [analysisContract['analysis.summary'], { query: { job_id: job.id } }],
  [evaluationContract['evaluation.rerunState'], { params: { jobId: job.id } }],
  [dashboardContract['dashboard.widgets'], {}],
  [dashboardContract['dashboard.monthlyApplications'], {}],
  [dashboardContract['dashboard.recommendations'], {}],
  [dashboardContract['dashboard.recommendations'], { query: { job_id: job.id } }],
  [screeningsContract['screenings.previewInvitation'], { params: { id }, body: {} }],
]
const ask = (endpoint: Endpoint, input: object) => call(endpoint as never, input as never) as Promise<unknown>

test.each(
  CALLS.map(
    ([endpoint, input]) =>
      [`${endpoint.method} ${endpoint.path} ${JSON.stringify(Object.keys(input))}`, endpoint, input] as const,
  ),
)('names nobody: %s', async (_, endpoint, input) => {
  await blindly(true)
  expect(JSON.stringify(await ask(endpoint, input))).not.toMatch(CANARIES)
})

test('names the candidate in the same calls without blind review', async () => {
  await blindly(false)
  const replies = await Promise.all(CALLS.map(([endpoint, input]) => ask(endpoint, input)))
  const naming = replies.filter(reply => CANARIES.test(JSON.stringify(reply)))
  expect(naming.length).toBeGreaterThanOrEqual(8)
})

test('covers every call that reads about candidates', () => {
  const covered = new Set(CALLS.map(([{ path }]) => path))
  const reading = server.app.served.filter(
    ({ who, method, reply }) => who.startsWith('candidates.') && method === 'GET' && reply,
  )
  const about = reading.map(({ path }) => path).filter(path => !covered.has(path))
  expect(
    about.filter(path => /candidate|application|calendar|screening|analy|summary|search|export/u.test(path)),
  ).toEqual([])
})

test('hides the AI results, and does not tell them by filters or order', async () => {
  await blindly(true)
  const [item] = (await call(applicationsContract['applications.list'], {})).items
  expect(item).toMatchObject({ blind: true, match: { score: null }, interview: { score: null }, evidence: null })
  expect(item!.name).toMatch(/^Candidate \d+$/u)
  expect((await call(applicationsContract['applications.list'], { query: { min_score: 1 } })).items).toEqual([])
  expect((await call(applicationsContract['applications.list'], { query: { tag: 'quillfeather' } })).items).toEqual([])
  expect(await review()).toMatchObject({ blind: true, revealed: false, match: { result: null, problem: null } })
  expect((await call(analysisContract['analysis.summary'], { query: { application_id: id } })).sentences).toEqual([])
})

test('finds nobody by name or address, and still finds by other fields', async () => {
  await blindly(true)
  const found = async (search: string) =>
    (await call(applicationsContract['applications.list'], { query: { search } })).items.length
  for (const search of ['Zebedee', 'quillfeather', 'canary.example']) expect(await found(search), search).toBe(0)
  expect(await found('Backend')).toBe(3)
  const emails = async (search: string) =>
    (await call(emailTemplatesContract['sentEmails.list'], { query: { search } })).items.length
  expect(await emails('Quillfeather')).toBe(0)
  await blindly(false)
  expect(await found('Zebedee')).toBe(3)
  expect(await emails('mentioned you in a note about Zebedee Quillfeather')).toBe(1)
})

test('shows the résumé and the transcript without the person and without files', async () => {
  await blindly(true)
  const { candidate, applications } = await call(applicationsContract['candidates.read'], {
    params: { candidate_uuid: sent.candidate_uuid },
  })
  expect(candidate).toMatchObject({ blind: true, email: null, phone: null, location: null, links: [] })
  expect(applications[0]!.name).toBe(candidate.name)
  expect(applications[0]!.resume).toMatchObject({ url: null, profile: null })
  expect(applications[0]!.resume!.pages[0]!.text).toContain('Built payment services in TypeScript on PostgreSQL')
})

test('the score cannot be revealed without a scorecard', async () => {
  await blindly(true)
  await expect(
    call(evaluationContract['evaluation.rate'], { params: { id }, body: { reveal_only: true } }),
  ).rejects.toMatchObject({ status: 409, code: 'blind_review' })
})

test('e-mails to interviewers name nobody', async () => {
  await blindly(true)
  await call(interviewsContract['interviews.reschedule'], { body: { application_id: id, start_at: start } as never })
  await server.settled()
  const mails = (await server.mailsTo(organization.email)).filter(({ subject }) => !/verify|confirm/iu.test(subject))
  expect(mails.length).toBeGreaterThan(0)
  for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(CANARIES)
  expect(mails.some(({ text }) => /Candidate \d+/u.test(text))).toBe(true)
})

test('the transcript names nobody, and the recording is not there', async () => {
  await blindly(true)
  const invited = await anInvitation(server, organization, job, { name: NAME, email: `second-${EMAIL}` })
  await agree(server, invited.token, 'audio')
  const { page } = await Page.enter(server.url, invited.token)
  page.send({ type: 'ready' })
  await page.settled()
  await page.answer(
    'My name is Zebedee Quillfeather, call me on +961 3 412 098. I rewrote the runbook for the night shift.',
  )
  await page.settled()
  await page.close()
  await server.as(invited.token)(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  await server.settled()
  const assets = () =>
    call(interviewRoomContract['interview-room.assets'], { params: { uuid: invited.candidate_uuid } })
  const [hidden] = (await assets()).screenings
  expect(JSON.stringify(hidden)).not.toMatch(CANARIES)
  expect(hidden!.turns.map(({ text }) => text).join(' ')).toContain('I rewrote the runbook for the night shift.')
  expect(hidden!.recordings).toEqual([])
  await blindly(false)
  expect(JSON.stringify(await assets())).toMatch(CANARIES)
})

test('shows everything to the reviewer who submitted a scorecard, and not to others', async () => {
  await blindly(true)
  await call(evaluationContract['evaluation.rate'], {
    params: { id },
    body: { ratings: {}, recommendation: 'yes' } as never,
  })
  const [item] = (await call(applicationsContract['applications.list'], { query: { search: 'Zebedee' } })).items
  expect(item).toMatchObject({ blind: false, name: NAME })
  expect(item!.match.score).not.toBeNull()
  expect(await review()).toMatchObject({ blind: false })
})
