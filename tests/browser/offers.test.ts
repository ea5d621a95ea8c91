import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { aResume } from '#tests/a-resume.ts'
import { waitFor } from '#tests/wait.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { buttonOf, mailbox } from './mailbox.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob } from './steps/open-job.ts'

let product: ServedProduct
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([serveProduct(), openBrowser()])
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const NOOR = { name: 'Noor Haddad', email: 'noor.haddad@example.com' }

test('an offer accepted while it is withdrawn has one outcome, and both sides see it', async () => {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  const { organizationId, jobId } = await anOrganizationWithAJob(product.url)
  const { application_id, candidate_uuid } = await createClient({ baseUrl: product.url, token: () => null })(
    applicationsContract['applications.submit'],
    {
      params: { id: organizationId },
      body: {
        job_opening_id: jobId,
        answers: { ...NOOR, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
      },
      files: [{ field: 'resume', file: new Blob([aResume(NOOR.name, NOOR.email)]), name: 'Resume.txt' }],
      idempotencyKey: crypto.randomUUID(),
    },
  )

  const recruiter = await aPerson(browser, watch, product.url)
  await recruiter.goto(`${product.url}/login`)
  await recruiter.getByLabel('E-mail').fill(RECRUITER.email)
  await recruiter.getByLabel('Password', { exact: true }).fill(RECRUITER.password)
  await recruiter.getByRole('button', { name: 'Login', exact: true }).click()
  await recruiter.waitForURL('**/dashboard')
  await recruiter.goto(`${product.url}/candidate-details/${candidate_uuid}?application=${application_id}&tab=offers`)
  await recruiter.getByRole('button', { name: 'Draft offer' }).click()
  await recruiter.getByLabel('Pay', { exact: true }).fill('65000')
  await recruiter.getByLabel('Currency').fill('EUR')
  await recruiter.getByLabel('Start date').fill('2030-01-07')
  await watch.inspect(recruiter, 'offer-form')
  await recruiter.getByRole('tab', { name: 'Preview' }).click()
  await recruiter.getByText('€65,000 a year').waitFor()
  await recruiter.getByRole('button', { name: 'Save draft' }).click()
  await recruiter.getByRole('button', { name: 'Send offer…' }).click()
  await watch.inspect(recruiter, 'offer-send')
  await recruiter.getByRole('button', { name: 'Send offer', exact: true }).click()
  await recruiter.getByRole('button', { name: 'Extend…' }).waitFor()
  await recruiter.getByText('Read the offer').click()
  await watch.inspect(recruiter, 'offer-panel')
  await recruiter.getByRole('button', { name: 'Withdraw…' }).click()
  await watch.inspect(recruiter, 'offer-withdraw')

  const mail = await mailbox(product.url).arrival(NOOR.email, /Our offer/)
  const candidate = await aPerson(browser, watch, product.url)
  await candidate.goto(buttonOf(mail, '/application/'))
  await watch.inspect(candidate, 'offer-status-page')
  await candidate.getByRole('button', { name: 'Accept offer' }).click()
  const dialog = candidate.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept offer' }).click()
  await dialog.getByText('Type your name.').waitFor()
  await dialog.getByLabel('Your full name').fill(NOOR.name)
  await watch.inspect(candidate, 'offer-accept')
  expect(watch.wrong).toEqual([])

  await Promise.all([
    dialog.getByRole('button', { name: 'Accept offer' }).click(),
    recruiter.getByRole('button', { name: 'Withdraw offer' }).click(),
  ])
  const refused = await waitFor('one of them to be refused', async () => {
    if (await recruiter.getByText('Couldn’t withdraw the offer').isVisible()) return 'withdrawal'
    return (await candidate.getByText('Your answer was not sent').isVisible()) ? 'acceptance' : undefined
  })
  // Only the loser's call failed.
  expect(watch.wrong.filter(line => !line.startsWith('console'))).toEqual([expect.stringMatching(/^409 POST/)])
  const outcome = refused === 'withdrawal' ? 'accepted' : 'withdrew'
  for (const page of [recruiter, candidate]) await page.reload()
  await candidate
    .getByRole('heading', { name: outcome === 'accepted' ? 'You accepted our offer.' : 'We withdrew our offer.' })
    .waitFor()
  await recruiter
    .getByRole('article')
    .getByText(outcome === 'accepted' ? 'Accepted' : 'Withdrawn', { exact: true })
    .waitFor()
  // The e-mails agree: the candidate gets the one about the outcome and not the other.
  await mailbox(product.url).arrival(NOOR.email, outcome === 'accepted' ? /You accepted/ : /We withdrew/)
  const others = (await mailbox(product.url).all(NOOR.email)).filter(({ subject }) =>
    (outcome === 'accepted' ? /We withdrew/ : /You accepted/).test(subject),
  )
  expect(others).toEqual([])
  expect(product.output).not.toMatch(/"level":(50|60)/)
})
