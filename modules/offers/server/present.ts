import type { Actor } from '#platform/http/api.ts'
import { can } from '#platform/access/policy.ts'
import type { Offer, OfferContent, OfferAttachment } from '../contract.ts'
import { allowedActions } from '../policy.ts'
import type { ApprovalRow, OfferRow, VersionRow } from './queries.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

export function presentContent(
  { position, pay_amount, pay_currency, pay_period, start_on, body, attachment_ids }: VersionRow,
  files: readonly OfferAttachment[],
): OfferContent {
  return {
    position,
    pay: { amount: pay_amount, currency: pay_currency, period: pay_period },
    start_on,
    text: body,
    attachments: attachment_ids.flatMap(id => files.find(file => file.id === id) ?? []),
  }
}

/** What the presentation of an offer needs besides its row; it can contain other offers of the same application. */
export interface OfferParts {
  readonly versions: readonly VersionRow[]
  readonly approvals: readonly ApprovalRow[]
  readonly files: readonly OfferAttachment[]
  readonly names: readonly { readonly id: string; readonly name: string }[]
  readonly approvalNeeded: boolean
  readonly active: boolean
}

export function presentOffer(row: OfferRow, parts: OfferParts, actor: Actor): Offer {
  const person = (id: string) => ({ id, name: parts.names.find(one => one.id === id)?.name ?? '' })
  const versions = parts.versions.filter(({ offer_id }) => offer_id === row.id)
  const approvals = parts.approvals.filter(({ offer_id }) => offer_id === row.id)
  const current = versions.find(({ version }) => version === row.version)!
  return {
    id: row.id,
    application_id: row.application_id,
    state: row.state,
    version: row.version,
    content: presentContent(current, parts.files),
    expires_on: row.expires_on,
    expires_at: iso(row.expires_at),
    created_by: person(row.created_by),
    created_at: row.created_at.toISOString(),
    sent_by: row.sent_by ? person(row.sent_by) : null,
    sent_at: iso(row.sent_at),
    answered_at: iso(row.answered_at),
    signed_name: row.signed_name,
    decline_reason: row.decline_reason,
    cancelled_by: row.cancelled_by,
    cancelled_at: iso(row.cancelled_at),
    versions: versions.map(one => {
      const { attachments, ...said } = presentContent(one, parts.files)
      return {
        ...said,
        version: one.version,
        attachments: attachments.map(({ name }) => name),
        by: person(one.created_by),
        at: one.created_at.toISOString(),
      }
    }),
    approvals: approvals.map(one => ({
      id: one.id,
      by: person(one.admin_id),
      version: one.version,
      asked_at: one.asked_at.toISOString(),
      decision: one.decision,
      reason: one.reason,
      decided_at: iso(one.decided_at),
    })),
    allowed_actions: allowedActions({
      state: row.state,
      approvalNeeded: parts.approvalNeeded,
      decides: can(actor.role, 'candidates.decide'),
      asked: approvals.some(({ admin_id, decision }) => admin_id === actor.adminId && decision === null),
      active: parts.active,
    }),
  }
}
