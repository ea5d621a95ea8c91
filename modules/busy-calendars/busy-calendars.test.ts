import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock/clock.ts'
import { addressReader } from '#platform/outside/read-address.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { busyCalendarsContract as calls } from './contract.ts'
import { readDueCalendars } from './server/read-calendar.task.ts'

const server = await startTestServer()

/** A calendar server, with what it answers at each path. */
const answers = new Map<string, (request: http.IncomingMessage, response: http.ServerResponse) => void>()
const asked: string[] = []
const calendarServer = http.createServer((request, response) => {
  asked.push(request.url!)
  const answer = answers.get(request.url!)
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})
beforeAll(async () => {
  await new Promise<void>(resolve => calendarServer.listen(0, '127.0.0.1', resolve))
  const { port } = calendarServer.address() as AddressInfo
  const local = addressReader({ protocols: ['http:'], allows: address => address === '127.0.0.1' })
  Object.assign(server.services, {
    outside: {
      read: ((address, options) =>
        local.read(new URL(address.pathname, `http://127.0.0.1:${port}`), options)) satisfies typeof local.read,
    },
  })
})
afterAll(() => {
  calendarServer.closeAllConnections()
  calendarServer.close()
})

const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const entry = (from: number, to: number) =>
  `BEGIN:VEVENT\r\nDTSTART:${stamp(from)}\r\nDTEND:${stamp(to)}\r\nSUMMARY:Dentist\r\nEND:VEVENT\r\n`
const calendar = (...entries: string[]) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${entries.join('')}END:VCALENDAR\r\n`
const serveText = (path: string, text: string, etag?: string) =>
  answers.set(path, (request, response) => {
    if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    if (etag) response.setHeader('etag', etag)
    return response.end(text)
  })

const add = (of: { call: typeof organization.call }, path: string) =>
  of.call(calls['busyCalendars.add'], { body: { address: `webcal://calendar.example${path}` } })
const list = async (of: { call: typeof organization.call } = organization) =>
  (await of.call(calls['busyCalendars.list'], {})).items
const readDue = async () => {
  const [task] = readDueCalendars.tasks
  await task!.run(server.services, { organization_id: organization.id } as never, { number: 1, of: 1 })
  await server.settled()
}
afterEach(async () => {
  await server.services.db.owner.query('delete from busy_calendars')
})
const organization = await anOrganization(server)
await onLargestPlan(server, organization)

const freeAt = async (adminId = organization.adminId) => {
  const { slots } = await organization.call(schedulingContract['scheduling.freeSlots'], {
    query: { interviewer: [adminId], minutes: 30 },
  })
  return slots.map(({ start_at }) => Date.parse(start_at))
}

test('a time at which the calendar is busy is not offered', async () => {
  const [first, second] = (await freeAt()).slice(4)
  serveText('/busy.ics', calendar(entry(first!, first! + 30 * MINUTE)))
  const added = await add(organization, '/busy.ics')
  expect(added).toMatchObject({ host: 'calendar.example', state: 'waiting', problem: null, read_at: null })
  await server.settled()
  const free = await freeAt()
  expect(free).not.toContain(first)
  expect(free).toContain(second)
  const [shown] = await list()
  expect(shown).toMatchObject({ state: 'read', problem: null, stale: false, unread: 0 })
  await organization.call(calls['busyCalendars.remove'], { params: { id: added.id } })
  expect(await freeAt()).toContain(first)
})

test('the calendar of interviews shows when its reader is busy, and colleagues’ times only to those who arrange interviews', async () => {
  const at = (await freeAt()).at(8)!
  serveText('/shown.ics', calendar(entry(at, at + 30 * MINUTE)))
  await add(organization, '/shown.ics')
  await server.settled()
  const busyFor = async (of: { call: typeof organization.call }, interviewer?: string) =>
    (await of.call(interviewsContract['interviews.calendar'], { query: { ...(interviewer && { interviewer }) } })).busy
  const shown = [{ start_at: new Date(at).toISOString(), end_at: new Date(at + 30 * MINUTE).toISOString() }]
  expect(await busyFor(organization)).toEqual(shown)
  const recruiter = await aColleague(server, organization, 'recruiter')
  const interviewer = await aColleague(server, organization, 'interviewer')
  expect(await busyFor(recruiter)).toEqual([])
  expect(await busyFor(recruiter, organization.adminId)).toEqual(shown)
  expect(await busyFor(interviewer, organization.adminId)).toEqual([])
})

test('nothing of an entry is stored besides start and end, and the address only encrypted', async () => {
  const [first] = await freeAt()
  serveText('/secret-address.ics', calendar(entry(first!, first! + HOUR)))
  await add(organization, '/secret-address.ics')
  await server.settled()
  const { rows } = await server.services.db.owner.query(
    `select row_to_json(c)::text || coalesce((select string_agg(row_to_json(p)::text, '') from busy_periods p), '') as all, encode(address, 'escape') as address from busy_calendars c`,
  )
  expect(JSON.stringify(rows)).not.toMatch(/Dentist|secret-address/)
})

