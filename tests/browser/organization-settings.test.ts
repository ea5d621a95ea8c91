import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { aPerson, openBrowser, Watch } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { JOB, ORGANIZATION, RECRUITER } from './people.ts'
import { takePictures } from './pictures.ts'
import { freshFolder, Product } from './server.ts'
import { spokenFile } from './spoken.ts'
import { anOrganizationWithAJob } from './steps/open-job.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  const folder = freshFolder()
  ;[product, browser] = await Promise.all([
    Product.start({}, folder),
    spokenFile(folder, 'Good morning.').then(openBrowser),
  ])
})
afterAll(async () => {
  await browser?.close()
  await product?.remove()
})

const pictures = process.env['SETTINGS_PICTURES']
const seen = async (page: Page, name: string) => {
  if (pictures) expect(await takePictures(page, pictures, name)).toEqual([])
}

test('an owner sets the retention, deletes the organization, its job page closes at once, and the owner keeps it after all', async () => {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  const { organizationId, jobId } = await anOrganizationWithAJob(product.url)
  const owner = await aPerson(browser, watch, product.url)
  await owner.goto(`${product.url}/login`)
  await owner.getByLabel('E-mail').fill(RECRUITER.email)
  await owner.getByLabel('Password', { exact: true }).fill(RECRUITER.password)
  await owner.getByRole('button', { name: 'Login', exact: true }).click()
  await owner.waitForURL('**/dashboard')

  // How long data is stored, with the effect before it is saved.
  await owner.goto(`${product.url}/settings/organization#retention`)
  await owner.getByText('In the next 30 days:').waitFor()
  const days = owner.getByLabel('Delete candidate data after (days)')
  await days.fill('0')
  await owner.keyboard.press('Tab')
  await owner.getByText('Please enter a number of days from 1 to 3650.').waitFor()
  await days.fill('90')
  await owner.getByText('If you save this, in the next 30 days:').waitFor()
  await watch.inspect(owner, 'settings: retention')
  await seen(owner, 'retention')
  await owner.keyboard.press('Enter')
  await owner.getByText('Saved', { exact: true }).waitFor()
  await owner.reload()
  await owner.getByText('In the next 30 days:').waitFor()
  expect(await days.inputValue()).toBe('90')

  await owner.goto(`${product.url}/settings/organization#deletion`)
  await owner.getByRole('button', { name: `Delete ${ORGANIZATION}…` }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel(`Type “${ORGANIZATION}” to confirm`).fill('Harbour')
  await owner.keyboard.press('Enter')
  await dialog.getByText('This is not the name of your organization.').waitFor()
  await watch.inspect(owner, 'delete organization: dialog')
  await seen(owner, 'delete-organization')
  await dialog.getByLabel(`Type “${ORGANIZATION}” to confirm`).fill(ORGANIZATION)
  await owner.keyboard.press('Enter')
  await owner.getByText(`${ORGANIZATION} will be deleted`, { exact: true }).waitFor()
  await watch.inspect(owner, 'settings: organization that waits to be deleted')
  await owner.getByText(`${ORGANIZATION} will be deleted`, { exact: true }).scrollIntoViewIfNeeded()
  await seen(owner, 'organization-waits')
  await mailbox(product.url).arrival(RECRUITER.email, new RegExp(`${ORGANIZATION} will be deleted on`))

  const candidate = await aPerson(browser, watch, product.url)
  const jobPage = `${product.url}/apply/${organizationId}/${jobId}`
  await candidate.goto(jobPage)
  await candidate.getByText(`${JOB.title} is no longer accepting applications`).first().waitFor()

  await owner.getByRole('button', { name: `Keep ${ORGANIZATION}` }).click()
  await owner.getByRole('button', { name: `Delete ${ORGANIZATION}…` }).waitFor()
  await candidate.goto(jobPage)
  await candidate.getByLabel('Name', { exact: false }).first().waitFor()

  // The closed job page is 410 on purpose.
  const isExpected = (line: string) => line.includes('410') && line.includes(`/apply/${organizationId}/`)
  expect(watch.wrong.filter(line => !isExpected(line))).toEqual([])
}, 180_000)
