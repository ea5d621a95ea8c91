import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/offers/public.ts'
import '#modules/scheduling/public.ts'
import '#modules/evaluation/public.ts'
import { OPEN_STATES } from '#modules/scheduling/policy.ts'
import { LIVE_STATES } from '#modules/screenings/policy.ts'
import '#modules/screenings/public.ts'

// Reads across modules: what of two applications for one job cannot be next to each other.

const TAKEN_OFFERS = ['draft', 'waiting_for_approval', 'approved', 'sent', 'accepted'] as const

export const liveScreenings = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('screenings')
    .select(['application_id', 'state'])
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', sql<string>`any(${applicationIds})`)
    .where('state', 'in', [...LIVE_STATES])

export const takenOffers = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('offers')
    .select('application_id')
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', sql<string>`any(${applicationIds})`)
    .where('state', 'in', [...TAKEN_OFFERS])

export const openBookings = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('bookings')
    .select(['subject_id', 'part'])
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', sql<string>`any(${applicationIds})`)
    .where('state', 'in', [...OPEN_STATES])

export const unsentRejections = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('mail_messages')
    .select('subject_id')
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', sql<string>`any(${applicationIds})`)
    .where('template_key', '=', 'rejected')
    .where('state', 'in', ['held', 'waiting'])

export const submittedScorecards = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('scorecards')
    .select(['application_id', 'admin_id'])
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', sql<string>`any(${applicationIds})`)
    .where('submitted_at', 'is not', null)

/** When each application got its newest résumé. */
export const newestResumes = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('resumes')
    .select(eb => ['application_id', eb.fn.max('uploaded_at').as('at')])
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', sql<string>`any(${applicationIds})`)
    .groupBy('application_id')