test('a failure is explained, keeps the known busy times, and is tried again later and later', async () => {
  const [first] = (await freeAt()).slice(6)
  serveText('/failing.ics', calendar(entry(first!, first! + 30 * MINUTE)))
  const { id } = await add(organization, '/failing.ics')
  await server.settled()
  answers.set('/failing.ics', (_request, response) => response.writeHead(500).end())
  server.clock.advance(16 * MINUTE)
  await readDue()
  expect((await list())[0]).toMatchObject({ state: 'failed', problem: 'failed', stale: false })
  expect(await freeAt()).not.toContain(first)
  // After a failure it waits for 30 minutes.
  server.clock.advance(16 * MINUTE)
  const before = asked.length
  await readDue()
  expect(asked).toHaveLength(before)
  server.clock.advance(4 * HOUR)
  await readDue()
  expect((await list())[0]).toMatchObject({ state: 'failed', stale: true })
  serveText('/failing.ics', calendar())
  expect(await organization.call(calls['busyCalendars.readAgain'], { params: { id } })).toMatchObject({
    state: 'waiting',
  })
  await server.settled()
  expect((await list())[0]).toMatchObject({ state: 'read', stale: false })
})

test.each([
  ['a page', '<html><body>Sign in</body></html>', 'no_calendar'],
  [
    'a rule without any day',
    calendar(
      'BEGIN:VEVENT\r\nDTSTART:20240101T000000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\nEND:VEVENT\r\n',
    ),
    null,
  ],
  ['bytes', '\u0000\u0001\u0002', 'no_calendar'],
])(
  '%s',
  async (_what, text, problem) => {
    serveText('/odd.ics', text)
    const { id } = await add(organization, '/odd.ics')
    await server.settled()
    const shown = (await list()).find(one => one.id === id)
    expect(shown).toMatchObject({ state: problem ? 'failed' : 'read', problem })
    await organization.call(calls['busyCalendars.remove'], { params: { id } })
  },
  60_000,
)

test('refuses other addresses, the same one twice, and more than five', async () => {
  const other = await anOrganization(server)
  for (const address of [
    '',
    'calendar',
    'http://calendar.example/a.ics',
    'file:///etc/passwd',
    `https://a.example/${'a'.repeat(2000)}`,
  ])
    await expect(other.call(calls['busyCalendars.add'], { body: { address } })).rejects.toMatchObject({ status: 422 })
  await add(other, '/1.ics')
  await expect(add(other, '/1.ics')).rejects.toMatchObject({ status: 409, code: 'already_added' })
  for (const path of ['/2.ics', '/3.ics', '/4.ics', '/5.ics']) await add(other, path)
  await expect(add(other, '/6.ics')).rejects.toMatchObject({ status: 409, code: 'too_many' })
  const [first] = await list(other)
  await other.call(calls['busyCalendars.remove'], { params: { id: first!.id } })
  const together = await Promise.allSettled(['/7.ics', '/8.ics', '/9.ics'].map(path => add(other, path)))
  expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await list(other)).toHaveLength(5)
})

test('calendars belong to one person, and go with them', async () => {
  serveText('/own.ics', calendar())
  const colleague = await aColleague(server, organization, 'recruiter')
  const { id } = await add(colleague, '/own.ics')
  expect(await list()).toEqual([])
  const other = { params: { id } }
  await expect(organization.call(calls['busyCalendars.remove'], other)).rejects.toMatchObject({ status: 404 })
  await expect(organization.call(calls['busyCalendars.readAgain'], other)).rejects.toMatchObject({ status: 404 })
  await server.settled()
  await organization.call(teamContract['team.remove'], { params: { id: colleague.adminId }, query: {} })
  await server.settled()
  const { rows } = await server.services.db.owner.query('select 1 from busy_calendars where id = $1', [id])
  expect(rows).toEqual([])
})

// Last, because the session ends with the day.
test('a calendar that has not changed is not stored again, but once a day it is', async () => {
  serveText('/same.ics', calendar(), '"v1"')
  const { id } = await add(organization, '/same.ics')
  await server.settled()
  const storedAt = async () =>
    (
      await server.services.db.owner.query<{ stored_at: Date }>('select stored_at from busy_calendars where id = $1', [
        id,
      ])
    ).rows[0]!.stored_at
  const first = await storedAt()
  server.clock.advance(16 * MINUTE)
  await readDue()
  expect(await storedAt()).toEqual(first)
  expect(Date.parse((await list())[0]!.read_at!)).toBeGreaterThan(first.getTime())
  server.clock.advance(DAY)
  await readDue()
  expect((await storedAt()).getTime()).toBeGreaterThan(first.getTime())
})
