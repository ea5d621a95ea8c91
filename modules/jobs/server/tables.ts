import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { Job, JobContent } from '../contract.ts'
import type { TeamRole } from '../policy.ts'

interface JobOpeningsTable {
  organization_id: string
  id: string
  title: string
  department: string | null
  locations: Json<string[]>
  workplace: Job['workplace']
  employment_type: Job['employment_type']
  experience_level: Job['experience_level']
  salary: NullableJson<NonNullable<Job['salary']>>
  /** Whether candidates see the pay. */
  show_salary: Defaulted<boolean>
  description: string
  requirements: Json<Job['requirements']>
  openings: Defaulted<number>
  closing_date: string | null
  interview_flow_id: string | null
  interview_settings_id: string | null
  extra_questions: Json<Job['extra_questions']>
  /** The IDs of the people. */
  hiring_team: Json<string[]>
  /** Their roles on the job, by ID. The own role of a person is the upper limit. */
  team_roles: ColumnType<Record<string, TeamRole>, string | undefined, string>
  /** Round IDs of the job's flow. */
  team_rounds: ColumnType<Record<string, string>, string | undefined, string>
  status: Job['status']
  published_at: NullableInstant
  archived_at: NullableInstant
  /** Since when it is closed or archived; null otherwise. */
  closed_at: NullableInstant
  created_by: string | null
  created_at: Instant
  updated_at: Instant
  /** Changes with every edit of the content. */
  version: Defaulted<number>
  /** Edits of a published job that candidates do not see yet. */
  draft_changes: NullableJson<JobContent>
  edited_by: string | null
  edited_at: NullableInstant
  /** The closing date whose end was announced. */
  closing_noticed: string | null
  /** Fictional: not public, and without a unit of the plan. */
  sample: Defaulted<boolean>
}

interface JobTemplatesTable {
  organization_id: string
  id: string
  name: string
  content: Json<JobContent>
  created_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    job_openings: JobOpeningsTable
    job_templates: JobTemplatesTable
  }
}
