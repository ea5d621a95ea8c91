import fs from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { buttonOf, mailbox } from './mailbox.ts'
import { JOB, ORGANIZATION, RECRUITER } from './people.ts'
import { takePictures } from './pictures.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'

let product: ServedProduct
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([serveProduct(), openBrowser()])
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const pictures = process.env['SETTINGS_PICTURES']
const seen = async (page: Page, name: string) => {
  if (pictures) expect(await takePictures(page, pictures, name)).toEqual([])
}

function watched(): Watch {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  return watch
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('E-mail').fill(RECRUITER.email)
  await page.getByLabel('Password', { exact: true }).fill(RECRUITER.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

let hiring: Hiring

test('an owner chooses the brand, whose contrast is corrected, and the texts of the careers page', async () => {
  const watch = watched()
  hiring = await anOrganizationWithAJob(product.url)
  const owner = await aPerson(browser, watch, product.url)
  await signIn(owner)
  await owner.goto(`${product.url}/settings/organization`)
  const primary = owner.getByLabel('Primary color', { exact: true })
  await primary.fill('#ffd400')
  await owner.getByText('Below 4.5:1. Shown as').first().waitFor()
  await owner.getByRole('button', { name: 'Preview in dark colors' }).click()
  await owner.getByLabel('Headline').fill('Help us run trains through the night')
  await owner.getByLabel('Introduction').fill('Our trains leave every evening.')
  await owner.getByLabel('Cards').check()
  await owner.getByLabel('Text', { exact: true }).fill('We read your application and nothing else.')
  await owner.getByLabel('Sender name').fill('Night Trains Hiring')
  await owner.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffd400' } })
      .png()
      .toBuffer(),
  })
  await owner.getByText('7 unsaved changes').waitFor()
  await owner.getByText('to Brand, Careers page').waitFor()
  await watch.inspect(owner, 'settings: organization with unsaved changes')
  await seen(owner, 'organization')
  await owner.getByLabel('Answer candidates within').fill('31')
  await owner.getByRole('button', { name: 'Save changes' }).click()
  await owner.getByText('Please enter a whole number from 1 to 30.').waitFor()
  await owner.getByLabel('Answer candidates within').fill('7')
  await owner.getByRole('button', { name: 'Save changes' }).click()
  await owner.getByText('Changes saved', { exact: true }).waitFor()
  expect(await owner.getByLabel('Cards').isChecked()).toBe(true)
  await owner.reload()
  await owner.getByLabel('Headline').waitFor()
  expect(await primary.inputValue()).toBe('#ffd400')
  expect(await owner.getByLabel('Answer candidates within').inputValue()).toBe('7')
  expect(await owner.getByLabel('Cards').isChecked()).toBe(true)

  await owner.getByText('Version 2, live since').waitFor()
  await owner.getByRole('button', { name: 'See versions' }).click()
  await owner.getByRole('dialog').getByText('the standard text').click()
  await owner.getByRole('dialog').getByText('uses your data to decide').waitFor()
  await watch.inspect(owner, 'settings: versions of the privacy notice')
  await seen(owner, 'notices')

  const visitor = await aPerson(browser, watch, product.url)
  await visitor.goto(`${product.url}/form/${hiring.organizationId}`)
  await visitor.getByText('Help us run trains through the night').first().waitFor()
  await visitor.getByText('Our trains leave every evening.').waitFor()
  expect(watch.wrong).toEqual([])
}, 600_000)

test('replies go to another address after its reader confirmed it', async () => {
  const watch = watched()
  const owner = await aPerson(browser, watch, product.url)
  await signIn(owner)
  await owner.goto(`${product.url}/settings/organization#sender`)
  await owner.getByRole('button', { name: 'Choose an address' }).click()
  await owner.getByLabel('New address for replies').fill('hiring at trains')
  await owner.keyboard.press('Enter')
  await owner.getByText('Please enter an e-mail address like').waitFor()
  await owner.getByLabel('New address for replies').fill('hiring@trains.example')
  await owner.keyboard.press('Enter')
  await owner.getByText('Waiting for verification').waitFor()
  await watch.inspect(owner, 'settings: reply address that waits')
  await owner.getByText('Waiting for verification').scrollIntoViewIfNeeded()
  await seen(owner, 'reply-address')

  const message = await mailbox(product.url).arrival('hiring@trains.example', /Confirm the reply address/)
  const reader = await aPerson(browser, watch, product.url)
  const link = buttonOf(message, 'reply-address')
  await reader.goto(link)
  await reader.getByText('Should replies from candidates of').waitFor()
  await watch.inspect(reader, 'confirm the reply address')
  await seen(reader, 'confirm-reply-address')
  await reader.getByRole('button', { name: 'Confirm address' }).click()
  await reader.getByText('Address confirmed').waitFor()
  await owner.reload()
  await owner.getByText('In use').waitFor()
  await owner.getByText('hiring@trains.example').waitFor()
  await owner.goto(`${product.url}/view-template/application_received`)
  await owner.getByText('hiring@trains.example').waitFor()
  await reader.goto(link)
  await reader.getByText('This link is no longer valid').waitFor()
  // The used link is 409 on purpose.
  expect(watch.wrong.filter(line => !(line.includes('409') && line.includes('/reply-address/')))).toEqual([])
}, 600_000)

