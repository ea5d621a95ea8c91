import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { isBlind } from '#modules/applications/public.ts'
import '#modules/offers/public.ts'
import { MOST_OF_A_KIND, named, namedAnywhere } from './actions.read-model.ts'

// Reads across modules: offers that wait for somebody. In blind review they are hidden, because they name the candidate.

const withOffers = (q: Kysely<Tables>, viewer: Viewer, applications: typeof named = named) =>
  applications(q, viewer)
    .where(sql<boolean>`not ${isBlind(viewer.adminId)}`)
    .limit(MOST_OF_A_KIND)
    .innerJoin('offers as o', join =>
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

/**
 * Offers that the candidate answered since a moment, of applications that still wait for a decision; the earliest answer first. Who
 * accepted waits for it wherever they are: at another stage, or in an archived job.
 */
export const offersAnswered = (q: Kysely<Tables>, viewer: Viewer, since: Date) =>
  withOffers(q, viewer, namedAnywhere)
    .select(['o.state as answer', 'o.answered_at as since'])
    .where(sql<boolean>`(o.state = 'accepted' or (a.stage = 'offer' and not a.job_archived))`)
    // A literal, so that the index of answered offers is used.
    .where(sql<boolean>`o.state in ('accepted', 'declined')`)
    .where('o.answered_at', '>=', since)
    .where(
      sql<boolean>`not exists (select 1 from offers n where n.organization_id = o.organization_id
        and n.application_id = o.application_id and n.created_at > o.created_at)`,
    )
    .orderBy('o.answered_at')
