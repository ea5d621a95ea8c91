import { randomBytes } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#platform/contract/client.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { aResume } from '#tests/a-resume.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { JOB, RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob } from './steps/open-job.ts'

const CANDIDATES = 40
let product: ServedProduct
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([serveProduct({ TRUST_PROXY: 'on' }), openBrowser()])
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const addressOf = (number: number) => `candidate-${number}@example.com`

/** Applies as many people from many addresses. */
async function apply(organizationId: string, jobId: string): Promise<void> {
  const anyone = createClient({
    baseUrl: product.url,
    token: () => null,
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: {
          ...(init?.headers as Record<string, string>),
          'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
        },
      }),
  })
  for (let number = 1; number <= CANDIDATES; number += 1) {
    const [name, email] = [`Robin Sample ${number}`, addressOf(number)]
    await anyone(applicationsContract['applications.submit'], {
      params: { id: organizationId },
      body: {
        job_opening_id: jobId,
        answers: { name, email, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
      },
      files: [{ field: 'resume', file: new Blob([aResume(name, email)]), name: 'Resume.txt' }],
      idempotencyKey: randomBytes(12).toString('hex'),
      timeoutMs: 60_000,
    })
  }
}

test('a recruiter closes a job with 40 candidates without an answer, informs each, and can undo it', async () => {
  const { organizationId, jobId } = await anOrganizationWithAJob(product.url)
  await apply(organizationId, jobId)
  const watch = new Watch(product.url)
  const page = await aPerson(browser, watch, product.url)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(RECRUITER.email)
  await page.getByLabel('Password', { exact: true }).fill(RECRUITER.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/job-listings')

  const row = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')
  await row.getByText('40 active').waitFor()
  await page.getByRole('button', { name: `Actions for ${JOB.title}` }).click()
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Close ${JOB.title}` })
  await dialog.getByText('40 active candidates have had no answer.').waitFor()
  await dialog.getByRole('checkbox', { name: 'Inform Robin Sample 1', exact: true }).uncheck()
  await dialog.getByText('39 candidates selected, 1 left out').waitFor()
  await dialog.getByRole('checkbox', { name: 'Inform Robin Sample 1', exact: true }).check()
  await dialog.getByText('Hello Robin,').waitFor()
  await watch.inspect(page, 'close job')
  await dialog.getByRole('button', { name: 'Close job and inform 40 candidates' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Closed/ }).click()
  await page.getByRole('button', { name: `Actions for ${JOB.title}` }).click()
  await page.getByRole('menuitem', { name: 'Closing e-mails' }).click()
  const report = page.getByRole('dialog', { name: `Closing of ${JOB.title}` })
  await report.getByText('E-mails to 40 candidates will be sent').waitFor({ timeout: 180_000 })
  await watch.inspect(page, 'closing e-mails')
  // Held for a day: nobody has been told yet.
  expect((await mailbox(product.url).all(addressOf(1))).filter(({ subject }) => subject.includes('closed'))).toEqual([])
  await report.getByRole('button', { name: 'Undo closing' }).click()
  await report.getByText('The closing was undone. No e-mail was sent.').waitFor({ timeout: 180_000 })
  await report.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Open/ }).first().click()
  await row.getByText('40 active').waitFor()
  expect(watch.wrong).toEqual([])
  await page.context().close()
})
