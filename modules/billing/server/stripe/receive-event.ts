import type { Stripe } from 'stripe'
import { z } from 'zod'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { isMissing, type StripeConnection } from '#platform/payments/stripe.ts'
import type { Services } from '#platform/services.ts'
import { billingProblems } from '../../words/problems.ts'
import { organizationOfEvent } from '../queries/provider.ts'
import { syncOrganization } from './sync.ts'

/** The kinds of events after which the state can be another one. All others are acknowledged and change nothing. */
const FOLLOWED =
  /^(?:checkout\.session|customer|customer\.(?:subscription|tax_id)|subscription_schedule|invoice|charge|charge\.(?:dispute|refund)|refund)\.\w+$/

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()

/** All that is used of an event. What has happened is read from Stripe. */
const eventShape = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string().max(200),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().nullish(),
      customer: reference,
      charge: reference,
    }),
  }),
})
type StripeEvent = z.output<typeof eventShape>

async function customerOfCharge(stripe: Stripe, id: string): Promise<string | null> {
  const charge = await stripe.charges.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  const customer = charge?.customer
  return typeof customer === 'string' ? customer : (customer?.id ?? null)
}

/** The customer that an event is about. Disputes and refunds name only their charge. */
async function customerOf(connection: StripeConnection, { data: { object } }: StripeEvent): Promise<string | null> {
  if (object.object === 'customer') return object.id ?? null
  const { customer, charge } = object
  if (customer || !charge) return customer ?? null
  return connection.use(stripe => customerOfCharge(stripe, charge))
}

/**
 * Receives an event. Its ID is stored in the transaction of its effect, so it has the effect once; the effect is to read the current state,
 * so an old, repeated or late event changes nothing. Events of other kinds, of other customers or of test data for a live key have none.
 * @throws 400 `bad_signature`; 503 if Stripe cannot be read: it then sends the event again
 */
export async function receiveEvent(services: Services, connection: StripeConnection, bytes: Buffer, header: unknown) {
  const { db, clock, log } = services
  const { data: event } = eventShape.safeParse(await connection.openEvent(bytes, header, clock.now()))
  if (!event) throw new ProblemError(400, 'bad_signature', billingProblems.badSignature)
  if (event.livemode !== connection.live) {
    log.warn({ event: event.id, live: event.livemode }, 'an event of Stripe is not for this kind of key')
    return
  }
  if (!FOLLOWED.test(event.type)) return
  const customer = await customerOf(connection, event)
  if (!customer) return
  const [[owner]] = await db.unsafeReadAcrossOrganizations(q => [
    organizationOfEvent(q, customer, connection.live, event.id),
  ])
  if (!owner || owner.has_taken_effect) return
  const org = db.forOrganization(owner.organization_id)
  await syncOrganization({ services, connection, org, cause: { kind: 'system' }, eventId: event.id })
}
