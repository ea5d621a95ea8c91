import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { UsingJob } from '../contract.ts'

// Reads across modules: jobs are a module above this one, so their types are not known here.

const NOT_OVER = sql`archived_at is null and status <> 'closed'`

type Used = { readonly flowId: string } | { readonly settingsId: string }

/** The titles of up to 5 jobs that use a flow or interview settings and are not over. */
export async function jobsUsing(tx: OrganizationTransaction, used: Used): Promise<string[]> {
  const uses =
    'flowId' in used ? sql`interview_flow_id = ${used.flowId}` : sql`interview_settings_id = ${used.settingsId}`
  const { rows } = await sql<{ title: string }>`
    select title from job_openings where organization_id = ${tx.organizationId} and ${uses} and ${NOT_OVER}
    order by created_at, id limit 5`.execute(tx.q)
  return rows.map(({ title }) => title)
}

/** How many jobs use each of the interview settings. */
export const jobsBySettings = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom(
      sql<{ settings_id: string; jobs: number }>`(
        select interview_settings_id as settings_id, count(*)::int as jobs from job_openings
        where organization_id = ${organizationId} and interview_settings_id is not null and ${NOT_OVER}
        group by interview_settings_id)`.as('used'),
    )
    .select(['used.settings_id', 'used.jobs'])

/** The jobs outside the archive that use each of the flows, and whether the viewer sees them. */
export const jobsByFlow = (q: Kysely<Tables>, { organizationId, adminId, sees }: Viewer) =>
  q
    .selectFrom(
      sql<{ flow_id: string; id: string; title: string; status: UsingJob['status']; visible: boolean }>`(
        select interview_flow_id as flow_id, id, title, status, ${sees === 'all'} or hiring_team ? ${adminId} as visible
        from job_openings
        where organization_id = ${organizationId} and interview_flow_id is not null and archived_at is null
        order by created_at, id limit 1000)`.as('used'),
    )
    .select(['used.flow_id', 'used.id', 'used.title', 'used.status', 'used.visible'])

/** What a draft of a flow is made from. */
export interface DraftedJob {
  readonly title: string
  readonly description: string
  readonly requirements: readonly { readonly text: string; readonly must_have: boolean }[]
}

export const draftedJob = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  q
    .selectFrom(
      sql<DraftedJob>`(
        select title, description, requirements from job_openings
        where organization_id = ${organizationId} and id = ${jobId} and archived_at is null)`.as('job'),
    )
    .select(['job.title', 'job.description', 'job.requirements'])
