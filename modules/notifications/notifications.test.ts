import { expect, test } from 'vitest'
import { json } from '#platform/db/tables.ts'
import { DAY } from '#platform/clock/clock.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import {
  aColleague,
  anApplication,
  anOpenJob,
  anOrganization,
  onLargestPlan,
  type TestOrganization,
} from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { waitFor } from '#tests/wait.ts'
import { notificationsContract as calls } from './contract.ts'
import { notificationsById } from './server/notifications.read-model.ts'
import { DEFAULT_EMAIL, NOTIFICATION_PARTS } from './policy.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization, { title: 'Data Engineer' })
const other = await anOpenJob(organization, { title: 'Data Analyst' })
const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job], name: 'Leila Nasser' })
const recruiter = await aColleague(server, organization, 'recruiter', { name: 'Tomas Berg' })
const setTeam = (jobId: string, team: readonly string[]) =>
  server.services.db.forOrganization(organization.id).write(tx =>
    tx.q
      .updateTable('job_openings')
      .set({ hiring_team: json(team) as never })
      .where('id', '=', jobId)
      .execute(),
  )
await setTeam(job.id, [manager.adminId])
await setTeam(other.id, [])
type Caller = Pick<TestOrganization, 'call'>

const list = (by: Caller, query: object = {}) => by.call(calls['notifications.list'], { query })
const said = async (by: Caller) =>
  (await list(by)).items.map(({ kind, name, read }) => `${kind} ${name}${read ? ' (read)' : ''}`)
const readAll = (by: Caller) => by.call(calls['notifications.markRead'], { body: {} })
const emailOf = (adminId: string) =>
  server.services.db
    .forOrganization(organization.id)
    .write(tx => tx.q.selectFrom('admins').select('email').where('id', '=', adminId).executeTakeFirstOrThrow())
    .then(({ email }) => email)
const own =
  (id: string, by: Caller = organization) =>
  (ownerId: string) =>
    by.call(applicationsContract['applications.edit'], { params: { id }, body: { owner_id: ownerId } })

test('tells the hiring team of a new application, or the recruiters if there is none', async () => {
  await anApplication(server, organization, job, { name: 'Noor Haddad' })
  await anApplication(server, organization, other, { name: 'Emeka Nwosu' })
  await server.settled()
  expect(await said(manager)).toEqual(['application_received Noor Haddad'])
  expect(await said(recruiter)).toEqual(['application_received Emeka Nwosu'])
  expect(await said(organization)).toEqual(['application_received Emeka Nwosu'])
  const [item] = (await list(manager)).items
  expect(item).toMatchObject({ job: { id: job.id, title: 'Data Engineer' }, actor: null, read: false })
})

test('counts what is unread, and marks one or all as read', async () => {
  await anApplication(server, organization, job, { name: 'Lin Yu-ting' })
  await server.settled()
  const before = await list(manager)
  expect(before.total).toBe(2)
  await manager.call(calls['notifications.markRead'], { body: { ids: [before.items[0]!.id] } })
  expect((await list(manager)).total).toBe(1)
  expect((await list(manager, { unread: 'true' })).items.map(({ name }) => name)).toEqual(['Noor Haddad'])
  // Those of others stay as they are.
  await recruiter.call(calls['notifications.markRead'], { body: { ids: [before.items[1]!.id] } })
  expect((await list(manager)).total).toBe(1)
  await readAll(manager)
  expect((await list(manager)).total).toBe(0)
})

test('tells who becomes responsible, with an e-mail, but nobody what they did themselves', async () => {
  const { application_id, candidate_uuid } = await anApplication(server, organization, job, { name: 'Farid Rahimi' })
  await server.settled()
  await readAll(recruiter)
  await own(application_id)(recruiter.adminId)
  await own(application_id)(recruiter.adminId)
  await server.settled()
  const [item] = (await list(recruiter)).items
  expect(item).toMatchObject({ kind: 'assigned', name: 'Farid Rahimi', actor: 'Ines Marchetti', candidate_uuid })
  expect((await said(recruiter)).filter(one => one.startsWith('assigned'))).toHaveLength(1)
  const mails = (await server.mailsTo(await emailOf(recruiter.adminId))).filter(({ subject }) =>
    subject.includes('Farid'),
  )
  expect(mails.map(({ subject }) => subject)).toEqual(['Ines Marchetti made you responsible for Farid Rahimi'])
  expect(mails[0]!.text).toContain(`/candidate-details/${candidate_uuid}`)
  await own(application_id)(organization.adminId)
  await server.settled()
  expect((await said(organization)).filter(one => one.startsWith('assigned'))).toEqual([])
})

