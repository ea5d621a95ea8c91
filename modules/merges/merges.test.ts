import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { problemOf } from '#modules/offers/offers.fixture.ts'
import { offersContract } from '#modules/offers/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { DAY } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { type MergePreview, mergesContract as calls } from './contract.ts'
import { applicationMovers } from './server/movers.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization
const job = await anOpenJob(organization)
const otherJob = await anOpenJob(organization, { title: 'Platform Engineer' })
const db = new pg.Pool({ connectionString: server.databaseUrl, max: 1, options: '-c role=evenhand_platform' })
afterAll(() => db.end())

const KEEP = { name: 'kept', email: 'kept', phone: 'kept' } as const
const terms = () => ({
  position: 'Engineer',
  pay: { amount: 6_000_000, currency: 'EUR', period: 'year' as const },
  start_on: '2031-01-07',
  text: 'We would be glad to have you.',
  expires_on: new Date(server.clock.now().getTime() + 7 * DAY).toISOString().slice(0, 10),
})

const preview = (kept: string, merged: string) => call(calls['merges.preview'], { query: { kept, merged } })
const mergeAs = (shown: MergePreview, choose: Record<'name' | 'email' | 'phone', 'kept' | 'merged'> = KEEP) =>
  call(calls['merges.create'], {
    body: {
      kept: shown.kept.candidate_uuid,
      merged: shown.merged.candidate_uuid,
      choose,
      seen: shown.seen,
    },
  })
const merge = async (kept: string, merged: string) => mergeAs(await preview(kept, merged))
const undo = (mergeId: string) => call(calls['merges.undo'], { params: { mergeId } })
const read = (candidate_uuid: string) => call(applicationsContract['candidates.read'], { params: { candidate_uuid } })

/** Two candidates with applications for the same job, and everything that an application can have. */
async function twoPeople() {
  const one = await anApplication(server, organization, job, { name: 'Noor Haddad' })
  const other = await anApplication(server, organization, job, { name: 'N. Haddad' })
  const elsewhere = await anApplication(server, organization, otherJob, { name: 'N. Haddad', email: other.email })
  await server.settled()
  return { one, other, elsewhere }
}

async function fill({ one, other }: Awaited<ReturnType<typeof twoPeople>>) {
  for (const { application_id: id } of [one, other]) {
    const params = { id }
    await call(applicationsContract['applications.note'], { params, body: { text: `A note about ${id}` } })
    await call(applicationsContract['applications.edit'], { params, body: { tags: [`of-${id.slice(-4)}`, 'both'] } })
    await call(evaluationContract['evaluation.rate'], {
      params,
      body: { recommendation: 'yes' },
    })
    await call(applicationsContract['bulk.start'], {
      body: { id: newId(), selection: { ids: [id] }, action: { kind: 'tag', add: ['bulk'] } },
    })
  }
  const params = { id: other.application_id }
  await call(applicationsContract['bulk.start'], {
    body: {
      id: newId(),
      selection: { ids: [one.application_id, other.application_id] },
      action: { kind: 'tag', add: ['x'] },
    },
  })
  await call(screeningsContract['screenings.invite'], { params, body: {} })
  await call(interviewsContract['interviews.propose'], {
    body: { application_id: params.id, interviewer_ids: [organization.adminId] },
  })
  await call(offersContract['offers.draft'], { params: { id: one.application_id }, body: terms() })
  await server.settled()
}

/** The status links that were e-mailed to an address, newest first. */
const tokensTo = async (address: string) =>
  (await server.mailsTo(address))
    .filter(({ text }) => text.includes('/application/'))
    .map(({ text }) => linkIn(text, '/application/').split('/').at(-1)!)
const follow = (token: string) => server.as(token)(applicationsContract['applications.follow'], {})

