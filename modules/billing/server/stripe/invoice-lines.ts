import type { Stripe } from 'stripe'
import type { Interval } from '../../policy.ts'
import type { InvoiceLine } from '../../quote.ts'
import type { PlanRow } from '../queries/plans.ts'
import { planOfProduct } from './mirror-plans.ts'

type Invoice = Pick<Stripe.Invoice, 'lines' | 'total' | 'amount_due'>

const DAY_SECONDS = 86_400
const at = (seconds: number) => new Date(seconds * 1000)

function lineOf(
  { amount, description, period, pricing }: Stripe.InvoiceLineItem,
  plans: readonly PlanRow[],
): InvoiceLine {
  const id = planOfProduct(pricing?.price_details?.product)
  const plan = plans.find(one => one.id === id)
  const interval: Interval = period.end - period.start > 31 * DAY_SECONDS ? 'year' : 'month'
  return {
    kind: amount < 0 ? 'unused' : 'plan',
    plan: plan?.name ?? description?.slice(0, 120) ?? '',
    interval,
    from: at(period.start),
    to: at(period.end),
    amount,
  }
}

/** Lines of the same kind about the same plan as one: after two changes in a period the unused part of a plan is in several lines. */
function joined(lines: readonly InvoiceLine[]): InvoiceLine[] {
  const found = new Map<string, InvoiceLine>()
  for (const line of lines) {
    const key = `${line.kind} ${line.plan}`
    const before = found.get(key)
    found.set(key, before ? { ...line, amount: before.amount + line.amount } : line)
  }
  return [...found.values()]
}

/** The lines of an invoice or its preview as they are shown and stored, with what was left of earlier payments as the last one. */
export function linesOf({ lines, total, amount_due }: Invoice, plans: readonly PlanRow[]): InvoiceLine[] {
  const shown = joined(lines.data.map(line => lineOf(line, plans)))
  const used = Math.max(0, total) - amount_due
  const [first] = shown
  return first && used > 0 ? [...shown, { ...first, kind: 'credit', amount: -used }] : shown
}

/** The line that an invoice is about: the largest amount of a plan. */
export const mainLine = (lines: readonly InvoiceLine[]): InvoiceLine | undefined =>
  lines.toSorted((a, b) => b.amount - a.amount)[0]