test('an owner exports everything, downloads it and by e-mail a second time', async () => {
  const watch = watched()
  const anyone = createClient({ baseUrl: product.url, token: () => null })
  const { application_id } = await anyone(applicationsContract['applications.submit'], {
    params: { id: hiring.organizationId },
    body: {
      job_opening_id: hiring.jobId,
      answers: {
        name: 'Noor Haddad',
        email: 'noor@example.com',
        phone: '+961 3 412 098',
        location: 'Beirut',
        privacy: true,
      },
    },
    files: [{ field: 'resume', file: new Blob(['Noor Haddad\nEngineer at Cedar Pay since 2020']), name: 'Resume.txt' }],
    idempotencyKey: 'export-noor',
    timeoutMs: 60_000,
  })
  const owner = await aPerson(browser, watch, product.url)
  await signIn(owner)
  await owner.goto(`${product.url}/settings/organization#export`)
  await owner.getByRole('button', { name: 'Export all data' }).click()
  // The page can be left and found again.
  await owner.goto(`${product.url}/dashboard`)
  await owner.goto(`${product.url}/settings/organization#export`)
  await owner.getByText('The export is ready').waitFor()
  await watch.inspect(owner, 'settings: export that is ready')
  await owner.getByText('The export is ready').scrollIntoViewIfNeeded()
  await seen(owner, 'export-ready')
  const save = async (page: Page) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ])
    return { name: file.suggestedFilename(), bytes: fs.readFileSync(await file.path()) }
  }
  const first = await save(owner)
  expect(first.name).toMatch(/^evenhand-export-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(first.bytes)
  const rows = (name: string) => JSON.parse(strFromU8(files[name]!)) as Record<string, unknown>[]
  expect(rows('jobs/jobs.json').map(({ title }) => title)).toEqual([JOB.title])
  expect(rows('candidates/candidates.json')).toMatchObject([{ name: 'Noor Haddad', email: 'noor@example.com' }])
  expect(rows('applications/applications.json')).toMatchObject([{ id: application_id }])
  const resume = Object.keys(files).find(name => name.includes(application_id) && name.endsWith('1-Resume.txt'))!
  expect(strFromU8(files[resume]!)).toContain('Cedar Pay')

  const message = await mailbox(product.url).arrival(RECRUITER.email, /Your export of .* is ready/)
  const link = buttonOf(message, 'data-export')
  const reader = await aPerson(browser, watch, product.url)
  await reader.goto(link)
  await reader.getByText('as one ZIP file').waitFor()
  await watch.inspect(reader, 'download your export')
  await seen(reader, 'export-link')
  expect((await save(reader)).bytes.equals(first.bytes)).toBe(true)
  await reader.goto(link)
  await reader.getByText('This link is no longer valid').waitFor()
  expect(watch.wrong.filter(line => !(line.includes('409') && line.includes('/data-exports/')))).toEqual([])
}, 600_000)

test('an owner sets the retention, deletes the organization, its job page closes at once, and the owner keeps it after all', async () => {
  const watch = watched()
  const { organizationId, jobId } = hiring
  const owner = await aPerson(browser, watch, product.url)
  await signIn(owner)

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

  // Every page says so, and the plan does not look as if it would be renewed.
  await owner.goto(`${product.url}/settings/subscription`)
  const banner = owner.getByRole('region', { name: 'Deletion of the organization' })
  await banner.getByText(`${ORGANIZATION} will be deleted`).waitFor()
  await owner.getByText('Does not renew. The organization will be deleted on').waitFor()
  expect(await owner.getByRole('button', { name: /^(Choose|Change)/u }).count()).toBe(0)
  await watch.inspect(owner, 'subscription of an organization that waits to be deleted')
  await owner.goto(`${product.url}/settings/organization#deletion`)
  await banner.getByRole('button', { name: 'Keep organization' }).click()
  await owner.getByRole('button', { name: `Delete ${ORGANIZATION}…` }).waitFor()
  await candidate.goto(jobPage)
  await candidate.getByLabel('Name', { exact: false }).first().waitFor()

  // The closed job page is 410 on purpose.
  const isExpected = (line: string) => line.includes('410') && line.includes(`/apply/${organizationId}/`)
  expect(watch.wrong.filter(line => !isExpected(line))).toEqual([])
}, 600_000)
