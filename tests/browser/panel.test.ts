import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { civilDate, utcOffsetMinutes } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { waitFor } from '#tests/wait.ts'
import { aPerson, openBrowser, Watch } from './browser.ts'
import { buttonOf, entryOf, mailbox } from './mailbox.ts'
import { freshFolder, Product } from './server.ts'
import { spokenFile } from './spoken.ts'

let product: Product
let browser: Browser
const PASSWORD = 'a-password-of-the-demonstration'
const EMAIL = 'demo@evenhand.test'

beforeAll(async () => {
  const folder = freshFolder()
  ;[product, browser] = await Promise.all([
    Product.start({ DEMO: 'true', DEMO_PASSWORD: PASSWORD }, folder),
    spokenFile(folder, 'Good morning.').then(openBrowser),
  ])
})
afterAll(async () => {
  await browser?.close()
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
  await waitFor(
    'the demonstration',
    () => Promise.resolve(product.output.includes('organization is ready') || undefined),
    240_000,
  )
  const mails = mailbox(product.url)
  const anyone = createClient({ baseUrl: product.url, token: () => null })
  const { access_token } = await anyone(accountsContract['accounts.login'], {
    body: { email: EMAIL, password: PASSWORD },
  })
  const call = createClient({ baseUrl: product.url, token: () => access_token })
  const { items: people } = await call(accountsContract['accounts.list'], { query: {} })
  expect(people).toHaveLength(4)
  const { items } = await call(applicationsContract['applications.list'], { query: { stage: 'applied', limit: 1 } })
  const { id, candidate_uuid } = items[0]!
  const { candidate } = await call(applicationsContract['candidates.read'], { params: { candidate_uuid } })
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
      { to: candidate.email!, subject: new RegExp(`^${change}:`) },
      ...people.map(({ email }) => ({ to: email, subject: new RegExp(`^${change}: ${candidate.name}`) })),
    ]
    const all = await Promise.all(readers.map(async ({ to, subject }) => entryOf(await mails.arrival(to, subject))))
    expect(new Set(all.map(({ uid, sequence, start }) => `${uid} ${sequence} ${start.toISOString()}`)).size).toBe(1)
    return all[0]!
  }

  const page = await aPerson(browser, watch, product.url)
  const offer = await waitFor('the invitation', async () =>
    (await mails.all(candidate.email!)).find(({ text }) => text.includes('/schedule-interview/')),
  )
  await page.goto(buttonOf(offer, '/schedule-interview/'))
  await page.locator(`input[name=start_at][value="${before.toISOString()}"]`).check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your interview is booked.' }).waitFor()
  const booked = await entries('Booked')
  expect(booked).toMatchObject({ start: before, method: 'REQUEST' })

  const recruiter = await aPerson(browser, watch, product.url)
  await recruiter.goto(`${product.url}/login`)
  await recruiter.getByLabel('E-mail').fill(EMAIL)
  await recruiter.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await recruiter.getByRole('button', { name: 'Login', exact: true }).click()
  await recruiter.waitForURL('**/dashboard')
  const calendarAt = (time: Date, zone: string) =>
    recruiter.goto(`${product.url}/interview-calendar?view=week&date=${civilDate(time, zone)}&zone=${zone}`)
  const event = (time: Date, zone: string) =>
    recruiter
      .locator('.cal-event')
      .filter({ hasText: candidate.name })
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
  await recruiter.locator('.cal-event').filter({ hasText: candidate.name }).waitFor({ state: 'detached' })
  expect(watch.wrong).toEqual([])
  expect(product.output).not.toMatch(/"level":(50|60)/)
})