/** All rows of the organization, except what is counted and what says that there was a merge. */
async function dump() {
  const { rows: tables } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id' order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    if (['sessions', 'merges', 'application_counts', 'application_count_deltas'].includes(name)) continue
    const { rows } = await db.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t where organization_id = $1 ${name === 'events' ? `and name not like 'merge.%'` : ''} order by 1`,
      [organization.id],
    )
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

const totals = async () =>
  (await call(applicationsContract['applications.dashboard'], {})).by_job.map(
    ({ job_id, total }) => `${job_id} ${total}`,
  )

test('merges everything of two candidates, and an undo restores both exactly', async () => {
  const people = await twoPeople()
  await fill(people)
  const { one, other, elsewhere } = people
  const ofOne = await tokensTo(one.email)
  const ofOther = await tokensTo(other.email)
  // A merge ends the links that were not e-mailed, and an undo does not bring them back.
  await db.query('update links set voided_at = now() where unverified_for is not null')
  const before = await dump()
  const countsBefore = await totals()
  const shown = await preview(one.candidate_uuid, other.candidate_uuid)
  expect(shown).toMatchObject({
    kept: { values: { name: 'Noor Haddad', email: one.email } },
    merged: { values: { name: 'N. Haddad', email: other.email } },
    combined: [{ job: { title: 'Backend Engineer' }, stage: 'interview', outcome: 'active', conflicts: [] }],
    two_scorecards: 1,
  })
  const { id } = await mergeAs(shown)
  await server.settled()

  const { candidate, applications } = await read(one.candidate_uuid)
  expect(candidate).toMatchObject({ name: 'Noor Haddad', email: one.email })
  expect(applications.map(application => application.id).toSorted()).toEqual(
    [one.application_id, elsewhere.application_id].toSorted(),
  )
  const combined = applications.find(application => application.id === one.application_id)!
  expect(combined).toMatchObject({ stage: 'interview', submissions: 2, screening: { state: 'invited' } })
  expect(combined.notes).toHaveLength(2)
  expect(combined.tags).toEqual(expect.arrayContaining([`of-${other.application_id.slice(-4)}`, 'both', 'bulk', 'x']))
  expect(combined.timeline.filter(({ name }) => name === 'application.submitted')).toHaveLength(2)
  expect(combined.mails.length).toBeGreaterThan(3)
  // The old address of the page, and the links of both, lead to the one that was kept.
  expect((await read(other.candidate_uuid)).candidate.candidate_uuid).toBe(one.candidate_uuid)
  for (const token of [ofOne.at(-1)!, ofOther.at(-1)!]) expect((await follow(token)).name).toBe('Noor Haddad')
  const { items: offers } = await call(offersContract['offers.list'], { params: { id: one.application_id } })
  expect(offers).toHaveLength(1)

  await undo(id)
  await server.settled()
  const after = await dump()
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const table of Object.keys(before)) expect(after[table], table).toEqual(before[table])
  expect(await totals()).toEqual(countsBefore)
  expect((await read(other.candidate_uuid)).candidate.name).toBe('N. Haddad')
  expect(await problemOf(undo(id))).toMatchObject({ status: 409, code: 'too_late' })
  const log = await call(auditContract['audit.list'], { query: { topic: 'decisions' } })
  expect(log.items.map(({ event }) => event)).toEqual(expect.arrayContaining(['merge.made', 'merge.undone']))
})

test('ends the links that were only shown in the form, of applications for the same job and for others', async () => {
  const { one, other, elsewhere } = await twoPeople()
  const emailed = [...(await tokensTo(one.email)), ...(await tokensTo(other.email))]
  expect(emailed).toHaveLength(3)
  const { id } = await merge(one.candidate_uuid, other.candidate_uuid)
  for (const { statusToken } of [one, other, elsewhere])
    expect(await problemOf(follow(statusToken))).toMatchObject({ status: 410, code: 'link_replaced' })
  for (const token of emailed) expect(await follow(token)).toMatchObject({ email: one.email })
  await undo(id)
  expect(await problemOf(follow(other.statusToken))).toMatchObject({ status: 410 })
})

test('keeps the chosen values, and the other address still leads to the same person', async () => {
  const { one, other } = await twoPeople()
  const shown = await preview(one.candidate_uuid, other.candidate_uuid)
  await mergeAs(shown, { name: 'merged', email: 'merged', phone: 'kept' })
  expect((await read(one.candidate_uuid)).candidate).toMatchObject({ name: 'N. Haddad', email: other.email })
  const again = await anApplication(server, organization, otherJob, { name: 'Noor', email: one.email })
  expect(again.candidate_uuid).toBe(one.candidate_uuid)
  await server.settled()
})

test('what was added since stays with the candidate who was kept', async () => {
  const { one, other } = await twoPeople()
  const { id } = await merge(one.candidate_uuid, other.candidate_uuid)
  const params = { id: one.application_id }
  await call(applicationsContract['applications.note'], { params, body: { text: 'Written after the merge' } })
  await call(applicationsContract['applications.status'], { params, body: { stage: 'review' } as never })
  await undo(id)
  const kept = (await read(one.candidate_uuid)).applications[0]!
  expect(kept).toMatchObject({ stage: 'review' })
  expect(kept.notes.map(({ text }) => text)).toEqual(['Written after the merge'])
  const separate = (await read(other.candidate_uuid)).applications.find(application => application.job.id === job.id)!
  expect(separate).toMatchObject({ id: other.application_id, stage: 'applied', notes: [] })
})

test('refuses a merge of candidates who changed since the preview, and never merges half', async () => {
  const { one, other } = await twoPeople()
  const shown = await preview(one.candidate_uuid, other.candidate_uuid)
  await call(applicationsContract['applications.status'], {
    params: { id: other.application_id },
    body: { stage: 'review' } as never,
  })
  expect(await problemOf(mergeAs(shown))).toMatchObject({ status: 409, code: 'stale' })
  const again = await preview(one.candidate_uuid, other.candidate_uuid)
  const results = await Promise.allSettled([mergeAs(again), mergeAs(again), mergeAs(again)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await problemOf(preview(one.candidate_uuid, other.candidate_uuid))).toMatchObject({ code: 'already_merged' })
  expect(await problemOf(preview(one.candidate_uuid, one.candidate_uuid))).toMatchObject({ status: 422 })
})

test('a move at the same moment is either before the merge or refused', async () => {
  const { one, other } = await twoPeople()
  const shown = await preview(one.candidate_uuid, other.candidate_uuid)
  const move = call(applicationsContract['applications.status'], {
    params: { id: other.application_id },
    body: { stage: 'review' } as never,
  })
  const results = await Promise.allSettled([mergeAs(shown), move])
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1)
})

test('names what prevents a merge before anything is changed', async () => {
  const { one, other } = await twoPeople()
  for (const { application_id: id } of [one, other]) {
    await call(screeningsContract['screenings.invite'], { params: { id }, body: {} })
    await call(offersContract['offers.draft'], { params: { id }, body: terms() })
    await call(interviewsContract['interviews.propose'], {
      body: { application_id: id, interviewer_ids: [organization.adminId] },
    })
  }
  const shown = await preview(one.candidate_uuid, other.candidate_uuid)
  expect(shown.combined[0]!.conflicts).toEqual(['two_screenings', 'two_offers', 'two_bookings'])
  expect(await problemOf(mergeAs(shown))).toMatchObject({ status: 409, code: 'conflicts' })
  expect((await read(other.candidate_uuid)).applications).toHaveLength(2)
})

test('an open application does not take over a rejection that is waiting to be sent', async () => {
  const { one, other } = await twoPeople()
  const reject = { outcome: 'rejected' as const, reason: 'we_declined' as const }
  const move = (body: object) =>
    call(applicationsContract['applications.status'], { params: { id: other.application_id }, body })
  await move(reject)
  expect((await preview(one.candidate_uuid, other.candidate_uuid)).combined[0]!.conflicts).toEqual(['unsent_rejection'])
  await move({ outcome: 'active' })
  expect((await preview(one.candidate_uuid, other.candidate_uuid)).combined[0]!.conflicts).toEqual([])
})

test('a wish to be deleted counts for what a merge combines, unless the person has applied since', async () => {
  const erasure = async (of: { candidate_uuid: string }) => {
    const { applications } = await read(of.candidate_uuid)
    return applications.find(one => one.job.id === job.id)?.erasure_requested_at ?? null
  }
  const wish = ({ application_id: id }: { application_id: string }) =>
    call(applicationsContract['applications.requestErasure'], { params: { id } })
  const { one, other } = await twoPeople()
  await wish(other)
  const requested = await erasure(other)
  const { id } = await merge(one.candidate_uuid, other.candidate_uuid)
  expect(await erasure(one)).toBe(requested)
  await undo(id)
  expect(await erasure(one)).toBeNull()
  expect(await erasure(other)).toBe(requested)

  const later = await anApplication(server, organization, job, { name: 'Noor H.' })
  await server.settled()
  await merge(later.candidate_uuid, other.candidate_uuid)
  expect(await erasure(later)).toBeNull()
})

test('who applies again before the other application is to be deleted stays after a merge', async () => {
  const { one, other } = await twoPeople()
  await call(applicationsContract['applications.requestErasure'], { params: { id: other.application_id } })
  // The same address and job: the earlier application is submitted again.
  await anApplication(server, organization, job, { email: one.email, name: 'Noor Haddad' })
  await merge(one.candidate_uuid, other.candidate_uuid)
  const { applications } = await read(one.candidate_uuid)
  expect(applications.find(application => application.job.id === job.id)!.erasure_requested_at).toBeNull()
})

test('undoes merges in the opposite order, for 30 days', async () => {
  const { one, other } = await twoPeople()
  const third = await anApplication(server, organization, job, { name: 'Third Person' })
  await server.settled()
  const first = await merge(one.candidate_uuid, other.candidate_uuid)
  const second = await merge(third.candidate_uuid, one.candidate_uuid)
  expect(await problemOf(undo(first.id))).toMatchObject({ status: 409, code: 'later_merge' })
  const { merges } = await call(calls['duplicates.of'], { params: { candidate_uuid: third.candidate_uuid } })
  expect(merges).toMatchObject([{ id: second.id, name: 'Noor Haddad', by: 'Ines Marchetti' }])
  await undo(second.id)
  const newest = await merge(one.candidate_uuid, third.candidate_uuid)
  const shown = await call(calls['duplicates.of'], { params: { candidate_uuid: one.candidate_uuid } })
  expect(shown.merges).toMatchObject([
    { id: newest.id, undo_first: null },
    { id: first.id, undo_first: { id: newest.id, name: 'Third Person' } },
  ])
  await undo(newest.id)
  await undo(first.id)
  expect((await read(other.candidate_uuid)).applications).toHaveLength(2)
})

test('is for owners, admins and recruiters of the same organization', async () => {
  const { one, other } = await twoPeople()
  const shown = await preview(one.candidate_uuid, other.candidate_uuid)
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
  const body = { kept: one.candidate_uuid, merged: other.candidate_uuid, choose: KEEP, seen: shown.seen }
  expect(await problemOf(manager.call(calls['merges.create'], { body }))).toMatchObject({ status: 403 })
  const stranger = await anOrganization(server)
  expect(await problemOf(stranger.call(calls['merges.create'], { body }))).toMatchObject({ status: 404 })
  const { id } = await mergeAs(shown)
  expect(await problemOf(stranger.call(calls['merges.undo'], { params: { mergeId: id } }))).toMatchObject({
    status: 404,
  })
})

/** Tables that name an application, a candidate or a subject, and why a merge does not move their rows. */
const NOT_MOVED: Record<string, string> = {
  'application_labels.application_id': 'written by a trigger from the application',
  'platform_events.about_id': 'what super admins did, about organizations and plans',
  'platform_mail.subject_id': 'e-mails of the platform to visitors and super admins',
  'practice_interviews.application_id': 'belongs to a colleague, who is no candidate',
  'usage_entries.subject_id': 'counts screenings, which keep their id',
  'candidate_keys.candidate_id': 'both candidates stay recognizable by their keys',
}
const OF_CANDIDATES = ['applications.candidate_id', 'screenings.candidate_id']

test('forgets no table: each that names an application or a candidate is moved, or has a reason', async () => {
  const { rows } = await db.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' and c.column_name in ('application_id', 'candidate_id', 'subject_id', 'about_id') order by 1`,
  )
  const moved = applicationMovers.flatMap(({ tables }) => tables.map(({ table, column }) => `${table}.${column}`))
  const known = [...moved, ...OF_CANDIDATES, ...Object.keys(NOT_MOVED)]
  expect(rows.map(({ name }) => name).filter(name => !known.includes(name))).toEqual([])
})

test('reduces a merge to what the audit needs after 30 days', async () => {
  const { one, other } = await twoPeople()
  const { id } = await merge(one.candidate_uuid, other.candidate_uuid)
  server.clock.advance(31 * DAY)
  await server.services.db.forOrganization(organization.id).write(tx => tx.task('merges.settle:organization', {}))
  await server.settled()
  const { rows } = await db.query('select state, record from merges where id = $1', [id])
  expect(rows).toEqual([{ state: 'settled', record: null }])
})
