import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest'
import { billingContract } from '#modules/billing/contract.ts'
import { StripeStandIn } from '#tests/stand-ins/stripe.ts'
import { completeSession } from '#tests/stand-ins/stripe/subscribing.ts'
import { waitFor } from '#tests/wait.ts'
import { mailbox } from './mailbox.ts'
import { RECRUITER } from './people.ts'
import { Product } from './server.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'

let stripe: StripeStandIn
let product: Product
let hiring: Hiring

beforeAll(async () => {
  stripe = await StripeStandIn.start()
  product = await Product.onTestCluster(stripe.variables)
  stripe.webhook = `${product.url}/webhooks/stripe`
  hiring = await anOrganizationWithAJob(product.url)
})
afterAll(async () => {
  await product?.remove()
  await stripe?.close()
})
beforeEach(() => onTestFailed(() => void process.stdout.write(`\nThe product printed:\n${product.output}\n`)))

/** From before the event is read until after its effect is stored. In ms. */
const KILLED_AFTER = [2, 8, 20, 45, 90, 200]

/** Stripe repeats an event until it is acknowledged. */
const sendUntilAcknowledged = (event: Stripe.Event) =>
  waitFor(`the event ${event.type} to be acknowledged`, async () => (await stripe.send(event).catch(() => 0)) === 200)

test('killing the server during an event loses none and gives none its effect twice', async () => {
  const plans = await hiring.recruiter(billingContract['billing.plans'], {})
  const starter = plans.items.find(({ key }) => key === 'starter')!
  const taken = await hiring.recruiter(billingContract['billing.create'], {
    body: { plan_id: starter.id, interval: 'month' },
  })
  if (!('checkout_url' in taken)) throw new Error('There is no checkout.')
  completeSession(stripe.store, new URL(taken.checkout_url).pathname.split('/').at(-1)!)
  let sent = 0
  for (const delay of KILLED_AFTER) {
    const events = stripe.store.events.slice(sent)
    sent = stripe.store.events.length
    const sending = Promise.allSettled(events.map(event => stripe.send(event)))
    await new Promise(resolve => setTimeout(resolve, delay))
    await product.kill()
    await sending
    await product.start()
    for (const event of events) await sendUntilAcknowledged(event)
    // The next renewal.
    stripe.endPeriods()
  }
  for (const event of stripe.store.events.slice(sent)) await sendUntilAcknowledged(event)

  const invoices = [...stripe.store.invoices.values()]
  const { items } = await hiring.recruiter(billingContract['billing.transactions'], { query: { limit: 100 } })
  expect(new Set(items.map(({ invoice_number }) => invoice_number))).toEqual(
    new Set(invoices.map(({ number }) => number)),
  )
  expect(items).toHaveLength(invoices.length)
  expect(items.every(({ status }) => status === 'paid')).toBe(true)
  const { subscription } = await hiring.recruiter(billingContract['billing.overview'], {})
  expect(subscription).toMatchObject({ plan: { key: 'starter' }, status: 'active' })
  const receipts = async () =>
    (await mailbox(product.url).all(RECRUITER.email))
      .map(({ subject }) => subject)
      .filter(one => one.startsWith('Invoice'))
  const expected = items
    .filter(({ cause }) => cause === 'renewal')
    .map(one => `Invoice ${one.invoice_number} for the Starter plan`)
  await waitFor('the receipts', async () => (await receipts()).length >= expected.length)
  expect((await receipts()).toSorted()).toEqual(expected.toSorted())
  expect(product.output).not.toMatch(/"level":(50|60)/)
})
