import type { Generated } from 'kysely'
import type { Defaulted, Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { Answers } from '#modules/forms/contract.ts'
import '#modules/resumes/public.ts'
import type {
  BulkAction,
  BulkProblem,
  CommunicationKind,
  Evidence,
  ListColumn,
  ListFilter,
  Outcome,
  SortOrder,
  Stage,
} from '../contract.ts'

interface CandidatesTable {
  organization_id: string
  id: string
  /** Both null for people who were imported without an address. */
  email_key: string | null
  email: string | null
  name: string
  phone: string | null
  location: string | null
  links: Json<string[]>
  time_zone: string
  /** The candidate that this one was merged into. */
  merged_into: Generated<string | null>
  /** Fictional. */
  sample: Defaulted<boolean>
}

interface ApplicationsTable {
  organization_id: string
  id: string
  candidate_id: string
  /** Set by the database, and changed with the candidate's name. */
  candidate_name: Generated<string>
  job_id: string
  stage: Stage
  outcome: Outcome
  outcome_reason: 'we_declined' | 'they_declined' | 'neither' | null
  outcome_note: string | null
  stage_since: Instant
  applied_at: Instant
  form_version: number
  answers: Json<Answers>
  /** Of who submitted with the address of a known candidate, until a link that was e-mailed confirms it. */
  unconfirmed_time_zone: Defaulted<string | null>
  source: string
  knockout: boolean
  job_archived: Defaulted<boolean>
  owner_id: string | null
  tags: Defaulted<string[]>
  resume_state: 'none' | 'waiting' | 'reading' | 'read' | 'needs_person'
  match_state: 'none' | 'waiting' | 'running' | 'ready' | 'needs_person' | 'failed'
  match_score: number | null
  screening_state: string | null
  screening_until: NullableInstant
  interview_state: 'waiting' | 'running' | 'ready' | 'needs_person' | 'failed' | null
  interview_score: number | null
  interview_low: number | null
  interview_high: number | null
  /** What made the score: `provider/model@prompt version`; null for the built-in rules engine. */
  match_engine: string | null
  interview_engine: string | null
  /** A hash of what the match was made with besides the résumé; null if nothing was compared, or it was not recorded. */
  match_basis: Generated<string | null>
  /** The score that sorts and filters lists, set by the database: null without a score of a validated engine. */
  ranked_score: Generated<number | null>
  /** The same for the match alone, and for the interview: of scorecards, or else of a validated engine. */
  match_rank: Generated<number | null>
  interview_rank: Generated<number | null>
  scorecard_score: Generated<number | null>
  /** `requirement:met`, `requirement:partly`, `requirement:missing` of the newest match. */
  requirement_results: Defaulted<string[]>
  evidence: NullableJson<Evidence>
  last_communication: string | null
  last_communication_at: NullableInstant
  /** When the candidate was first told more than that the application arrived. */
  first_response_at: NullableInstant
  /** Whether a screening was completed, set by the database. */
  screened: Generated<boolean>
  name_key: string
  kept_for_other_roles: Defaulted<boolean>
  /** A colleague's practice interview: in no list, count or figure. */
  practice: Defaulted<boolean>
  /** Of a fictional job, set by the database. */
  sample: Generated<boolean>
  retention_ended_at: NullableInstant
  /** When it was asked to delete everything about it. Applying again takes that back. */
  erasure_requested_at: NullableInstant
}

/** The words that the search finds. */
interface ApplicationSearchTable {
  organization_id: string
  application_id: string
  words: string
  /** Without what tells who the candidate is. */
  blind_words: string
  /** Written by a trigger: the words of names, addresses and jobs, and when the application arrived. */
  names: Generated<string>
  applied_at: Generated<Date>
}

/** Tags and requirement results one by one, written by a trigger. */
interface ApplicationLabelsTable {
  organization_id: string
  label: string
  applied_at: Instant
  application_id: string
}

interface SubmissionsTable {
  organization_id: string
  id: string
  application_id: string
  form_version: number
  answers: Json<Answers>
  resume_id: string | null
  files: Json<{ field: string; key: string; name: string; bytes: number }[]>
  at: Instant
  /** The version of the privacy notice that was accepted with it; null if none was. */
  privacy_version: number | null
}

interface VoluntaryAnswersTable {
  organization_id: string
  id: string
  job_id: string
  question: string
  answer: string
  month: string
}

interface ApplicationNotesTable {
  organization_id: string
  id: string
  application_id: string
  admin_id: string
  text: string
  at: Instant
  version: Defaulted<number>
  edited_at: NullableInstant
  deleted_at: NullableInstant
  /** The colleagues whom the text names with @. */
  mentions: Defaulted<string[]>
}

interface CommunicationsTable {
  organization_id: string
  message_id: string
  application_id: string
  kind: CommunicationKind
  at: Instant
}

/** The exact number of applications, including changes that are not yet folded into the counters. */
interface ApplicationTotalsView {
  organization_id: string
  job_id: string
  stage: Stage
  outcome: Outcome
  count: number
}

interface ApplicationAssigneesTable {
  organization_id: string
  application_id: string
  admin_id: string
}

interface ApplicationCountDeltasTable {
  organization_id: string
  id: Generated<number>
  job_id: string
  stage: Stage
  outcome: Outcome
  delta: number
}

/** What a figure of the past counts. `screened` counts the day of the application, the others their own day. */
export type Figure = 'applied' | 'screened' | 'responded' | 'hired' | `left_${Stage}`

interface ApplicationFiguresTable {
  organization_id: string
  /** `ALL_JOBS` for all jobs together. */
  job_id: string
  figure: Figure
  period: 'day' | 'week' | 'month'
  /** The first day of the period, in the time zone of the organization. */
  starts_on: string
  source: string
  /** How long it took; coarser above two days. 0 for `applied` and `screened`. */
  hours: number
  count: number
}

interface ApplicationFigureDeltasTable {
  organization_id: string
  id: Generated<number>
  job_id: string
  figure: Figure
  on_day: string
  source: string
  hours: number
  delta: number
}

interface SavedViewsTable {
  organization_id: string
  id: string
  admin_id: string
  name: string
  shared: boolean
  filter: Json<ListFilter>
  sort: SortOrder
  layout: 'table' | 'board'
  columns: NullableJson<ListColumn[]>
  created_at: Instant
}

interface DefaultViewsTable {
  organization_id: string
  admin_id: string
  view_id: string
}

interface BulkRunsTable {
  organization_id: string
  id: string
  admin_id: string
  action: Json<BulkAction>
  state: 'running' | 'finished' | 'undoing' | 'undone'
  created_at: Instant
  finished_at: NullableInstant
}

/** What a bulk action changes of an application. */
export interface BulkSnapshot {
  readonly stage: Stage
  readonly outcome: Outcome
  readonly outcome_reason: ApplicationsTable['outcome_reason']
  readonly outcome_note: string | null
  readonly stage_since: string
  readonly tags: readonly string[]
  readonly owner_id: string | null
  readonly screening_state: string | null
}

interface BulkItemsTable {
  organization_id: string
  run_id: string
  application_id: string
  position: number
  state: 'waiting' | 'done' | 'excluded' | 'failed' | 'undone' | 'kept'
  problem: BulkProblem | null
  detail: string | null
  before: NullableJson<BulkSnapshot>
  after: NullableJson<BulkSnapshot>
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    candidates: CandidatesTable
    applications: ApplicationsTable
    application_labels: ApplicationLabelsTable
    application_search: ApplicationSearchTable
    submissions: SubmissionsTable
    voluntary_answers: VoluntaryAnswersTable
    application_notes: ApplicationNotesTable
    application_assignees: ApplicationAssigneesTable
    bulk_runs: BulkRunsTable
    bulk_items: BulkItemsTable
    saved_views: SavedViewsTable
    default_views: DefaultViewsTable
    communications: CommunicationsTable
    application_totals: ApplicationTotalsView
    application_counts: ApplicationTotalsView
    application_count_deltas: ApplicationCountDeltasTable
    application_figures: ApplicationFiguresTable
    application_figure_totals: ApplicationFiguresTable
    application_figure_deltas: ApplicationFigureDeltasTable
  }
}
