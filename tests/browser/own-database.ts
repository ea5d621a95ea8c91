import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A migrated database for one product, on the test cluster, where a start takes less than with a cluster of its own. */
export async function ownDatabase() {
  const name = `browser_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`create database ${name} template evenhand owner evenhand strategy file_copy`)
  await admin.end()
  /** Runs a statement as the cluster's administrator, for whom row-level security does not apply. */
  async function change(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: inject('adminUrl').replace('/postgres?', `/${name}?`) })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  return {
    /** For the product. */
    url: inject('ownerUrl').replace('/evenhand?', `/${name}?`),
    change,
    /** Puts every organization on the largest plan. */
    onLargestPlan: () =>
      change(
        `update subscriptions s set plan_id = p.id, limit_jobs = p.limit_jobs, limit_interviews = p.limit_interviews,
           limit_custom_ai = p.limit_custom_ai, limit_interview_flows = p.limit_interview_flows, limit_admins = p.limit_admins,
           can_create_custom_ai = p.can_create_custom_ai, can_create_flow = p.can_create_flow
         from plans p where p.key = 'scale'`,
      ),
  }
}
