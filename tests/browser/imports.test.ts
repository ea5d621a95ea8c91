import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importsContract } from '#modules/imports/contract.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { waitFor } from '../wait.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'

// A recruiter imports many résumés, leaves, comes back, and merges two candidates who are the same person.
const FILES = 300

let product: ServedProduct
let browser: Browser
let hiring: Hiring
let watch: Watch
let page: Page

beforeAll(async () => {
  ;[product, browser] = await Promise.all([serveProduct(), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
  watch = new Watch(product.url)
  page = await aPerson(browser, watch, product.url)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(RECRUITER.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(RECRUITER.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/dashboard')
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const resume = (name: string, phone: string, number: number) => `${name}
${name.toLowerCase().replaceAll(' ', '.')}@mail.example | ${phone}

Experience
Warehouse Manager, Depot ${number}, 03/2020 - present
- Planned ${number * 7} deliveries a week with a team of ${number + 2} people, and wrote the rota for day and night.
Driver, Parcel House ${number}, 01/2017 - 02/2020
- Delivered ${number * 3} parcels a day and trained ${number} new drivers.

Education
BSc Logistics, College ${number}, 2014 - 2017
`

const FIRST = [
  'Anna',
  'Bela',
  'Clara',
  'David',
  'Elena',
  'Felix',
  'Greta',
  'Henrik',
  'Irene',
  'Jonas',
  'Katja',
  'Lukas',
  'Maria',
  'Niklas',
  'Olga',
  'Peter',
  'Rosa',
  'Simon',
  'Tanja',
  'Viktor',
]
const LAST = [
  'Berg',
  'Dahl',
  'Falk',
  'Graf',
  'Holm',
  'Jansen',
  'Keller',
  'Lange',
  'Moser',
  'Novak',
  'Olsen',
  'Peters',
  'Roth',
  'Schulz',
  'Thomsen',
]

/** The first two are the same person. */
const files = Array.from({ length: FILES }, (_, index) => {
  const name =
    ['Karin Lund', 'Kaja Lund'][index] ?? `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length)]}`
  const phone = index < 2 ? '+45 31 22 33 44' : `+45 40 ${String(100_000 + index).replace(/(..)(..)(..)/, '$1 $2 $3')}`
  return { name: `${index}.txt`, mimeType: 'text/plain', buffer: Buffer.from(resume(name, phone, index)) }
})

test('import 300 résumés, leave, come back, merge two', async () => {
  await page.goto(`/applications/imports?start=1&job_id=${hiring.jobId}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Do not e-mail these people').click()
  await watch.inspect(page, 'imports: start')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await page.waitForURL(/imports\/[0-9a-f-]{36}$/)
  const importId = page.url().split('/').at(-1)!
  const progress = () => hiring.recruiter(importsContract['imports.read'], { params: { importId } })
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await page.getByText(/^Sending/).waitFor()

  // Elsewhere in the workspace the files are still sent.
  await page.getByRole('link', { name: 'Résumé imports' }).click()
  await page
    .getByRole('link', { name: /Applications/ })
    .first()
    .click()
  await page.waitForURL('**/applications')
  await waitFor('all files', async () => (await progress()).total === FILES, 300_000)
  await page.goto(`/applications/imports/${importId}`)
  await page.getByRole('button', { name: 'Finish upload' }).click()
  await page.getByText(`of ${FILES} files read`).first().waitFor()
  await watch.inspect(page, 'imports: details')
  await waitFor('the first candidates', async () => (await progress()).counts.imported > 5, 300_000)
  const { items } = await hiring.recruiter(importsContract['imports.items'], {
    params: { importId },
    query: { limit: 100 },
  })
  const unexpected = items.filter(({ state }) => state === 'failed' || state === 'needs_attention')
  expect(unexpected.map(({ state, file_name, reason }) => ({ state, file_name, reason }))).toEqual([])

  await page.goto('/applications/duplicates')
  const pair = page.getByRole('listitem').filter({ hasText: 'Same phone number' }).first()
  await waitFor('the pair', async () => {
    await page.reload()
    return pair.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  })
  await watch.inspect(page, 'duplicates')
  await pair.getByRole('button', { name: 'Compare and merge' }).click()
  await dialog.getByText('both applications become one').waitFor()
  await watch.inspect(page, 'duplicates: merge')
  await dialog.getByRole('button', { name: 'Merge candidates' }).click()
  await page.waitForURL('**/candidate-details/**')
  await page
    .getByText(/^Merged with Ka/)
    .first()
    .waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Undo merge' }).waitFor()
  expect(watch.wrong).toEqual([])
})
