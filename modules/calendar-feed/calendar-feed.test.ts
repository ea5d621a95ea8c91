import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { readBusyTimes } from '#modules/busy-calendars/reading/busy-times.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { startTestServer } from '#tests/api.ts'
import {
  aColleague,
  anApplication,
  anOpenJob,
  anOrganization,
  onLargestPlan,
  PASSWORD,
  type TestOrganization,
} from '#tests/factories.ts'
import { calendarFeedContract as calls } from './contract.ts'
import { initials } from './server/initials.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const application = await anApplication(server, organization, job)

/** A booked interview with the given people. */
async function aBooking(interviewer_ids: string[]): Promise<void> {
  const application_id = application.application_id
  await organization.call(interviewsContract['interviews.propose'], {
    body: { application_id, interviewer_ids, minutes: 60, place: 'Room 4; second, floor' },
  })
  const start = later(server.clock.now(), 3 * DAY)
  start.setUTCHours(10, 0, 0, 0)
  await organization.call(interviewsContract['interviews.reschedule'], {
    body: { application_id, start_at: start.toISOString() },
  })
}

const create = (of: TestOrganization, names: 'initials' | 'full' = 'initials') =>
  of.call(calls['calendarFeed.create'], { body: { names } })
const open = (url: string) => fetch(url.replace(server.services.settings.PUBLIC_URL, server.url))
async function events(url: string) {
  const response = await open(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return { text, all: calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one)) }
}

const interviewer = await aColleague(server, organization, 'interviewer', { name: 'Tomas Berg' })
await aBooking([interviewer.adminId, organization.adminId])

test('an interviewer reads their own interviews, with initials and as the invitation has them', async () => {
  const { feed, url } = await create(interviewer)
  expect(feed).toMatchObject({ names: 'initials', opened_at: null })
  const { text, all } = await events(url)
  expect(all).toHaveLength(1)
  const [first] = all
  expect(first!.location).toBe('Room 4; second, floor')
  expect(first!.summary).toMatch(/: \p{Lu}\. \p{Lu}\.$/u)
  expect(text).not.toContain(application.name)
  expect(first!.uid).toMatch(/@evenhand$/)
  const shown = await interviewer.call(calls['calendarFeed.read'], {})
  expect(shown.feed!.opened_at).not.toBeNull()
  // Added as a busy calendar, the feed would not block the interviews in it.
  const window = { from: Date.now(), to: Date.now() + 30 * DAY }
  expect(readBusyTimes(text, { window, timeZone: 'UTC' }).busy).toEqual([])
})

test('full names are a choice, and blind review overrides it', async () => {
  const { url } = await create(interviewer, 'full')
  expect((await events(url)).text).toContain(application.name)
  await interviewer.call(calls['calendarFeed.change'], { body: { names: 'initials' } })
  expect((await events(url)).text).not.toContain(application.name)
  await interviewer.call(calls['calendarFeed.change'], { body: { names: 'full' } })
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  const { text } = await events(url)
  expect(text).not.toContain(application.name)
  expect(text).toMatch(/Candidate \d+/)
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: false } })
})

test('nobody else’s interviews are in it', async () => {
  const other = await aColleague(server, organization, 'recruiter')
  const { url } = await create(other)
  expect((await events(url)).all).toEqual([])
})

test('a new address ends the earlier one, and turning it off ends both', async () => {
  const first = await create(interviewer)
  const second = await create(interviewer)
  expect((await open(first.url)).status).toBe(410)
  expect((await open(second.url)).status).toBe(200)
  await interviewer.call(calls['calendarFeed.remove'], {})
  await interviewer.call(calls['calendarFeed.remove'], {})
  expect((await open(second.url)).status).toBe(410)
  expect(await interviewer.call(calls['calendarFeed.read'], {})).toEqual({ feed: null })
  await expect(interviewer.call(calls['calendarFeed.change'], { body: { names: 'full' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('an address that does not exist is 404', async () => {
  expect((await open(`${server.url}/api/public/calendar-feeds/${'x'.repeat(43)}/interviews.ics`)).status).toBe(404)
})

test('it ends when the person is removed', async () => {
  const leaving = await aColleague(server, organization, 'recruiter')
  const { url } = await create(leaving)
  await organization.call(teamContract['team.remove'], { params: { id: leaving.adminId }, query: {} })
  expect([404, 410]).toContain((await open(url)).status)
})

test.each([
  ['Ana Ruiz', 'A. R.'],
  ['Marie-Claire van den Berg', 'M. v. d. B.'],
  ['王小明', '王.'],
  ['  ', ''],
  ['👩‍🔬 Test', '👩. T.'],
])('initials of %s', (name, short) => {
  expect(initials(name)).toBe(short)
})

test('the address ends with a new password, as the other sessions do', async () => {
  const person = await anOrganization(server)
  const { url } = await create(person)
  expect((await open(url)).status).toBe(200)
  await person.call(accountsContract['accounts.changePassword'], {
    params: { id: person.adminId },
    body: { current_password: PASSWORD, new_password: `${PASSWORD} new` },
  })
  await server.settled()
  expect((await open(url)).status).toBe(410)
  expect((await person.call(calls['calendarFeed.read'], {})).feed).toBeNull()
})
