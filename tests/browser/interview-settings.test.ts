import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFailed, test } from 'vitest'
import { interviewFlowsContract as calls, interviewSettingsInput } from '#modules/interview-flows/contract.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { ownDatabase } from './own-database.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'
import { signIn } from './steps/sign-in.ts'

let product: ServedProduct
let browser: Browser
let hiring: Hiring
let watch: Watch
let page: Page
let database: Awaited<ReturnType<typeof ownDatabase>>

beforeAll(async () => {
  database = await ownDatabase()
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: database.url }), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
  watch = new Watch(product.url)
  page = await aPerson(browser, watch, product.url)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, RECRUITER)
})
afterEach(() => {
  expect(watch.wrong.splice(0)).toEqual([])
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const traced = () => onTestFailed(async () => void (await watch.storeTrace({ 'server.txt': product.output })))
const stored = async () => (await hiring.recruiter(calls['interviewSettings.list'], {})).items[0]!
const open = async () => {
  await page.goto('/interview-settings')
  await page.getByRole('radiogroup', { name: 'Voice', exact: true }).waitFor()
}
const choose = async (group: string, from: string, key: string) => {
  const radio = page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: from })
  await radio.focus()
  await page.keyboard.press(key)
}
const save = () => page.getByRole('button', { name: 'Save changes' }).press('Enter')
const preview = () => page.getByRole('region', { name: 'What the candidate reads' })

test('settings are changed by keyboard, next to what the candidate reads', { timeout: 600_000 }, async () => {
  traced()
  await open()
  await watch.inspect(page, 'interview settings as they start')
  await choose('Speaking pace', 'Normal', 'ArrowLeft')
  await choose('Waits after a pause', 'Normal', 'ArrowRight')
  await choose('Recording', 'Video', 'ArrowRight')
  for (const day of ['4 days before the link ends', 'On the last day']) {
    await page.getByRole('checkbox', { name: day }).focus()
    await page.keyboard.press('Space')
  }
  // A fourth reminder cannot be chosen.
  expect(await page.getByRole('checkbox', { name: '7 days before the link ends' }).isDisabled()).toBe(true)
  await page.getByRole('spinbutton', { name: 'Link is valid for days' }).fill('4')
  await page.getByText('Not sent, because the link is valid for a shorter time.').waitFor()
  await page.getByRole('checkbox', { name: 'Record when the candidate leaves the tab' }).focus()
  await page.keyboard.press('Space')
  await preview().getByText('Leaving the tab is noted').waitFor()
  await preview().getByText('Your voice is recorded').waitFor()
  await preview().getByText('Open for 4 days').waitFor()
  await preview().getByText('We remind you 2 times.').waitFor()
  await watch.inspect(page, 'interview settings with unsaved changes')
  await save()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  expect(await stored()).toMatchObject({
    pace: 'slow',
    patience: 'long',
    recording: 'audio',
    reminder_days: [4, 2, 1],
    link_valid_days: 4,
    integrity_signals: true,
  })
})

test('new settings begin with a name, and are created', { timeout: 600_000 }, async () => {
  traced()
  await open()
  await page.getByRole('button', { name: 'Create settings' }).press('Enter')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect.poll(() => name.evaluate(field => field === document.activeElement)).toBe(true)
  await preview().waitFor()
  await watch.inspect(page, 'new interview settings')
  await page.getByRole('button', { name: 'Create settings' }).last().press('Enter')
  await page.getByRole('heading', { name: 'Interview settings' }).waitFor()
  expect(await name.evaluate(field => field === document.activeElement)).toBe(true)
  await name.fill('Short call')
  await page.getByRole('button', { name: 'Create settings' }).last().press('Enter')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('link', { name: /Short call/ }).waitFor()
})

test('two people edit the same settings, and none of it is lost unasked', { timeout: 600_000 }, async () => {
  traced()
  await open()
  const { id, ...theirs } = await stored()
  const body = { ...interviewSettingsInput.parse(theirs), minutes: 33 }
  await hiring.recruiter(calls['interviewSettings.save'], { params: { id }, body })
  await page.getByRole('textbox', { name: 'Interviewer’s name' }).fill('Mara')
  await save()
  await page.getByText('Someone else saved these settings in the meantime.').waitFor()
  await watch.inspect(page, 'interview settings that someone else saved')
  expect(watch.wrong.splice(0).filter(line => !line.includes('409'))).toEqual([])
  expect(await page.getByRole('textbox', { name: 'Interviewer’s name' }).inputValue()).toBe('Mara')
  expect((await stored()).minutes).toBe(33)
  await page.getByRole('button', { name: 'Save mine over theirs' }).press('Enter')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  expect(await stored()).toMatchObject({ persona: 'Mara', minutes: 25 })
})

test(
  'a voice that cannot be played, and pages that cannot be loaded, say so and can be tried again',
  { timeout: 600_000 },
  async () => {
    traced()
    const detail = 'ElevenLabs has no credit left on this account.'
    await open()
    await page.route('**/api/elevenlabs/test-voice', route =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'speech_no_credit', detail }),
      }),
    )
    await page.getByRole('button', { name: 'Play a sample of Nora' }).press('Enter')
    await page.getByRole('alert').getByText(detail).waitFor()
    for (const [address, title] of [
      ['**/api/elevenlabs/voices', 'Couldn’t load the voices'],
      ['**/api/organizations/interview-settings', 'Couldn’t load the interview settings'],
    ] as const) {
      await page.route(address, route => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
      await page.goto('/interview-settings')
      await page.getByText(title).waitFor()
      await watch.inspect(page, title)
      await page.unroute(address)
      await page.getByRole('button', { name: 'Try again' }).press('Enter')
      await page.getByRole('radiogroup', { name: 'Voice', exact: true }).waitFor()
    }
    expect(watch.wrong.splice(0).filter(line => !/50[03]/.test(line))).toEqual([])
  },
)

test('who may not change settings reads them', { timeout: 600_000 }, async () => {
  traced()
  await database.change(`update admins set role = 'hiring_manager'`)
  const reader = await aPerson(browser, watch, product.url)
  await signIn(reader, RECRUITER)
  await reader.goto('/interview-settings')
  await reader.getByText('Owners, admins and recruiters can change these settings.').waitFor()
  // A sample can be heard without the right to try a sentence.
  await reader.getByRole('button', { name: 'Play a sample of Nora' }).press('Enter')
  await reader.getByRole('button', { name: 'Stop the sample of Nora' }).waitFor()
  await watch.inspect(reader, 'interview settings to read')
  expect(await reader.getByRole('textbox', { name: 'Interviewer’s name' }).isDisabled()).toBe(true)
  expect(await reader.getByRole('radio', { name: 'Faster' }).isDisabled()).toBe(true)
  for (const name of ['Create settings', 'Duplicate', 'Save changes'])
    expect(await reader.getByRole('button', { name }).count()).toBe(0)
})
