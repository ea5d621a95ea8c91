import { expect, test } from 'vitest'
import { newId } from '#platform/db/id.ts'
import { DAY } from '#platform/clock/clock.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { notificationsContract } from '#modules/notifications/contract.ts'
import { offersContract } from '#modules/offers/contract.ts'
import { problemOf } from '#modules/offers/offers.fixture.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { type ImportItem, importsContract as calls } from './contract.ts'
import { anArchive, aPerson, asFile, forged, importing, uniqueEmail } from './imports.fixture.ts'

const server = await startTestServer()
const organization = await anOrganization(server, 'Levant Freight')
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const { call } = organization
const steps = importing(server, organization, job)
const NO_ADDRESS = new TextDecoder()
  .decode(aPerson('Salma Rahal', 'salma@example.com'))
  .replace('salma@example.com | ', '')

const mailsTo = async (address: string) => (await server.mailsTo(address)).map(({ subject }) => subject)

test('imports résumés without telling the people', async () => {
  const { items, progress } = await steps.importAll([asFile('anna.txt', aPerson('Anna Weber'))])
  expect(progress).toMatchObject({ state: 'finished', total: 1, counts: { imported: 1 }, informs: false })
  expect(items).toMatchObject([
    { state: 'imported', reason: null, application: { name: 'Anna Weber', has_email: true } },
  ])
  const { candidate, applications } = await steps.candidate(items[0]!.application!.candidate_uuid)
  expect(candidate).toMatchObject({ name: 'Anna Weber', email: 'anna.weber@example.com' })
  expect(applications).toMatchObject([
    { source: 'import', stage: 'applied', outcome: 'active', resume: { state: 'read' }, communications: [] },
  ])
  expect(applications[0]!.timeline.map(({ name }) => name)).toContain('application.imported')
  expect(applications[0]!.match.state).toBe('ready')
  expect(await mailsTo('anna.weber@example.com')).toEqual([])
})

test('tells the people once if the importer chose it', async () => {
  const { items } = await steps.importAll([asFile('bela.txt', aPerson('Bela Novak'))], true)
  expect(await mailsTo('bela.novak@example.com')).toEqual(['We have added you as a candidate for Backend Engineer'])
  await server.settled()
  const { applications } = await steps.candidate(items[0]!.application!.candidate_uuid)
  expect(applications[0]!.communications.map(({ kind }) => kind)).toEqual(['application_imported'])
})

test('needs the choice whether people are e-mailed', async () => {
  const body = { job_id: job.id } as { job_id: string; informs: boolean }
  expect(await problemOf(call(calls['imports.create'], { body }))).toMatchObject({ status: 422 })
})

test('keeps people without an e-mail address, and refuses what needs one until it is added', async () => {
  const { items } = await steps.importAll([asFile('salma.txt', NO_ADDRESS)], true)
  const { application_id, candidate_uuid } = items[0]!.application!
  expect(items[0]).toMatchObject({ state: 'imported', application: { has_email: false } })
  expect((await steps.candidate(candidate_uuid)).candidate.email).toBeNull()
  const params = { id: application_id }
  expect(await problemOf(call(screeningsContract['screenings.invite'], { params, body: {} }))).toMatchObject({
    status: 409,
    code: 'no_email',
  })
  const terms = {
    position: 'Engineer',
    pay: { amount: 6_000_000, currency: 'EUR', period: 'year' as const },
    start_on: '2031-01-07',
    text: 'We would be glad to have you.',
    expires_on: new Date(server.clock.now().getTime() + 7 * DAY).toISOString().slice(0, 10),
  }
  const offer = await call(offersContract['offers.draft'], { params, body: terms })
  const sending = call(offersContract['offers.send'], {
    params: { ...params, offerId: offer.id },
    body: { version: offer.version },
  })
  expect(await problemOf(sending)).toMatchObject({ status: 409, code: 'no_email' })
  const { shown } = await call(applicationsContract['applications.previewRejection'], { params, body: {} })
  expect(shown.to).toBeNull()

  const taken = call(applicationsContract['candidates.addEmail'], {
    params: { candidate_uuid },
    body: { email: 'anna.weber@example.com' },
  })
  expect(await problemOf(taken)).toMatchObject({ status: 409, code: 'email_taken' })
  await call(applicationsContract['candidates.addEmail'], {
    params: { candidate_uuid },
    body: { email: 'Salma@Example.com' },
  })
  expect((await steps.candidate(candidate_uuid)).candidate.email).toBe('salma@example.com')
  await call(screeningsContract['screenings.invite'], { params, body: {} })
  expect((await mailsTo('salma@example.com')).length).toBe(1)
  const again = call(applicationsContract['candidates.addEmail'], {
    params: { candidate_uuid },
    body: { email: 'other@example.com' },
  })
  expect(await problemOf(again)).toMatchObject({ status: 409, code: 'has_email' })
})

