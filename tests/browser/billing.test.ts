import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { billingContract } from '#modules/billing/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { ownDatabase } from './own-database.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'
import { signIn } from './steps/sign-in.ts'

let database: Awaited<ReturnType<typeof ownDatabase>>
let product: ServedProduct
let browser: Browser
let hiring: Hiring

beforeAll(async () => {
  database = await ownDatabase()
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: database.url }), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const warnings = (page: Page) => page.getByRole('region', { name: 'Warnings' })
const planCard = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Plans' })
    .locator(':scope > li')
    .filter({ has: page.getByRole('heading', { name }) })

/** How much of a limit is used, on the page of the subscription. */
const usage = (page: Page, kind: string, text: string) =>
  page.getByRole('listitem').filter({ hasText: kind }).getByText(text, { exact: true })

/** Opens more jobs over the API, which is not what this is about. */
async function openJobs(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const job = await hiring.recruiter(jobsContract['jobs.create'], {
      body: {
        title: `Driver ${n}`,
        description: '<p>You drive.</p>',
        requirements: [{ id: 'a', text: 'A driving licence', must_have: true }],
      },
    })
    await hiring.recruiter(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { status: 'open' } })
  }
}

/** The end of the period has passed, and the scheduled task runs. */
const passPeriod = () =>
  database.change(`
    update subscriptions set current_period_start = now() - interval '1 month' - interval '1 minute',
      current_period_end = now() - interval '1 minute';
    select graphile_worker.add_job('billing.renew', '{}'::json);`)

