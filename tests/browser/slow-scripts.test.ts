import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resumePdf } from '#modules/sample-data/fiction/resumes/resume-pdf.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { type Call, createClient } from '#platform/contract/client.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { buttonOf, mailbox } from './mailbox.ts'
import { CANDIDATE, RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { waitFor } from '#tests/wait.ts'

let product: ServedProduct
let browser: Browser
let recruiter: Call
let form: string

beforeAll(async () => {
  ;[product, browser] = await Promise.all([serveProduct(), openBrowser()])
  const anyone = createClient({ baseUrl: product.url, token: () => null })
  const { name, email, password } = RECRUITER
  const { id } = await anyone(organizationsContract['organizations.register'], {
    body: { name: 'Harbour & Vale', time_zone: 'Europe/Berlin' },
  })
  await anyone(accountsContract['accounts.registerAdmin'], { body: { organization_id: id, name, email, password } })
  const confirmation = await mailbox(product.url).arrival(email, /Confirm your/)
  const token = new URL(buttonOf(confirmation, 'verify-email')).searchParams.get('token')!
  await anyone(accountsContract['accounts.verifyEmail'], { body: { token } })
  const { access_token } = await anyone(accountsContract['accounts.login'], { body: { email, password } })
  recruiter = createClient({ baseUrl: product.url, token: () => access_token })
  const job = await recruiter(jobsContract['jobs.create'], {
    body: {
      title: 'Backend Engineer',
      description: '<p>You run the services that move goods.</p>',
      requirements: [{ id: 'ts', text: 'Three years of TypeScript', must_have: true }],
    },
  })
  await recruiter(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { status: 'open' } })
  form = `/apply/${id}/${job.id}`
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

/** Holds back every matching request until `release` is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(address, async route => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

const aFile = async () => ({
  name: 'Mirela-Costin.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(await resumePdf(CANDIDATE, 'two_columns')),
})
const submit = (page: Page) => page.locator('form#application button[type=submit]')

async function stored(name: string) {
  const { items } = await recruiter(applicationsContract['applications.list'], { query: {} })
  const item = items.find(one => one.name === name)
  return recruiter(applicationsContract['candidates.read'], { params: { candidate_uuid: item!.candidate_uuid } })
}

test('keeps the file, the answers and the focus of a form filled in before its scripts have loaded', async () => {
  const watch = new Watch(product.url)
  const page = await aPerson(browser, watch, product.url)
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(form, { waitUntil: 'commit' })
  const resume = page.locator('input[type=file][name=resume]')
  await resume.setInputFiles(await aFile())
  await page.locator('[name=name]').fill('Mira C.')
  await page.locator('[name=email]').fill('early@example.com')
  await page.locator('[name=privacy]').check()
  await page.locator('[name=location]').pressSequentially('Cluj')
  // People see which file they chose even now.
  expect(await resume.isVisible()).toBe(true)
  await new Promise(resolve => setTimeout(resolve, 3000))
  expect(await submit(page).isDisabled()).toBe(true)
  release()
  await waitFor('the form to be ready', () => submit(page).isEnabled())
  await page.getByText('Mirela-Costin.pdf').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('location')
  await page.keyboard.type('-Napoca')
  const value = (name: string) => page.locator(`[name=${name}]`).inputValue()
  // The résumé fills in what is still empty, and only that.
  await waitFor('the résumé to fill in the phone number', async () => (await value('phone')) !== '')
  expect(await value('name')).toBe('Mira C.')
  expect(await value('email')).toBe('early@example.com')
  expect(await value('location')).toBe('Cluj-Napoca')
  expect(await page.locator('[name=privacy]').isChecked()).toBe(true)
  await submit(page).click()
  await page.waitForURL('**/application/*')
  const { candidate, applications } = await stored('Mira C.')
  expect(candidate.email).toBe('early@example.com')
  expect(JSON.stringify(applications)).toContain('Mirela-Costin.pdf')
  expect(watch.wrong).toEqual([])
})

test('what is typed while a résumé is being read is not overwritten by it', async () => {
  const page = await aPerson(browser, new Watch(product.url), product.url)
  const release = await hold(page, /prefill/)
  await page.goto(form)
  await waitFor('the form to be ready', () => submit(page).isEnabled())
  await page.locator('input[type=file][name=resume]').setInputFiles(await aFile())
  await page.locator('[name=name]').fill('Mira C.')
  release()
  const phone = page.locator('[name=phone]')
  await waitFor('the résumé to fill in the phone number', async () => (await phone.inputValue()) !== '')
  expect(await page.locator('[name=name]').inputValue()).toBe('Mira C.')
})

test('a draft on the device does not replace what was typed before the scripts had loaded', async () => {
  const page = await aPerson(browser, new Watch(product.url), product.url)
  await page.goto(form)
  await waitFor('the form to be ready', () => submit(page).isEnabled())
  await page.locator('[name=name]').fill('Draft name')
  await page.locator('[name=location]').fill('Draft place')
  await waitFor('the draft to be saved', () =>
    page.evaluate(() =>
      Object.entries(localStorage).some(([key, text]) => key.startsWith('draft:') && text.includes('Draft place')),
    ),
  )
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('about:blank')
  await page.goto(form, { waitUntil: 'commit' })
  await page.locator('[name=name]').fill('New name')
  release()
  const location = page.locator('[name=location]')
  await waitFor('the draft to be restored', async () => (await location.inputValue()) === 'Draft place')
  expect(await page.locator('[name=name]').inputValue()).toBe('New name')
})

test('the application form loads at most 120 kB of script', async () => {
  const page = await aPerson(browser, new Watch(product.url), product.url)
  const scripts = new Map<string, Promise<number>>()
  page.on('response', response => {
    if (response.url().endsWith('.js'))
      scripts.set(
        response.url(),
        response.body().then(body => gzipSync(body).length),
      )
  })
  await page.goto(form, { waitUntil: 'networkidle' })
  await waitFor('the form to be ready', () => submit(page).isEnabled())
  const sizes = await Promise.all(scripts.values())
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000)
})
