import './tables.ts'
import type { Kysely } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { stage } from '#modules/applications/contract.ts'
import type { StageTargets } from '../contract.ts'

export const targetsOf = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('stage_targets').select(['stage', 'days']).where('organization_id', '=', organizationId)

export const saveTargets = (tx: OrganizationTransaction, targets: StageTargets) =>
  tx.q
    .insertInto('stage_targets')
    .values(stage.options.map(one => ({ organization_id: tx.organizationId, stage: one, days: targets[one] })))
    .onConflict(oc => oc.columns(['organization_id', 'stage']).doUpdateSet(eb => ({ days: eb.ref('excluded.days') })))
    .execute()