test('tells people who are mentioned in a note, also when it is edited, each once', async () => {
  const { application_id: id } = await anApplication(server, organization, job, { name: 'Amara Okafor' })
  await server.settled()
  await readAll(manager)
  const note = await organization.call(applicationsContract['applications.note'], {
    params: { id },
    body: { text: 'What do you think, @Leila Nasser?', mentions: [manager.adminId] },
  })
  await organization.call(applicationsContract['notes.edit'], {
    params: { id, noteId: note.id },
    body: {
      text: 'What do you think, @Leila Nasser and @Tomas Berg?',
      mentions: [manager.adminId, recruiter.adminId],
      version: 1,
    },
  })
  await server.settled()
  const mentions = async (by: Caller) => (await said(by)).filter(one => one.startsWith('mention'))
  expect(await mentions(manager)).toEqual(['mention Amara Okafor'])
  expect(await mentions(recruiter)).toEqual(['mention Amara Okafor'])
  const mails = (await server.mailsTo(await emailOf(manager.adminId))).map(({ subject }) => subject)
  expect(mails.filter(subject => subject.includes('Amara'))).toEqual([
    'Ines Marchetti mentioned you in a note about Amara Okafor',
  ])
})

test('tells nobody of a candidate whom they may not see', async () => {
  const { application_id } = await anApplication(server, organization, other, { name: 'Oskar Brandt' })
  await server.settled()
  await own(application_id)(manager.adminId)
  await server.settled()
  const stored = await server.services.db
    .forOrganization(organization.id)
    .write(tx =>
      tx.q
        .selectFrom('notifications')
        .select('kind')
        .where('application_id', '=', application_id)
        .where('admin_id', '=', manager.adminId)
        .execute(),
    )
  expect(stored).toEqual([])
  expect(JSON.stringify(await server.mailsTo(await emailOf(manager.adminId)))).not.toContain('Oskar')
})

test('each person chooses which notifications are e-mailed', async () => {
  const choose = (body: object) => recruiter.call(calls['notifications.setPreferences'], { body })
  expect(await recruiter.call(calls['notifications.preferences'], {})).toEqual(DEFAULT_EMAIL)
  expect(await choose({ assigned: 'off' })).toEqual({ ...DEFAULT_EMAIL, assigned: 'off' })
  expect(await manager.call(calls['notifications.preferences'], {})).toEqual(DEFAULT_EMAIL)
  await expect(choose({ assigned: 'hourly' })).rejects.toMatchObject({ status: 422 })
  await expect(choose({ interview_changed: 'off' })).rejects.toMatchObject({ status: 422 })

  const { application_id } = await anApplication(server, organization, job, { name: 'Daniela Ferraro' })
  await server.settled()
  await own(application_id)(recruiter.adminId)
  await server.settled()
  expect(await said(recruiter)).toContain('assigned Daniela Ferraro')
  const mails = await server.mailsTo(await emailOf(recruiter.adminId))
  expect(mails.filter(({ subject }) => subject.includes('Daniela'))).toEqual([])
})

test('in blind review neither the list nor the e-mail names the candidate', async () => {
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  const { application_id } = await anApplication(server, organization, job, { name: 'Zebedee Quill' })
  await server.settled()
  await own(application_id)(manager.adminId)
  await server.settled()
  const shown = (await list(manager)).items
  expect(JSON.stringify(shown)).not.toMatch(/Zebedee|Quill/u)
  expect(shown[0]!.name).toMatch(/^Candidate \d+$/u)
  const mails = await server.mailsTo(await emailOf(manager.adminId))
  expect(JSON.stringify(mails)).not.toMatch(/Zebedee|Quill/u)
  expect(mails.some(({ subject }) => /responsible for Candidate \d+$/u.test(subject))).toBe(true)
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: false } })
})

test('shows nothing of other organizations, and nothing that the reader may no longer see', async () => {
  const stranger = await anOrganization(server)
  const ids = (await list(manager)).items.map(({ id }) => id)
  expect((await list(stranger)).items).toEqual([])
  await stranger.call(calls['notifications.markRead'], { body: { ids: ids.slice(0, 1) } })
  expect((await list(manager)).items.map(({ id }) => id)).toEqual(ids)
  await setTeam(job.id, [])
  expect((await list(manager)).items).toEqual([])
  await setTeam(job.id, [manager.adminId])
})

