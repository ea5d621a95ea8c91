import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { settleUnit, takeUnit } from './server/units.ts'
import type { UnitKind } from './server/tables.ts'

export { readPlanState, remaining, startSubscription } from './server/subscription.ts'

/**
 * Takes one unit of the plan for a subject, in the transaction that needs it; taking it again for the same subject is
 * harmless. @throws 402 `limit_reached` where none is left, with what is used, the limit and where to lift it
 */
export const consumeUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string, now: Date) =>
  takeUnit(tx, kind, subjectId, now, 'kept')

/** Takes one unit that may still be given back. */
export const reserveUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string, now: Date) =>
  takeUnit(tx, kind, subjectId, now, 'reserved')

/** A reserved unit is used for good. */
export const keepUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string) =>
  settleUnit(tx, kind, subjectId, 'kept')

/** Gives a unit back. */
export const returnUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string) =>
  settleUnit(tx, kind, subjectId, 'returned')
