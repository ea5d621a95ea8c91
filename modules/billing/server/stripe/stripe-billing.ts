import type { StripeConnection } from '#platform/payments/stripe.ts'
import type { BillingProvider } from '../provider.ts'
import { cancelSubscription, resumeSubscription } from './cancel.ts'
import { changePlan, previewChange } from './change-plan.ts'
import { takePlan } from './checkout.ts'
import { continueAfterDeletion, endForDeletion } from './deletion.ts'
import { downloadInvoice } from './invoice-file.ts'
import { openPortal } from './portal.ts'
import { reconcile } from './reconcile.ts'
import { renewDue } from './renew-due.ts'
import { pausePayments, unpausePayments } from './suspension.ts'
import { syncOrganization } from './sync.ts'

/**
 * Stripe takes the payments and owns the subscriptions. After each change, and for each of its events, the current state is read from Stripe
 * and stored: no decision is made here about what has been paid.
 */
export const stripeBilling = (connection: StripeConnection): BillingProvider => ({
  engine: 'stripe',
  take: (given, choice) => takePlan(given, connection, choice),
  preview: (given, choice) => previewChange(given, connection, choice),
  change: (given, choice, expected) => changePlan(given, connection, choice, expected),
  cancel: (given, why) => cancelSubscription(given, connection, why),
  resume: given => resumeSubscription(given, connection),
  async refresh({ services, org, adminId }) {
    await syncOrganization({ services, connection, org, cause: { kind: 'admin', id: adminId } })
  },
  portalUrl: given => openPortal(given, connection),
  invoiceFile: id => downloadInvoice(connection, id),
  pause: paused => pausePayments(paused, connection),
  unpause: (paused, suspension) => unpausePayments(paused, connection, suspension),
  endForDeletion: leaving => endForDeletion(leaving, connection),
  continueAfterDeletion: leaving => continueAfterDeletion(leaving, connection),
  renewDue: services => renewDue(services, connection),
  reconcile: services => reconcile(services, connection),
})
