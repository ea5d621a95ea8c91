import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import type { ChangePreview, Choice } from '../contract/shapes.ts'

/** Who asks for a change of the subscription, and when. */
export interface Given {
  readonly services: Services
  readonly org: OrganizationDb
  readonly adminId: string
  readonly now: Date
}

/** A suspension that is over. */
export interface Suspension {
  /** In ms. */
  readonly lasted: number
  /** Names it, to give back its time once. Later ones have larger keys. */
  readonly key: string
  /** When it ended. */
  readonly endedAt: Date
}

/**
 * How plans are paid: a port with the embedded billing as its default. A provider may call an external service, so it opens its own
 * transactions. Limits and usage are the product's own in every case; a provider writes the subscription through `server/subscribe.ts`.
 */
export interface BillingProvider {
  readonly engine: 'embedded' | 'stripe'
  /**
   * Takes a plan. The same key takes it once.
   * @returns the URL of a checkout; null if the subscription has started
   * @throws 404, 409 `already_subscribed`
   */
  take(given: Given, choice: Choice, idempotencyKey: string | undefined): Promise<{ checkout_url: string } | null>
  /** What a change means, to the exact amount. @throws 404, 409 `already_on_plan`, `other_currency` */
  preview(given: Given, choice: Choice): Promise<ChangePreview>
  /**
   * Changes the plan or the interval.
   * @param expected the amount that the person has confirmed, if any
   * @returns a URL if the provider needs the person first; null if the change is made or planned
   * @throws 404, 409 `already_on_plan`, `usage_exceeds_plan`, `amount_changed`, `other_currency`, 402 `payment_declined`
   */
  change(given: Given, choice: Choice, expected: number | undefined): Promise<{ checkout_url: string } | null>
  /** Cancels at the end of the period. @throws 409 `nothing_to_cancel` */
  cancel(given: Given, why: { reason: string; comment: string }): Promise<void>
  /**
   * Takes back a cancellation or a planned change.
   * @returns the URL of a checkout for a plan that nobody pays for yet; null if the plan is kept
   * @throws 409 `nothing_to_resume`
   */
  resume(given: Given): Promise<{ checkout_url: string } | null>
  /** Reads the subscription from the provider, for someone who comes back from its pages before its events do. */
  refresh(given: Given): Promise<void>
  /** The URL of the page with payment method, billing details and invoices. */
  portalUrl(given: Given): Promise<string>
  /** The PDF of an invoice that the provider made, by its ID there. @throws 404 */
  invoiceFile?(id: string): Promise<Buffer>
  /** Stops payments while an organization is suspended. Not needed if only the product renews. */
  pause?(paused: Pick<Given, 'services' | 'org'>): Promise<void>
  /** Starts them again, and gives back the paid time of the suspension. Repeated with the same key it gives back once. */
  unpause?(paused: Pick<Given, 'services' | 'org'>, suspension: Suspension): Promise<void>
  /** Ends the subscription of an organization that waits for its deletion. Repeated it changes nothing more. */
  endForDeletion?(leaving: Pick<Given, 'services' | 'org'>): Promise<void>
  /** Continues it as it was before, because the organization is kept. */
  continueAfterDeletion?(leaving: Pick<Given, 'services' | 'org'>): Promise<void>
  /** Renews and ends the subscriptions whose period is over, if the provider does not do it itself. */
  renewDue(services: Services): Promise<void>
  /** Compares everything with the provider, and repairs what differs. Not needed if the product's database is the only place. */
  reconcile?(services: Services): Promise<void>
}
