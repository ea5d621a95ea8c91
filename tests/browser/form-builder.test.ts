import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { formDraftingContract } from '#modules/forms/contract/drafting.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { waitFor } from '../wait.ts'
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
let database: Awaited<ReturnType<typeof ownDatabase>>

beforeAll(async () => {
  database = await ownDatabase()
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: database.url }), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
  watch = new Watch(product.url)
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

async function openBuilder(): Promise<Page> {
  const page = await aPerson(browser, watch, product.url)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, RECRUITER)
  await page.goto('/form-builder')
  await page.getByRole('heading', { name: 'Application form' }).waitFor()
  await page.getByRole('heading', { name: 'Fields' }).waitFor()
  return page
}

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter')

/** Types into a field. What just appeared can take the focus once: then it is typed again. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await waitFor(`the text in ${label}`, async () => {
    await field.press('Control+a')
    await page.keyboard.insertText(text)
    return (await field.inputValue()) === text
  })
}

/** Adds a field with the keyboard, and names it. */
async function addField(page: Page, kind: string, label: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: kind, exact: true })
  await waitFor('the kinds of fields', async () => {
    if (!(await item.isVisible())) await press(page, 'Add field to About you')
    return item.isVisible()
  })
  await item.press('Enter')
  await page.getByRole('heading', { name: kind, exact: true }).waitFor()
  await type(page, 'Label', label)
}

const saved = (page: Page) =>
  page
    .getByText(/^Draft saved/u)
    .first()
    .waitFor()
const draft = () => hiring.recruiter(formDraftingContract['forms.readDraft'], {})
const labels = async () => (await draft()).sections.flatMap(({ fields }) => fields.map(({ label }) => label))

test(
  'a form with a condition is built by keyboard, published, and filled in on a phone',
  { timeout: 600_000 },
  async () => {
    const page = await openBuilder()
    onTestFailed(async () => void (await watch.storeTrace({})))
    await addField(page, 'Yes or no', 'Can you work nights?')
    await addField(page, 'Short text', 'Which nights?')
    await press(page, 'Add condition')
    await page.getByLabel('Answer of condition 1').waitFor()
    await addField(page, 'Link', 'Portfolio')
    // Moving keeps the focus on its button, and says the new position.
    await press(page, 'Move Portfolio up')
    await page
      .getByRole('status')
      .filter({ hasText: /^Portfolio is now \d of \d in About you/u })
      .waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move Portfolio up')
    await page.keyboard.press('Enter')
    await saved(page)
    await waitFor('the new order', async () => {
      const names = await labels()
      return names.indexOf('Portfolio') < names.indexOf('Can you work nights?')
    })
    await watch.inspect(page, 'form builder')
    await press(page, /^Publish version/u)
    await page.getByText('Version 2 is published').first().waitFor()
    const candidate = await aPerson(browser, watch, product.url)
    await candidate.setViewportSize({ width: 360, height: 740 })
    await candidate.goto(`/apply/${hiring.organizationId}/${hiring.jobId}`)
    await candidate.getByText('Can you work nights?').waitFor()
    expect(await candidate.getByLabel('Which nights?').count()).toBe(0)
    await candidate
      .getByRole('group', { name: /Can you work nights/u })
      .getByText('Yes')
      .click()
    await candidate.getByLabel(/Which nights/u).fill('Fridays')
    // The builder on a phone: one pane at a time.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const frame = page.frameLocator('iframe[title="The form as candidates see it"]')
    await frame.getByText('Can you work nights?').waitFor()
    await frame
      .getByRole('group', { name: /Can you work nights/u })
      .getByRole('radio', { name: 'Yes' })
      .press('Space')
    await frame.getByLabel(/Which nights/u).fill('Sundays')
    await watch.inspect(page, 'form builder on a phone')
    expect(watch.wrong).toEqual([])
    await page.context().close()
    await candidate.context().close()
  },
)

test('a word longer than a phone is wide breaks, and leaves every button in view', { timeout: 600_000 }, async () => {
  const page = await openBuilder()
  onTestFailed(async () => void (await watch.storeTrace({})))
  const word = 'Donaudampfschifffahrt'.repeat(14)
  await addField(page, 'Short text', word)
  await saved(page)
  const widthOf = (screen: Page) => screen.evaluate(() => document.documentElement.scrollWidth)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await widthOf(page)).toBe(width)
    const bar = await page.getByRole('region', { name: /unpublished/u }).boundingBox()
    expect(bar!.height).toBeLessThan(844 / 4)
    const button = (await page.getByRole('button', { name: /^Publish version/u }).boundingBox())!
    expect(button.x + button.width).toBeLessThan(width)
  }
  await press(page, /^Publish version/u)
  await page
    .getByText(/is published/u)
    .first()
    .waitFor()
  const candidate = await aPerson(browser, watch, product.url)
  await candidate.setViewportSize({ width: 390, height: 844 })
  await candidate.goto(`/apply/${hiring.organizationId}/${hiring.jobId}`)
  await candidate.getByLabel(word).waitFor()
  expect(await widthOf(candidate)).toBe(390)
  const title = word.slice(0, 150)
  await hiring.recruiter(jobsContract['jobs.edit'], { params: { jobId: hiring.jobId }, body: { title } })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of [
    `/create-job/${hiring.jobId}`,
    '/job-listings',
    '/custom-ai?open=new',
    '/Interview-flow-form',
  ]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await widthOf(page), address).toBe(390)
  }
  await page.context().close()
  await candidate.context().close()
})

test('two people edit one form at once, and nothing is lost', { timeout: 600_000 }, async () => {
  const [first, second] = [await openBuilder(), await openBuilder()]
  onTestFailed(async () => void (await watch.storeTrace({})))
  const select = (page: Page, label: RegExp) =>
    page.getByRole('region', { name: 'Sections and fields' }).getByRole('button', { name: label }).first().click()
  await select(first, /^Phone/u)
  await select(second, /^Where you live/u)
  await type(first, 'Label', 'Mobile number')
  await type(second, 'Label', 'Home town')
  await waitFor('both labels', async () => {
    const names = await labels()
    return names.includes('Mobile number') && names.includes('Home town')
  })
  // The same label by both: a choice, and neither is overwritten unseen.
  await select(first, /^Home town/u)
  await type(first, 'Label', 'City')
  await waitFor('the label of the first', async () => (await labels()).includes('City'))
  await type(second, 'Label', 'Town')
  const choice = second.getByRole('button', { name: /^Keep your version: / })
  const isChoice = await choice.waitFor({ timeout: 8000 }).then(
    () => true,
    () => false,
  )
  // Without a conflict the second editor had already shown the other label.
  if (isChoice) {
    await watch.inspect(second, 'form builder with a conflict')
    await choice.click()
  }
  await waitFor('the chosen label', async () => (await labels()).includes('Town'))
  // A refused change is the answer that the choice comes from.
  expect(watch.wrong.filter(one => !/409/u.test(one))).toEqual([])
})
