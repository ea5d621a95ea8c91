import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { billingContract } from '#modules/billing/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { StripeStandIn } from '#tests/stand-ins/stripe.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { ownDatabase } from './own-database.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'
import { signIn } from './steps/sign-in.ts'

let database: Awaited<ReturnType<typeof ownDatabase>>
let stripe: StripeStandIn
let product: ServedProduct
let browser: Browser
let hiring: Hiring

beforeAll(async () => {
  ;[database, stripe] = await Promise.all([ownDatabase(), StripeStandIn.start()])
  ;[product, browser] = await Promise.all([
    serveProduct({ DATABASE_URL: database.url, ...stripe.variables }),
    openBrowser(),
  ])
  stripe.webhook = `${product.url}/webhooks/stripe`
  stripe.sendsEvents = true
  hiring = await anOrganizationWithAJob(product.url)
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
  await stripe?.close()
})

const warnings = (page: Page) => page.getByRole('region', { name: 'Warnings' })
const usage = (page: Page, kind: string, text: string) =>
  page.getByRole('listitem').filter({ hasText: kind }).getByText(text, { exact: true })

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

test('with Stripe: from free through the checkout to a paid plan, over its limit, upgraded, cancelled, and free again', async () => {
  const watch = new Watch(product.url, stripe.store.base)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  const owner = await aPerson(browser, watch, product.url)
  const dialog = owner.getByRole('dialog')
  await signIn(owner, RECRUITER)

  // To the checkout and back without paying.
  await owner.goto('/buy_plan?plan=starter')
  await owner.getByRole('button', { name: 'Choose Starter' }).click()
  await dialog.getByText('You pay today').waitFor()
  await watch.inspect(owner, 'dialog: to the checkout')
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await owner.getByRole('heading', { name: 'Checkout' }).waitFor()
  await owner.getByRole('link', { name: 'Back' }).click()
  await owner.getByRole('button', { name: 'Choose Starter' }).waitFor()

  // The same page again: a card that is declined, then one that the bank confirms.
  await owner.getByRole('button', { name: 'Choose Starter' }).click()
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await owner.getByRole('button', { name: 'Pay with a card that is declined' }).click()
  await owner.getByRole('alert').getByText('Your card was declined.').waitFor()
  await owner.getByRole('button', { name: 'Pay with a card that needs 3-D Secure' }).click()
  // The person is back before any event is: the page asks Stripe.
  stripe.sendsEvents = false
  await owner.getByRole('button', { name: 'Complete' }).click()
  await owner.waitForURL('**/success')
  await owner.getByRole('heading', { name: 'You are on the Starter plan' }).waitFor()
  stripe.sendsEvents = true
  for (const event of stripe.store.events) expect(await stripe.send(event)).toBe(200)
  expect([...stripe.store.sessions.values()].filter(({ status }) => status === 'complete')).toHaveLength(1)
  await owner.getByRole('link', { name: 'View subscription' }).click()
  await owner.getByRole('heading', { name: 'Starter', level: 2 }).waitFor()
  await usage(owner, 'Open jobs', '1 of 5').waitFor()
  await watch.inspect(owner, 'subscription at Stripe')

  // At the limit the next job is refused; the owner is warned.
  await openJobs(4)
  const refused = await openJobs(1).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({ status: 402, problem: { used: 5, limit: 5, raised_by: { name: 'Growth' } } })
  await owner.reload()
  await warnings(owner).getByText('The Growth plan allows 25 open jobs.').waitFor()

  // The upgrade costs exactly what is shown: 199 less 49, for the complete period.
  await owner.getByRole('button', { name: 'Change to Growth' }).click()
  await dialog.getByText('Unused part of Starter').waitFor()
  await watch.inspect(owner, 'dialog: upgrade at Stripe')
  await dialog.getByRole('button', { name: 'Pay $150 and change' }).click()
  await owner.getByText('You are on the Growth plan now.').waitFor()
  await usage(owner, 'Open jobs', '5 of 25').waitFor()
  await warnings(owner).waitFor({ state: 'detached' })

  // The portal, and the invoices.
  await owner.getByRole('button', { name: 'Manage billing' }).click()
  await owner.getByRole('heading', { name: 'Customer portal' }).waitFor()
  await owner.getByRole('button', { name: 'Update payment method' }).click()
  await owner.getByText('Payment method updated').waitFor()
  await owner.getByRole('link', { name: 'Return' }).click()
  await owner.waitForURL('**/settings/subscription')
  await owner.goto('/settings/subscription/portal')
  await owner.getByText('are managed at our payment provider').waitFor()
  await watch.inspect(owner, 'billing details at Stripe')
  await owner.getByRole('link', { name: 'View transactions' }).click()
  await owner.getByText('2 transactions, $199 paid').waitFor()
  await watch.inspect(owner, 'transactions at Stripe')
  const [pdf] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: /^Download invoice \w+-0002 as PDF$/ }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^\w+-0002\.pdf$/)
  const charge = [...stripe.store.charges.values()].find(({ amount }) => amount === 4900)!
  stripe.store.refund(charge, 1000)
  await stripe.sent()
  await owner.reload()
  await owner.getByText('$10 refunded').waitFor()
  await owner.getByText('2 transactions, $189 paid').waitFor()
  await watch.inspect(owner, 'transactions with a refund')

  // Cancelled, kept, and cancelled again.
  await owner.goto('/settings/subscription')
  await owner.getByRole('button', { name: 'Cancel subscription…' }).click()
  await dialog.getByLabel('Why are you cancelling?').selectOption('hired')
  await dialog.getByRole('button', { name: 'Cancel Growth' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByRole('button', { name: 'Keep Growth' }).click()
  await owner.getByText('You keep the Growth plan.').waitFor()
  await owner.getByRole('button', { name: 'Cancel subscription…' }).click()
  await dialog.getByRole('button', { name: 'Cancel Growth' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByRole('button', { name: 'Keep Growth' }).waitFor()
  await mailbox(product.url).arrival(RECRUITER.email, /Your Growth plan ends on/)

  // The end of the period.
  stripe.endPeriods()
  await stripe.sent()
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
  expect(watch.wrong).toEqual([])
}, 600_000)
