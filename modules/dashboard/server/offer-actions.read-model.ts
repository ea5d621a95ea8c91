import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { isBlind } from '#modules/applications/public.ts'
import '#modules/offers/public.ts'
import { MOST_OF_A_KIND, named } from './actions.read-model.ts'

// Reads across modules: offers that wait for somebody. In blind review they are hidden, because they name the candidate.

const sighted = (q: Kysely<Tables>, viewer: Viewer) =>
  named(q, viewer)
    .where(sql<boolean>`not ${isBlind(viewer.adminId)}`)
    .limit(MOST_OF_A_KIND)

const withOffers = (q: Kysely<Tables>, viewer: Viewer) =>
  sighted(q, viewer).innerJoin('offers as o', join =>
    join.onRef('o.organization_id', '=', 'a.organization_id').onRef('o.application_id', '=', 'a.id'),
  )

/** Offers that a person was asked to approve, the earliest request first. */
export const offersToApprove = (q: Kysely<Tables>, viewer: Viewer) =>
  withOffers(q, viewer)
    .innerJoin('offer_approvals as d', join =>
      join.onRef('d.organization_id', '=', 'o.organization_id').onRef('d.offer_id', '=', 'o.id'),
    )
    .select('d.asked_at as since')
    .where('o.state', '=', 'waiting_for_approval')
    .where('d.admin_id', '=', viewer.adminId)
    .where('d.decision', 'is', null)
    .orderBy('d.asked_at')

/** Sent offers that end within a period without an answer, the earliest first. */
export const offersExpiring = (q: Kysely<Tables>, viewer: Viewer, from: Date, to: Date) =>
  withOffers(q, viewer)
    .select('o.expires_at as until')
    // A literal, so that the index of sent offers is used.
    .where('o.state', '=', sql.lit('sent'))
    .where('o.expires_at', '>', from)
    .where('o.expires_at', '<', to)
    .orderBy('o.expires_at')

/** Applications in the stage of offers whose newest offer the candidate answered, the earliest answer first. */
export function offersAnswered(q: Kysely<Tables>, viewer: Viewer) {
  const newest = q
    .selectFrom('offers as o')
    .select(['o.state', 'o.answered_at'])
    .where(sql<boolean>`o.organization_id = a.organization_id and o.application_id = a.id`)
    .orderBy('o.created_at', 'desc')
    .limit(1)
  return sighted(q, viewer)
    .innerJoinLateral(newest.as('newest'), join => join.onTrue())
    .select(['newest.state as answer', 'newest.answered_at as since'])
    .where('a.stage', '=', 'offer')
    .where('newest.state', 'in', ['accepted', 'declined'])
    .orderBy('newest.answered_at')
}