test('open pages learn within moments what changed, and only what concerns them', async () => {
  const stranger = await anOrganization(server)
  const heard = async (token: string, stop: AbortSignal) => {
    const response = await fetch(`${server.url}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop,
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const topics = new Set<string>()
    void (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
        for (const [, data] of chunk.matchAll(/^data: (.*)$/gm))
          for (const topic of (JSON.parse(data!) as { topics: string[] }).topics) topics.add(topic)
    })().catch(() => {})
    return topics
  }
  const stopped = new AbortController()
  const [own_, theirs] = await Promise.all([
    heard(organization.token, stopped.signal),
    heard(stranger.token, stopped.signal),
  ])
  await waitFor('the stream to tell of a change', async () => {
    await anApplication(server, organization, other)
    return own_.has('applications')
  })
  await waitFor('a notification', async () => own_.has('notifications'))
  expect([...theirs]).not.toContain('notifications')
  stopped.abort()
  expect((await fetch(`${server.url}/api/live`)).status).toBe(401)
})

test('what somebody may no longer see is neither counted nor e-mailed', async () => {
  const left = await aColleague(server, organization, 'hiring_manager', { jobs: [job], name: 'Gone From Team' })
  await setTeam(job.id, [manager.adminId, left.adminId])
  await anApplication(server, organization, job, { name: 'Unseen Person' })
  await server.settled()
  const count = async () => (await list(left, { unread: 'true' })).total
  expect(await count()).toBeGreaterThan(0)
  await setTeam(job.id, [manager.adminId])
  expect(await count()).toBe(0)
  const q = server.services.db.forOrganization(organization.id)
  const viewer = { organizationId: organization.id, adminId: left.adminId, sees: 'own_jobs' } as const
  const [ids] = await q.read(one => [
    one
      .selectFrom('notifications')
      .select('id')
      .where('organization_id', '=', organization.id)
      .where('admin_id', '=', left.adminId),
  ])
  expect(ids.length).toBeGreaterThan(0)
  expect(
    await q.read(one => [
      notificationsById(
        one,
        viewer,
        ids.map(({ id }) => id),
      ),
    ]),
  ).toEqual([[]])
})

test('a part of the list has only mentions, or only what needs action', async () => {
  const kindsOf = async (part?: string) => (await list(manager, { part })).items.map(({ kind }) => kind)
  const all = await kindsOf()
  for (const [part, kinds] of Object.entries(NOTIFICATION_PARTS))
    expect(await kindsOf(part)).toEqual(all.filter(kind => (kinds as readonly string[]).includes(kind)))
  expect(new Set(all).size).toBeGreaterThan(2)
  await expect(list(manager, { part: 'everything' })).rejects.toMatchObject({ status: 422 })
})

test('sends what is left unread once a day at eight in the reader’s time zone', async () => {
  const address = await emailOf(manager.adminId)
  await readAll(manager)
  const org = server.services.db.forOrganization(organization.id)
  await org.write(tx =>
    tx.q.updateTable('admins').set({ time_zone: 'Asia/Kolkata' }).where('id', '=', manager.adminId).execute(),
  )
  const digests = async () => (await server.mailsTo(address)).filter(({ subject }) => /notifications?$/u.test(subject))
  /** The moment of the clock, at a time of a later day in UTC. */
  const at = (days: number, time: string) => {
    const day = new Date(server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
    server.clock.advance(Date.parse(`${day}T${time}Z`) - server.clock.now().getTime())
    return server.clock.now()
  }
  const applied = async (name: string, moment: Date) => {
    const { application_id } = await anApplication(server, organization, job, { name })
    await server.settled()
    await org.write(tx =>
      tx.q.updateTable('notifications').set({ at: moment }).where('application_id', '=', application_id).execute(),
    )
  }
  const run = async () => {
    await runScheduled(server, 'notifications.digests')
    await server.settled()
    return (await digests()).length
  }
  const noon = at(1, '12:00:00')
  await applied('Saoirse Brennan', noon)
  await applied('Ingrid Solheim', noon)
  expect(await run()).toBe(0)
  // 08:00 in Kolkata is 02:30 UTC.
  at(1, '02:29:00')
  expect(await run()).toBe(0)
  const morning = at(0, '02:31:00')
  expect(await run()).toBe(1)
  const [mail] = await digests()
  expect(mail!.subject).toBe('2 notifications')
  for (const text of ['Saoirse Brennan applied', 'Ingrid Solheim applied', 'Data Engineer'])
    expect(mail!.text).toContain(text)
  // It names several people, so that erasing one of them would not find it.
  const { text_body } = await server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('mail_messages').select('text_body').where('id', '=', mail!.id).executeTakeFirstOrThrow(),
  )
  expect(text_body).toBe('2 notifications')
  // What comes later on the same day waits for the next, and a run that was missed is made up for.
  await applied('Viktor Hansen', morning)
  expect(await run()).toBe(1)
  at(1, '09:00:00')
  expect(await run()).toBe(2)
  expect(await run()).toBe(2)
})
