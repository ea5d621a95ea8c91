import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import '#modules/organizations/public.ts'
import type { StageTargets } from '../contract.ts'
import { saveTargets } from './queries.ts'

export async function setTargets(
  tx: OrganizationTransaction,
  actor: Actor,
  targets: StageTargets,
): Promise<StageTargets> {
  await saveTargets(tx, targets)
  await tx.emit(
    'organization.edited',
    tx.organizationId,
    { fields: ['stage_targets'] },
    { kind: 'admin', id: actor.adminId },
  )
  return targets
}