test('from free to a paid plan, over its limit, upgraded, cancelled, and on free again at the end of the period', async () => {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })

  // A visitor compares plans.
  const visitor = await aPerson(browser, watch, product.url)
  await visitor.goto('/packages')
  await planCard(visitor, 'Growth').getByText('$199').waitFor()
  await visitor.getByText('Pay for 10 months when billed yearly.').waitFor()
  await visitor.getByText('Yearly', { exact: true }).click()
  await planCard(visitor, 'Growth').getByText('$1,990').waitFor()
  await visitor.getByRole('link', { name: 'Start with Growth' }).waitFor()
  await watch.inspect(visitor, 'packages of a visitor')

  // The owner is warned about the free plan, and the warning stays dismissed while it is the same.
  const owner = await aPerson(browser, watch, product.url)
  await signIn(owner, RECRUITER)
  await warnings(owner).getByRole('heading', { name: '1 Warning(s)' }).waitFor()
  await warnings(owner).getByText('You have reached the Free plan’s limit of 1 open job.').waitFor()
  await owner.getByRole('heading', { level: 1 }).waitFor()
  await watch.inspect(owner, 'dashboard with a warning')
  await warnings(owner).getByRole('button', { name: 'Collapse warnings' }).click()
  await warnings(owner).getByText('You have reached').waitFor({ state: 'detached' })
  await warnings(owner).getByRole('button', { name: 'Dismiss warnings' }).click()
  await warnings(owner).waitFor({ state: 'detached' })

  // The first plan.
  await owner.goto('/packages')
  await planCard(owner, 'Free').getByText('Your plan', { exact: true }).waitFor()
  await owner.getByText('1 in use').first().waitFor()
  await watch.inspect(owner, 'packages of an owner')
  await owner.getByRole('link', { name: 'Change to Starter' }).click()
  await owner.waitForURL('**/buy_plan?plan=starter')
  await owner.getByRole('button', { name: 'Choose Starter' }).waitFor()
  await watch.inspect(owner, 'plans in the workspace')
  await owner.getByRole('button', { name: 'Choose Starter' }).focus()
  await owner.keyboard.press('Enter')
  const dialog = owner.getByRole('dialog')
  await dialog.getByText('You would pay today').waitFor()
  await watch.inspect(owner, 'dialog: first plan')
  await owner.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await owner.getByRole('button', { name: 'Choose Starter' }).click()
  await dialog.getByRole('button', { name: 'Take Starter' }).click()
  await owner.getByRole('heading', { name: 'You are on the Starter plan' }).waitFor()
  await watch.inspect(owner, 'success')
  await owner.getByRole('link', { name: 'View subscription' }).click()
  await owner.getByRole('heading', { name: 'Starter', level: 2 }).waitFor()
  await usage(owner, 'Open jobs', '1 of 5').waitFor()
  await watch.inspect(owner, 'subscription on Starter')

  // At the limit the next job is refused, with the plan that raises it; the owner is warned.
  await openJobs(4)
  const refused = await openJobs(1).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({
    status: 402,
    problem: { used: 5, limit: 5, raised_by: { name: 'Growth', url: '/buy_plan?plan=growth' } },
  })
  await owner.reload()
  await warnings(owner).getByText('The Growth plan allows 25 open jobs.').waitFor()
  await usage(owner, 'Open jobs', '5 of 5').waitFor()

  // The upgrade costs exactly what is shown: 199 less 49, for the complete period.
  await owner.getByRole('button', { name: 'Change to Growth' }).click()
  await dialog.getByText('Unused part of Starter').waitFor()
  await watch.inspect(owner, 'dialog: upgrade')
  await dialog.getByText('$150', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Change to Growth' }).click()
  await owner.getByText('You are on the Growth plan now.').waitFor()
  await usage(owner, 'Open jobs', '5 of 25').waitFor()
  await warnings(owner).waitFor({ state: 'detached' })

  // A smaller plan that the usage does not fit.
  await owner.getByRole('button', { name: 'Change to Free' }).click()
  await dialog.getByText('Your usage does not fit the Free plan yet').waitFor()
  await dialog.getByText('Close 4 jobs first.').waitFor()
  await watch.inspect(owner, 'dialog: usage does not fit')
  await owner.keyboard.press('Escape')

  // The portal, and the invoices.
  await owner.getByRole('button', { name: 'Manage billing' }).click()
  await owner.waitForURL('**/settings/subscription/portal')
  await owner.getByLabel('Name', { exact: false }).first().fill('Harbour & Vale Logistics GmbH')
  await owner.getByLabel('Tax ID').fill('DE 312 884 097')
  await owner.getByRole('button', { name: 'Save billing details' }).click()
  await owner.getByText('Billing details saved').waitFor()
  await watch.inspect(owner, 'billing details')
  await owner.getByRole('link', { name: 'View transactions' }).click()
  await owner.getByText('2 transactions, $199 paid').waitFor()
  await watch.inspect(owner, 'transactions')
  const [pdf] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: /^Download invoice INV-\d+-0002 as PDF$/ }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^INV-\d+-0002\.pdf$/)
  const [csv] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toBe('transactions.csv')
  await owner.getByLabel('Status').selectOption('failed')
  await owner.getByText('No transactions match these filters').waitFor()
  expect(new URL(owner.url()).search).toBe('?status=failed')

  // Cancelled, kept, and cancelled again.
  await owner.goto('/settings/subscription')
  await owner.getByRole('button', { name: 'Cancel subscription…' }).click()
  await dialog.getByLabel('Why are you cancelling?').selectOption('hired')
  await watch.inspect(owner, 'dialog: cancel')
  await dialog.getByRole('button', { name: 'Cancel Growth' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByRole('button', { name: 'Keep Growth' }).click()
  await owner.getByText('You keep the Growth plan.').waitFor()
  await owner.getByRole('button', { name: 'Cancel subscription…' }).click()
  await dialog.getByRole('button', { name: 'Cancel Growth' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByRole('button', { name: 'Keep Growth' }).waitFor()
  await watch.inspect(owner, 'subscription that is cancelled')
  await mailbox(product.url).arrival(RECRUITER.email, /Your Growth plan ends on/)

  // The end of the period.
  await passPeriod()
  await mailbox(product.url).arrival(RECRUITER.email, /You are on the Free plan now/)
  await expect
    .poll(async () => {
      const jobs = await hiring.recruiter(jobsContract['jobs.list'], {})
      return jobs.items.map(({ status }) => status).toSorted()
    })
    .toEqual(['draft', 'open', 'paused', 'paused', 'paused', 'paused'])
  const { subscription } = await hiring.recruiter(billingContract['billing.overview'], {})
  expect(subscription).toMatchObject({ plan: { key: 'free' }, price: 0 })
  await owner.reload()
  await owner.getByRole('heading', { name: 'Free', level: 2 }).waitFor()
  await usage(owner, 'Open jobs', '5 of 1').waitFor()
  await warnings(owner).getByText('You have reached the Free plan’s limit of 1 open job.').waitFor()
  await watch.inspect(owner, 'subscription on Free')
  expect(watch.wrong).toEqual([])
}, 600_000)