test('rejects a person without an address without sending anything', async () => {
  const { items } = await steps.importAll([
    asFile('no-address.txt', NO_ADDRESS.replaceAll('Salma Rahal', 'Rami Khoury')),
  ])
  const { application_id } = items[0]!.application!
  await call(applicationsContract['applications.status'], {
    params: { id: application_id },
    body: { outcome: 'rejected', reason: 'we_declined', notify: true },
  })
  await server.settled()
  const { applications } = await steps.candidate(items[0]!.application!.candidate_uuid)
  expect(applications[0]).toMatchObject({ outcome: 'rejected', mails: [] })
})

test('recognizes the same file and the same person for the job', async () => {
  const email = uniqueEmail()
  const applied = await anApplication(server, organization, job, { name: 'Carla Duarte', email })
  await server.settled()
  // One by one, because parallel uploads arrive in any order.
  const { id } = await steps.start()
  const files = [
    asFile('same file.txt', aPerson('Carla Duarte', email)),
    asFile('same person.txt', `${new TextDecoder().decode(aPerson('Carla Duarte', email))}\nInterests: chess\n`),
    asFile('twice.txt', aPerson('Dora Lind')),
    asFile('twice again.txt', aPerson('Dora Lind')),
  ]
  for (const file of files) await steps.add(id, file)
  await server.settled()
  const items = await steps.items(id)
  const states = items.map(({ state }) => state)
  expect(states.slice(0, 2)).toEqual(['already_there', 'already_there'])
  // Two tasks read at the same time: whichever of two equal files is read first is imported.
  expect(states.slice(2).toSorted((a, b) => a.localeCompare(b))).toEqual(['already_there', 'imported'])
  expect(items[0]!.application!.application_id).toBe(applied.application_id)
  expect(items[0]!.reason).toMatch(/same file/)
  expect(items[1]!.reason).toMatch(/e-mail address/)
})

test('adds an application for another job to a known candidate, without changing who they are', async () => {
  const email = uniqueEmail()
  const other = await anOpenJob(organization, { title: 'Platform Engineer' })
  const applied = await anApplication(server, organization, other, { name: 'Emil Sand', email })
  const { items } = await steps.importAll([asFile('emil.txt', aPerson('E. Sand-Jansen', email))])
  expect(items[0]!.application).toMatchObject({ candidate_uuid: applied.candidate_uuid, name: 'Emil Sand' })
})

test('asks for attention with the reason, and lets people deal with it', async () => {
  const people = [aPerson('Frida Holm'), aPerson('Gustav Berg')].map(one => new TextDecoder().decode(one)).join('\f')
  const { id, items } = await steps.importAll([
    asFile('notes.txt', 'Call them back'),
    asFile('picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])),
    asFile('two people.txt', people),
    asFile('empty.txt', ''),
  ])
  expect(items.map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'needs_attention'))
  expect(
    items
      .filter(({ has_file }) => !has_file)
      .map(({ file_name }) => String(file_name))
      .toSorted(),
  ).toEqual(['empty.txt', 'picture.png'])
  for (const { reason } of items) expect(reason).toMatch(/^[A-Z].*\.$/u)
  const named = (name: string) => items.find(({ file_name }) => file_name === name)!
  const [notes, picture, two, empty] = ['notes.txt', 'picture.png', 'two people.txt', 'empty.txt'].map(named) as [
    ImportItem,
    ImportItem,
    ImportItem,
    ImportItem,
  ]
  const at = (item: { id: string }) => ({ params: { importId: id, itemId: item.id } })

  const entered = await call(calls['imports.enterDetails'], { ...at(notes), body: { name: 'Hedda Moe' } })
  expect(entered).toMatchObject({ state: 'imported', application: { name: 'Hedda Moe', has_email: false } })
  const replaced = await call(calls['imports.replaceFile'], {
    ...at(picture),
    body: {},
    files: [asFile('ivar.txt', aPerson('Ivar Dahl'))],
  })
  expect(replaced).toMatchObject({ id: picture.id, file_name: 'ivar.txt', has_file: true })
  expect(await problemOf(call(calls['imports.retryItem'], at(empty)))).toMatchObject({ status: 409, code: 'no_file' })
  expect((await call(calls['imports.discardItem'], at(two))).state).toBe('discarded')
  await call(calls['imports.retryItem'], at(two))
  await call(calls['imports.discardItem'], at(empty))
  await server.settled()
  // Reading starts at once, so only its outcome is certain.
  const read = new Map((await steps.items(id)).map(item => [item.id, item]))
  expect(read.get(picture.id)).toMatchObject({ state: 'imported', application: { name: 'Ivar Dahl' } })
  expect(read.get(two.id)).toMatchObject({ state: 'needs_attention', reason: two.reason })
  expect(await steps.read(id)).toMatchObject({
    state: 'finished',
    counts: { imported: 2, needs_attention: 1, discarded: 1 },
  })
  expect(await problemOf(call(calls['imports.discardItem'], at(notes)))).toMatchObject({ code: 'not_possible' })
})

