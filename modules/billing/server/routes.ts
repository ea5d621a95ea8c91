import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Api, Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { billingContract as calls } from '../contract.ts'
import { usageContract } from '../contract/usage.ts'
import { usageMonth } from '../policy.ts'
import { billingProblems as problems } from '../words/problems.ts'
import { readDetails, saveDetails } from './billing-details.ts'
import { chosenProvider } from './chosen-provider.ts'
import { requireKept } from './end-with-organization.ts'
import { readInvoice, sendInvoice } from './invoices.ts'
import { presentActive, presentPlan, presentSubscription, presentUsage } from './present.ts'
import type { Given } from './provider.ts'
import { publicPlans } from './queries/plans.ts'
import { receiveEvent } from './stripe/receive-event.ts'
import { readSubscription } from './subscription.ts'
import { exportTransactions, listTransactions } from './transactions.ts'
import { warningsOf } from './warnings.ts'

export function billingRoutes(api: Api) {
  readingRoutes(api)
  changingRoutes(api)
  payingRoutes(api)
  eventRoutes(api)
}

function readingRoutes({ serve, services }: Api) {
  serve(calls['billing.plans'], async () => ({
    items: (await services.db.unsafeAcrossOrganizations(q => publicPlans(q).execute())).map(presentPlan),
  }))
  serve(usageContract['billing.activeSubscription'], async ({ org, now }) => {
    const { row, state, plans } = await readSubscription(org, now)
    return presentActive(row, state, warningsOf(row, state, plans, now))
  })
  serve(calls['billing.overview'], async ({ org, now }) => {
    const { row, state, units } = await readSubscription(org, now)
    return {
      subscription: presentSubscription(row),
      usage: presentUsage(state, units, now),
      resets_at: usageMonth(now).end.toISOString(),
      engine: chosenProvider(services).engine,
    }
  })
}

/** The subscription of a path is the caller's own. @throws 404 */
async function requireOwn(org: OrganizationDb, id: string, now: Date): Promise<void> {
  const { row } = await readSubscription(org, now)
  if (row.id !== id) throw notFound()
}

const given = (services: Services, { org, actor, now }: { org: OrganizationDb; actor: Actor; now: Date }): Given => ({
  services,
  org,
  adminId: actor.adminId,
  now,
})

const stored = async (org: OrganizationDb, now: Date) => presentSubscription((await readSubscription(org, now)).row)

function changingRoutes({ serve, services }: Api) {
  const provider = chosenProvider(services)
  serve(calls['billing.create'], async call => {
    await requireKept(call.org)
    const checkout = await provider.take(given(services, call), call.body, call.idempotencyKey)
    return checkout ?? stored(call.org, call.now)
  })
  serve(calls['billing.preview'], call => provider.preview(given(services, call), call.body))
  serve(calls['billing.change'], async call => {
    const { expected_amount: expected, ...choice } = call.body
    await requireOwn(call.org, call.params.id, call.now)
    await requireKept(call.org)
    const page = await provider.change(given(services, call), choice, expected)
    return page ?? stored(call.org, call.now)
  })
  serve(calls['billing.cancel'], async call => {
    const { reason = 'other', comment = '' } = call.body
    await requireOwn(call.org, call.params.id, call.now)
    await provider.cancel(given(services, call), { reason, comment })
    return stored(call.org, call.now)
  })
  serve(calls['billing.resume'], async call => {
    await requireOwn(call.org, call.params.id, call.now)
    await requireKept(call.org)
    const checkout = await provider.resume(given(services, call))
    return checkout ?? stored(call.org, call.now)
  })
  serve(calls['billing.refresh'], async call => {
    await provider.refresh(given(services, call))
    return stored(call.org, call.now)
  })
  serve(calls['billing.portal'], async call => ({ url: await provider.portalUrl(given(services, call)) }))
}

function payingRoutes({ serve, services }: Api) {
  const provider = chosenProvider(services)
  serve(calls['billing.readDetails'], ({ org }) => readDetails(org))
  serve(calls['billing.saveDetails'], async ({ tx, actor, body }) => {
    if (provider.engine === 'stripe') throw conflict('details_elsewhere', problems.detailsElsewhere)
    return saveDetails(tx, body, actor.adminId)
  })
  serve(calls['billing.transactions'], ({ org, query }) => listTransactions(org, query))
  serve(calls['billing.exportTransactions'], ({ org, query }) => exportTransactions(org, query))
  serve(calls['billing.invoice'], async ({ org, params, reply }) =>
    sendInvoice(reply, await readInvoice(org, provider, params.transactionId)),
  )
}

function eventRoutes({ serve, services }: Api) {
  const { stripe } = services
  serve(calls['billing.stripeEvent'], async ({ bytes, request }) => {
    if (!stripe) throw notFound()
    await receiveEvent(services, stripe, bytes, request.headers['stripe-signature'])
    return { received: true as const }
  })
}
