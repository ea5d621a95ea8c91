import { sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'

// Reads across modules: jobs are a module above this one, so their types are not known here.

/** The titles of up to 5 jobs that use a flow and are not over. */
export async function jobsUsingFlow(tx: OrganizationTransaction, flowId: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from job_openings
    where organization_id = ${tx.organizationId} and interview_flow_id = ${flowId}
      and archived_at is null and status <> 'closed'
    limit 5`.execute(tx.q)
  return rows.map(({ title }) => title)
}