test('opens archives, and uses nothing in them as a path', async () => {
  const { items } = await steps.importAll([
    asFile(
      'all.zip',
      anArchive({
        'people/Jonas Vik.txt': aPerson('Jonas Vik'),
        '../../etc/Karin Lund.txt': aPerson('Karin Lund'),
        '__MACOSX/._x.txt': 'x',
        'people/.DS_Store': 'x',
        'inner.zip': anArchive({ 'a.txt': aPerson('Nobody Here') }),
        'photo.jpg': new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0]),
      }),
    ),
  ])
  expect(items.map(({ file_name, state }) => `${file_name} ${state}`).toSorted()).toEqual([
    'Jonas Vik.txt imported',
    'Karin Lund.txt imported',
    'inner.zip needs_attention',
    'photo.jpg needs_attention',
  ])
  expect(items.find(one => one.file_name === 'inner.zip')!.reason).toMatch(/archive inside/)
})

test('refuses archives that are damaged, too full, or larger than they say', async () => {
  const { id } = await steps.start()
  const archive = anArchive({ 'a.txt': aPerson('Lena Brandt') })
  const refused = async (content: Uint8Array) => problemOf(steps.add(id, asFile('a.zip', content)))
  expect(await refused(archive.slice(0, 200))).toMatchObject({ status: 422 })
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.txt`, 'x']))
  expect(await refused(anArchive(many))).toMatchObject({ status: 422 })
  expect(await steps.items(id)).toEqual([])
  // Twenty megabytes of zeros, once as declared and once declared as ten bytes.
  const bomb = anArchive({ 'bomb.txt': new Uint8Array(20 * 1024 * 1024) })
  await steps.add(id, asFile('bomb.zip', bomb))
  await steps.add(id, asFile('liar.zip', forged(bomb, 10)))
  const items = await steps.items(id)
  expect(items.map(({ state, has_file }) => ({ state, has_file }))).toEqual([
    { state: 'needs_attention', has_file: false },
    { state: 'needs_attention', has_file: false },
  ])
})

test('the same upload again, after a lost connection, changes nothing', async () => {
  const { id } = await steps.start()
  const file = () => asFile('mona.txt', aPerson('Mona Eide'))
  await steps.add(id, file())
  expect(await steps.add(id, file(), asFile('nils.txt', aPerson('Nils Aas')))).toMatchObject({ total: 2 })
  expect(await steps.finish(id)).toMatchObject({ total: 2 })
  expect(await problemOf(steps.add(id, file()))).toMatchObject({ status: 409, code: 'upload_finished' })
  await server.settled()
  expect((await steps.items(id)).map(({ state }) => state)).toEqual(['imported', 'imported'])
})

test('cancelling deletes what was not read, and keeps what was imported', async () => {
  const { id } = await steps.start()
  await steps.add(id, asFile('olga.txt', aPerson('Olga Ness')))
  await server.settled()
  const org = server.services.db.forOrganization(organization.id)
  const key = `${organization.id}/imports/waiting`
  await server.services.files.put(key, aPerson('Never Read'), 'text/plain')
  await org.write(tx =>
    tx.q
      .insertInto('import_items')
      .values({
        organization_id: organization.id,
        id: newId(),
        import_id: id,
        file_name: 'later.txt',
        file_key: key,
        content_type: 'text/plain',
        bytes: 5,
        sha256: 'x',
        state: 'waiting',
        reason: null,
        application_id: null,
        changed_at: server.clock.now(),
      })
      .execute(),
  )
  const cancelled = await call(calls['imports.cancel'], { params: { importId: id } })
  expect(cancelled).toMatchObject({ state: 'cancelled', counts: { imported: 1, cancelled: 1 } })
  expect(await server.services.files.size(key)).toBeNull()
  expect((await steps.items(id)).map(({ file_name }) => file_name)).toEqual(['olga.txt', null])
})

test('notifies who started it, and leaves an entry in the audit log', async () => {
  const colleague = await aColleague(server, organization, 'recruiter')
  const own = importing(server, colleague, job)
  const { id } = await own.importAll([asFile('pia.txt', aPerson('Pia Holt'))])
  const { items } = await colleague.call(notificationsContract['notifications.list'], { query: {} })
  expect(items.find(({ import_id }) => import_id === id)).toMatchObject({
    kind: 'import_finished',
    application_id: null,
    job: { title: 'Backend Engineer' },
  })
  const mine = await call(notificationsContract['notifications.list'], { query: {} })
  expect(mine.items.some(({ import_id }) => import_id === id)).toBe(false)
  const log = await call(auditContract['audit.list'], { query: { topic: 'jobs' } })
  expect(
    log.items.find(({ event, actor }) => event === 'import.started' && actor.id === colleague.adminId),
  ).toMatchObject({ subject: { name: 'Backend Engineer' } })
})

test('is for owners, admins and recruiters, in their own organization', async () => {
  const { id } = await steps.start()
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
  expect(await problemOf(manager.call(calls['imports.read'], { params: { importId: id } }))).toMatchObject({
    status: 403,
  })
  const stranger = await anOrganization(server)
  expect(await problemOf(stranger.call(calls['imports.read'], { params: { importId: id } }))).toMatchObject({
    status: 404,
  })
  expect(
    await problemOf(stranger.call(calls['imports.create'], { body: { job_id: job.id, informs: false } })),
  ).toMatchObject({ status: 404 })
})

test('does not import for a closed job', async () => {
  const closed = await anOpenJob(organization, { title: 'Closed' })
  await call(jobsContract['jobs.edit'], { params: { jobId: closed.id }, body: { status: 'closed' } })
  expect(await problemOf(call(calls['imports.create'], { body: { job_id: closed.id, informs: false } }))).toMatchObject(
    { status: 409, code: 'job_closed' },
  )
})

test('lists imports page by page, newest first, and files by state', async () => {
  const first = await call(calls['imports.list'], { query: { limit: 2 } })
  const second = await call(calls['imports.list'], { query: { limit: 2, cursor: first.next_cursor! } })
  const all = [...first.items, ...second.items].map(({ created_at }) => created_at)
  expect(all).toEqual(all.toSorted().toReversed())
  expect(new Set(all).size).toBe(4)
  const { id } = await steps.importAll([asFile('q.txt', 'x'), asFile('r.txt', aPerson('Runa Sol'))])
  const needing = await call(calls['imports.items'], { params: { importId: id }, query: { state: 'needs_attention' } })
  expect(needing).toMatchObject({ total: 1, items: [{ file_name: 'q.txt' }] })
})

test('finishes an upload that nobody continues, and deletes files that were not imported', async () => {
  const { id } = await steps.start()
  await steps.add(id, asFile('notes.txt', 'Nothing to read here'))
  await server.settled()
  expect(await steps.read(id)).toMatchObject({ state: 'uploading' })
  const org = server.services.db.forOrganization(organization.id)
  const later = async (days: number) => {
    server.clock.advance(days * DAY)
    await org.write(tx => tx.task('imports.clean:organization', {}))
    await server.settled()
    // The session has ended by now.
    const [imports, items] = await org.read(q => [
      q.selectFrom('imports').select('state').where('id', '=', id),
      q.selectFrom('import_items').select(['state', 'file_name', 'file_key']).where('import_id', '=', id),
    ])
    return { imports, items }
  }
  expect(await later(2)).toMatchObject({ imports: [{ state: 'finished' }], items: [{ state: 'needs_attention' }] })
  expect((await later(31)).items).toEqual([{ state: 'discarded', file_name: null, file_key: null }])
})
