import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { civilDate, utcOffsetMinutes } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { aResume } from '#tests/a-resume.ts'
import { waitFor } from '#tests/wait.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { buttonOf, entryOf, mailbox } from './mailbox.ts'
import { ownDatabase } from './own-database.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'

let database: Awaited<ReturnType<typeof ownDatabase>>
let product: ServedProduct
let browser: Browser
let hiring: Hiring

const COLLEAGUES = [
  { name: 'Jonas Becker', time_zone: 'Europe/Berlin' },
  { name: 'Priya Nair', time_zone: 'Asia/Kolkata' },
  { name: 'Kim Wexler', time_zone: 'America/New_York' },
]
const CANDIDATE = { name: 'Noor Haddad', email: 'noor.haddad@example.com' }

/** A colleague who has accepted an invitation. */
async function invite({ name, time_zone }: (typeof COLLEAGUES)[number]): Promise<void> {
  const email = `${name.toLowerCase().replace(' ', '.')}@harbour-vale.example`
  await hiring.recruiter(teamContract['team.invite'], { body: { email, role: 'recruiter', job_ids: [] } })
  const invitation = await mailbox(product.url).arrival(email, /invites you/)
  const token = new URL(buttonOf(invitation, 'verify-email')).searchParams.get('invitation')!
  const anyone = createClient({ baseUrl: product.url, token: () => null })
  await anyone(teamContract['team.join'], { body: { token, name, time_zone, password: RECRUITER.password } })
}

beforeAll(async () => {
  database = await ownDatabase()
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: database.url }), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
  // The free plan has two places.
  await database.onLargestPlan()
  for (const colleague of COLLEAGUES) await invite(colleague)
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const DAY = 86_400_000
const BERLIN = 'Europe/Berlin'
const NEW_YORK = 'America/New_York'

/** 15:00 in Berlin of a day from now, or of the working day after it. */
function threeInBerlin(days: number): Date {
  const date = new Date(Date.now() + days * DAY)
  while ([0, 6].includes(date.getUTCDay())) date.setUTCDate(date.getUTCDate() + 1)
  const noon = new Date(`${date.toISOString().slice(0, 10)}T12:00:00Z`)
  return new Date(noon.getTime() + (180 - utcOffsetMinutes(noon, BERLIN)) * 60_000)
}

/** The same hour before and after the clocks change in Berlin; if they do not change in the next months, just two days. */
function aroundTheChange(): [Date, Date] {
  for (let days = 14; days < 168; days += 7) {
    const [before, after] = [threeInBerlin(days - 7), threeInBerlin(days)]
    if (utcOffsetMinutes(before, BERLIN) !== utcOffsetMinutes(after, BERLIN)) return [before, after]
  }
  return [threeInBerlin(14), threeInBerlin(21)]
}

test('book, move and cancel a panel of four across time zones and daylight saving', async () => {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  const mails = mailbox(product.url)
  const call = hiring.recruiter
  const { items: people } = await call(accountsContract['accounts.list'], { query: {} })
  expect(people).toHaveLength(4)
  const { application_id: id } = await createClient({ baseUrl: product.url, token: () => null })(
    applicationsContract['applications.submit'],
    {
      params: { id: hiring.organizationId },
      body: {
        job_opening_id: hiring.jobId,
        answers: { ...CANDIDATE, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
        time_zone: 'Asia/Beirut',
      },
      files: [{ field: 'resume', file: new Blob([aResume(CANDIDATE.name, CANDIDATE.email)]), name: 'Resume.txt' }],
      idempotencyKey: crypto.randomUUID(),
    },
  )
  const [before, after] = aroundTheChange()
  await call(interviewsContract['interviews.propose'], {
    body: {
      application_id: id,
      interviewer_ids: people.map(one => one.id),
      minutes: 60,
      slots: [before.toISOString(), after.toISOString()],
    },
  })
  /** The newest calendar entry of each of the four and of the candidate: one interview, one time. */
  const entries = async (change: 'Booked' | 'Moved' | 'Cancelled') => {
    const readers = [
      { to: CANDIDATE.email, subject: new RegExp(`^${change}:`) },
      ...people.map(({ email }) => ({ to: email, subject: new RegExp(`^${change}: ${CANDIDATE.name}`) })),
    ]
    const all = await Promise.all(readers.map(async ({ to, subject }) => entryOf(await mails.arrival(to, subject))))
    expect(new Set(all.map(({ uid, sequence, start }) => `${uid} ${sequence} ${start.toISOString()}`)).size).toBe(1)
    return all[0]!
  }

  const page = await aPerson(browser, watch, product.url)
  const offer = await waitFor('the invitation', async () =>
    (await mails.all(CANDIDATE.email)).find(({ text }) => text.includes('/schedule-interview/')),
  )
  await page.goto(buttonOf(offer, '/schedule-interview/'))
  await page.locator(`input[name=start_at][value="${before.toISOString()}"]`).check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your interview is booked.' }).waitFor()
  const booked = await entries('Booked')
  expect(booked).toMatchObject({ start: before, method: 'REQUEST' })

  const recruiter = await aPerson(browser, watch, product.url)
  await recruiter.goto(`${product.url}/login`)
  await recruiter.getByLabel('E-mail').fill(RECRUITER.email)
  await recruiter.getByLabel('Password', { exact: true }).fill(RECRUITER.password)
  await recruiter.getByRole('button', { name: 'Login', exact: true }).click()
  await recruiter.waitForURL('**/dashboard')
  const calendarAt = (time: Date, zone: string) =>
    recruiter.goto(`${product.url}/interview-calendar?view=week&date=${civilDate(time, zone)}&zone=${zone}`)
  const event = (time: Date, zone: string) =>
    recruiter
      .locator('.cal-event')
      .filter({ hasText: CANDIDATE.name })
      .filter({ hasText: locale.time(time, zone) })
  await calendarAt(before, NEW_YORK)
  await event(before, NEW_YORK).click()
  const panel = recruiter.getByRole('dialog')
  for (const { name } of people) await panel.getByText(name).waitFor()
  await watch.inspect(recruiter, 'calendar panel')
  await panel.getByRole('button', { name: 'Move…' }).click()
  await recruiter.getByLabel('Another time').fill(`${civilDate(after, BERLIN)}T15:00`)
  await recruiter.getByRole('button', { name: /^Move to/ }).click()
  const moved = await entries('Moved')
  expect(moved).toMatchObject({ uid: booked.uid, start: after, method: 'REQUEST' })
  expect(moved.sequence).toBeGreaterThan(booked.sequence)

  // The same hour in Berlin on both sides of the change.
  await calendarAt(after, BERLIN)
  await event(after, BERLIN).waitFor()
  expect(locale.time(after, BERLIN)).toBe(locale.time(before, BERLIN))
  await watch.inspect(recruiter, 'calendar week')
  await event(after, BERLIN).click()
  await panel.getByRole('button', { name: 'Cancel interview…' }).click()
  await recruiter.getByRole('button', { name: 'Cancel interview', exact: true }).click()
  const cancelled = await entries('Cancelled')
  expect(cancelled).toMatchObject({ uid: booked.uid, method: 'CANCEL' })
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence)
  await recruiter.locator('.cal-event').filter({ hasText: CANDIDATE.name }).waitFor({ state: 'detached' })
  expect(watch.wrong).toEqual([])
  expect(product.output).not.toMatch(/"level":(50|60)/)
})
