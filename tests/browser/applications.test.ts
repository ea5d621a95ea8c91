import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedApplications } from '#bench/seed.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { ownDatabase } from './own-database.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { waitFor } from '../wait.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'
import { signIn } from './steps/sign-in.ts'

// The list of applications as recruiters use it: by keyboard, with many rows, and with many at once.
const ROWS = 500

let product: ServedProduct
let browser: Browser
let hiring: Hiring
let watch: Watch
let page: Page
let database: Awaited<ReturnType<typeof ownDatabase>>

beforeAll(async () => {
  database = await ownDatabase()
  const { url } = database
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: url }), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
  await seedApplications(url, hiring.organizationId, hiring.jobId, ROWS)
  watch = new Watch(product.url)
  page = await aPerson(browser, watch, product.url)
  await signIn(page, RECRUITER)
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const rows = () => page.locator('tbody [data-row]')
async function openList(query = ''): Promise<void> {
  await page.goto(`/applications${query}`)
  await rows().first().waitFor()
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
      return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? ''
    })
    if (name.test(focused.trim())) return
  }
  throw new Error(`Tab never reaches ${name}.`)
}

test('build a saved view by keyboard alone and share it', async () => {
  await openList()
  await watch.inspect(page, 'applications')
  await page.keyboard.press('/')
  await page.keyboard.type('person')
  await page.waitForURL(/search=person/)
  await openList('?saved=all')
  await tabTo(/^Add filter$/)
  await page.keyboard.press('Enter')
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Stage', { exact: true }).waitFor()
  await watch.inspect(page, 'applications: filters')
  await tabTo(/^Stage$/)
  await page.keyboard.press('R')
  await page.waitForURL(/stage=review/)
  await page.keyboard.press('Escape')
  await tabTo(/^Save view$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).waitFor()
  await watch.inspect(page, 'applications: save view')
  await page.keyboard.type('To review')
  await tabTo(/^Share with everyone/)
  await page.keyboard.press('Space')
  await tabTo(/^Save view$/)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('group', { name: 'Views' })
    .getByRole('button', { name: /To review/, pressed: true })
    .waitFor()
  const { items } = await hiring.recruiter(applicationsContract['views.list'], {})
  expect(items).toMatchObject([{ name: 'To review', shared: true, filter: { stage: 'review' } }])
})

test('renders no more elements for more rows', async () => {
  await openList('?saved=all')
  const more = page.getByRole('button', { name: 'Show more' })
  const count = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
    await page.waitForTimeout(200)
    return page.evaluate(() => document.querySelectorAll('*').length)
  }
  const showing = async (shown: number) => {
    await more.click()
    await page.getByText(`Showing ${shown} of`).waitFor()
  }
  for (const shown of [125, 225]) await showing(shown)
  const few = await count()
  for (const shown of [325, 425]) await showing(shown)
  const many = await count()
  expect(many / few).toBeLessThanOrEqual(1.05)
  // What is not rendered takes as much room as what is: the page keeps its length wherever it is scrolled to.
  const lengths: number[] = []
  for (const part of [0, 0.3, 0.7, 1])
    lengths.push(
      await page.evaluate(async share => {
        window.scrollTo(0, document.documentElement.scrollHeight * share)
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return document.documentElement.scrollHeight
      }, part),
    )
  expect(lengths).toEqual(lengths.map(() => lengths[0]))
  expect(await rows().count()).toBeLessThan(60)
})

test('moves through the list, selects a range and opens a row with the keyboard', async () => {
  await openList('?saved=all')
  for (const key of ['j', 'j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key)
  await page.getByRole('toolbar', { name: 'Actions for 3 selected rows' }).waitFor()
  await watch.inspect(page, 'applications: selection')
  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  const name = await page.locator('[data-focused] a').innerText()
  await page.keyboard.press('o')
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

test(`moves ${ROWS} at once and undoes it`, async () => {
  await openList('?saved=all')
  const total = async (stage: 'offer' | 'applied') =>
    (await hiring.recruiter(applicationsContract['applications.list'], { query: { stage } })).total
  const before = [await total('applied'), await total('offer')]
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByRole('button', { name: `Select all ${ROWS} that match` }).click()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Review' }).click()
  await page.getByText(/applications moved to Review/).waitFor({ timeout: 180_000 })
  expect(await total('applied')).toBe(0)
  await page.getByRole('button', { name: 'Show report' }).click()
  await page.getByRole('dialog').getByText('Application is closed').first().waitFor()
  await watch.inspect(page, 'applications: report')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Undo for/ })
    .click()
  await page
    .getByRole('dialog')
    .getByText(/^Undone for/)
    .waitFor({ timeout: 180_000 })
  expect([await total('applied'), await total('offer')]).toEqual(before)
})

test('moves a card on the board by keyboard, and undoes it', async () => {
  await page.goto('/applications?saved=all&view=board')
  const column = (name: string) => page.getByRole('region', { name })
  await column('Applied').locator('[data-row]').first().waitFor()
  await watch.inspect(page, 'applications: board')
  await page.keyboard.press('j')
  const name = await page.locator('[data-row][data-focused] a').innerText()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Offer' }).click()
  await column('Offer').getByRole('link', { name, exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await column('Applied').getByRole('link', { name, exact: true }).waitFor()
})

test('had no errors and no accessibility violations, and loads at most 60 kB more script than the dashboard', async () => {
  expect(watch.wrong).toEqual([])
  const fresh = await aPerson(browser, watch, product.url)
  await fresh.context().addCookies(await page.context().cookies())
  await fresh.addInitScript(
    stored => {
      for (const [key, value] of stored) localStorage.setItem(key, value)
    },
    (await page.evaluate(() => Object.keys(localStorage).map(key => [key, localStorage.getItem(key) ?? '']))) as [
      string,
      string,
    ][],
  )
  const scripts = new Set<string>()
  fresh.on('response', response => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })
  /** The bytes of all scripts, once no more arrive. The network is never idle: open pages follow what changes. */
  const loaded = async () => {
    let before = -1
    await waitFor('the last script', async () => {
      const quiet = scripts.size === before
      before = scripts.size
      await fresh.waitForTimeout(700)
      return quiet && scripts.size === before
    })
    // Read again: the browser drops what a page has loaded when it is left.
    const sizes = [...scripts].map(async url => gzipSync(await (await fetch(url)).text()).length)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  await fresh.goto('/dashboard')
  await fresh.getByRole('heading', { level: 1 }).waitFor()
  const dashboard = await loaded()
  await fresh.goto('/applications')
  await fresh.getByRole('heading', { level: 1 }).waitFor()
  expect((await loaded()) - dashboard).toBeLessThanOrEqual(60_000)
})
