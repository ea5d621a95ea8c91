import '../tables.ts'
import type { Insertable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

type Opinion = Insertable<Tables['custom_ai_opinions']>

export const storeOpinion = (tx: OrganizationTransaction, row: Opinion) =>
  tx.q
    .insertInto('custom_ai_opinions')
    .values(row)
    .onConflict(oc =>
      oc.columns(['organization_id', 'answer_id', 'admin_id']).doUpdateSet({ agrees: row.agrees, at: row.at }),
    )
    .execute()

export const deleteOpinion = (
  tx: OrganizationTransaction,
  { answer_id, admin_id }: Pick<Opinion, 'answer_id' | 'admin_id'>,
) =>
  tx.q
    .deleteFrom('custom_ai_opinions')
    .where('organization_id', '=', tx.organizationId)
    .where('answer_id', '=', answer_id)
    .where('admin_id', '=', admin_id)
    .execute()
