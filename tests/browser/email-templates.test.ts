import { randomBytes } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { mailbox } from './mailbox.ts'
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

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** A candidate applies, which causes the e-mail. @returns their address */
async function apply(): Promise<string> {
  const anyone = createClient({ baseUrl: product.url, token: () => null })
  const email = `c-${randomBytes(5).toString('hex')}@example.com`
  await anyone(applicationsContract['applications.submit'], {
    params: { id: hiring.organizationId },
    body: {
      job_opening_id: hiring.jobId,
      answers: { name: 'Noor Haddad', email, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
    },
    files: [{ field: 'resume', file: new Blob([`Noor Haddad\n${email}\nBackend engineer`]), name: 'Resume.txt' }],
    idempotencyKey: randomBytes(12).toString('hex'),
    timeoutMs: 60_000,
  })
  return email
}

test(
  'a template is written, previewed, tested and published, and arrives in HTML and text',
  { timeout: 600_000 },
  async () => {
    onTestFailed(async () => void (await watch.storeTrace({})))
    const page = await aPerson(browser, watch, product.url)
    await page.setViewportSize({ width: 1440, height: 1000 })
    await signIn(page, RECRUITER)
    await page.getByRole('link', { name: 'Email Templates' }).click()
    await page.getByRole('link', { name: 'Application received' }).waitFor()
    await watch.inspect(page, 'e-mail templates')
    await page.getByRole('link', { name: 'Application received' }).click()

    const text = page.getByRole('textbox', { name: 'Message' })
    await text.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.insertText('Dear ')
    await button(page, 'Insert Candidate first name').click()
    // The editor moves the cursor behind what it inserted with the next frame.
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.keyboard.insertText(', welcome to the first step.')
    const link = 'Link to the application'
    await page.getByText(`“${link}” is missing`).waitFor()
    await page.getByText('1 problem to fix before you can publish').waitFor()
    expect(await button(page, 'Publish changes').isDisabled()).toBe(true)
    await watch.inspect(page, 'e-mail template with a problem')
    expect((await mailbox(product.url).arrival(await apply(), /We have your application/)).text).toContain('Thank you')

    await button(page, `Insert ${link}`).first().click()
    await page.getByText(`“${link}” is missing`).waitFor({ state: 'hidden' })
    await page.getByText('Changes not live yet').waitFor()
    const preview = page.frameLocator('iframe[title="E-mail preview"]')
    await preview.getByText('Dear Noor, welcome to the first step.').waitFor()
    await page.getByLabel('Preview as').selectOption('text')
    await page.locator('pre', { hasText: 'Dear Noor, welcome to the first step.' }).waitFor()
    await button(page, 'Send test').click()
    const tested = await mailbox(product.url).arrival(RECRUITER.email, /^Test: We have your application/)
    expect(tested.text).toContain('Dear Noor, welcome')

    await button(page, 'Publish changes').click()
    await page.getByText('No changes to publish').waitFor()
    const mail = await mailbox(product.url).arrival(await apply(), /We have your application/)
    expect(mail.text).toContain('Dear Noor, welcome to the first step.\n\nOpen:\nhttp')
    expect(mail.html).toContain('Dear Noor, welcome to the first step.')
    expect(mail.html).toMatch(/<a class="press" href="[^"]*\/application\//)

    await button(page, 'History').click()
    await button(page, 'Compare version 1 with your text').click()
    await page.getByText('The texts are the same.').waitFor()
    await watch.inspect(page, 'history of an e-mail template')
    await page.keyboard.press('Escape')
    await button(page, 'Restore default text').click()
    await page.getByText(/^Draft saved/u).waitFor()
    await page.reload()
    await page.getByRole('textbox', { name: 'Message' }).getByText('We have your application').waitFor()
    await button(page, 'Discard draft').click()
    await page.getByText('No changes to publish').waitFor()
    await page.getByRole('textbox', { name: 'Message' }).getByText('welcome to the first step').waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 740 })
    await watch.inspect(page, 'e-mail template on a phone')
    for (const path of ['/view-template/rejected', '/create-email-template', '/email-templates?tab=custom']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await watch.inspect(page, path)
    }
    expect(watch.wrong).toEqual([])
  },
)
