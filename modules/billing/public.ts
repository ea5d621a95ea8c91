import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { settleUnit, takeUnit } from './server/units.ts'
import type { UnitKind } from './server/tables.ts'

export { readPlanState, remaining, startSubscription } from './server/subscription.ts'

/**
 * Uses one unit of the plan for a subject, in the transaction that needs it. Using it again for the same subject is
 * harmless. @throws 402 `limit_reached` if none is left, with the usage, the limit and the URL for an upgrade
 */
export const consumeUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string, now: Date) =>
  takeUnit(tx, kind, subjectId, now, 'kept')

/** Reserves one unit, which can still be returned. */
export const reserveUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string, now: Date) =>
  takeUnit(tx, kind, subjectId, now, 'reserved')

/** Confirms the use of a reserved unit. */
export const keepUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string) =>
  settleUnit(tx, kind, subjectId, 'kept')

/** Returns a unit. */
export const returnUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string) =>
  settleUnit(tx, kind, subjectId, 'returned')
