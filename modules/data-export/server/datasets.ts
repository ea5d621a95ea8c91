import type { Tables } from '#platform/db/tables.ts'

type TableName = keyof Tables & string
type ColumnOf<T extends TableName> = keyof Tables[T] & string

/** From a row to what it belongs to: the column with the ID, and the table where it is found. */
export type Step = readonly [column: string, table: TableName]

/** Rows of one table in one CSV and one JSON file. */
export interface Dataset {
  /** The folder and the name of both files. */
  readonly name: string
  readonly table: TableName
  readonly columns: readonly string[]
  /** What identifies a row within the organization, in the order of the files. */
  readonly key: readonly string[]
  /** Columns that are not exported, because they are computed from others or are about the storage. */
  readonly without: readonly string[]
  /**
   * The way to the application, candidate or job. Rows of sample data and of practice interviews are left out. Without it, all rows of
   * the organization are exported.
   */
  readonly of?: readonly Step[]
  /** Only the rows in which a column has this value. */
  readonly only?: readonly [column: string, value: true | 'null' | 'not null']
  /** How many rows are read at a time, if they can be large. */
  readonly page?: number
}

interface Options<T extends TableName> {
  readonly key?: readonly ColumnOf<T>[]
  readonly without?: readonly ColumnOf<T>[]
  readonly of?: readonly Step[]
  readonly only?: readonly [ColumnOf<T>, true | 'null' | 'not null']
  readonly page?: number
}

const dataset = <const T extends TableName>(
  name: string,
  table: T,
  columns: readonly ColumnOf<T>[],
  { key = ['id' as ColumnOf<T>], without = [], ...options }: Options<T> = {},
): Dataset => ({ name, table, columns, key, without, ...options })

const application: Step = ['application_id', 'applications']
const ofApplication = { of: [application] }
const ofScreening = { of: [['screening_id', 'screenings'], application] as const }
const ofEvaluation = { of: [['evaluation_id', 'evaluations'], application] as const }
const ofOffer = { of: [['offer_id', 'offers'], application] as const }
const ofJob = { of: [['job_id', 'job_openings']] as const }
/** Rows with text of whole documents or results. */
const LARGE = 20

/** Everything that is exported as rows, in the order of the archive. A new column has to be listed here or under `without`. */
// prettier-ignore
export const datasets: readonly Dataset[] = [
  dataset('admins/admins', 'admins', ['id', 'name', 'email', 'role', 'time_zone', 'created_at', 'last_seen_at', 'removed_at'], { without: ['password_hash', 'email_verified_at', 'two_factor_at'] }),
  dataset('admins/invitations', 'admin_invitations', ['id', 'email', 'role', 'job_ids', 'invited_by', 'created_at', 'expires_at']),
  dataset('admins/availability', 'availability', ['admin_id', 'hours', 'buffer_before', 'buffer_after', 'notice_hours', 'horizon_days', 'step_minutes', 'daily_limit'], { key: ['admin_id'], without: ['version'] }),
  dataset('admins/availability-exceptions', 'availability_exceptions', ['admin_id', 'date', 'hours'], { key: ['admin_id', 'date'] }),

  dataset('jobs/jobs', 'job_openings', ['id', 'title', 'department', 'status', 'locations', 'workplace', 'employment_type', 'experience_level', 'salary', 'show_salary', 'description', 'requirements', 'openings', 'closing_date', 'interview_flow_id', 'interview_settings_id', 'extra_questions', 'hiring_team', 'team_roles', 'published_at', 'archived_at', 'created_by', 'created_at', 'updated_at', 'version', 'draft_changes', 'edited_by', 'edited_at'], { of: [], without: ['closing_noticed', 'sample'], page: LARGE }),
  dataset('jobs/templates', 'job_templates', ['id', 'name', 'content', 'created_at'], { page: LARGE }),
  dataset('jobs/closings', 'job_closings', ['id', 'job_id', 'state', 'decision', 'subject', 'body', 'excluded', 'send_at', 'status_before', 'closed_by', 'closed_at'], ofJob),
  dataset('jobs/closing-recipients', 'job_closing_recipients', ['closing_id', 'application_id', 'state', 'problem'], { key: ['closing_id', 'application_id'], ...ofApplication }),
  dataset('jobs/stage-targets', 'stage_targets', ['stage', 'days'], { key: ['stage'] }),
  dataset('jobs/saved-views', 'saved_views', ['id', 'admin_id', 'name', 'filter', 'sort', 'layout', 'columns', 'created_at'], { only: ['shared', true], without: ['shared'] }),
  dataset('jobs/imports', 'imports', ['id', 'job_id', 'admin_id', 'informs', 'state', 'created_at', 'finished_at'], { without: ['changed_at'] }),
  dataset('jobs/imported-files', 'import_items', ['id', 'import_id', 'file_name', 'content_type', 'bytes', 'sha256', 'state', 'reason', 'application_id', 'changed_at'], { without: ['file_key', 'reading_since'] }),

  dataset('forms/versions', 'form_configs', ['version', 'sections', 'created_at', 'published_by'], { key: ['version'], without: ['id'], page: LARGE }),
  dataset('forms/draft', 'form_drafts', ['version', 'based_on', 'sections', 'edited_by', 'edited_at'], { key: ['version'] }),
  dataset('flows/flows', 'interview_flows', ['id', 'name', 'description', 'version', 'updated_at', 'removed_at']),
  dataset('flows/versions', 'interview_flow_versions', ['flow_id', 'version', 'name', 'description', 'rounds', 'saved_by', 'saved_at'], { key: ['flow_id', 'version'], page: LARGE }),
  dataset('interview-settings/interview-settings', 'interview_settings', ['id', 'settings', 'is_default', 'updated_at', 'removed_at']),
  dataset('email-templates/templates', 'email_templates', ['id', 'key', 'name', 'subject', 'body', 'enabled', 'version', 'draft_subject', 'draft_body', 'edited_by', 'updated_at'], { without: ['revision'], page: LARGE }),
  dataset('email-templates/versions', 'email_template_versions', ['template_id', 'version', 'name', 'subject', 'body', 'published_by', 'published_at'], { key: ['template_id', 'version'], page: LARGE }),
  dataset('custom-ai/fields', 'custom_ai_fields', ['id', 'name', 'version', 'question', 'answer_type', 'details', 'source', 'all_jobs', 'hidden_in_blind_review', 'enabled', 'created_at', 'updated_at'], { without: ['revision'] }),
  dataset('custom-ai/field-versions', 'custom_ai_field_versions', ['field_id', 'version', 'question', 'answer_type', 'details', 'source', 'changed_by', 'changed_at'], { key: ['field_id', 'version'] }),
  dataset('custom-ai/field-jobs', 'custom_ai_field_jobs', ['field_id', 'job_id'], { key: ['field_id', 'job_id'], ...ofJob }),
  dataset('custom-ai/answers', 'custom_ai_answers', ['id', 'application_id', 'field_id', 'version', 'state', 'value', 'quotes', 'reasoning', 'unsupported', 'evidence_deleted', 'screening_id', 'engine', 'model', 'problem', 'input_tokens', 'output_tokens', 'cost_usd', 'created_at', 'finished_at'], { ...ofApplication, without: ['prompt_hash', 'input_hash', 'milliseconds'], page: LARGE }),

  dataset('candidates/candidates', 'candidates', ['id', 'name', 'email', 'phone', 'location', 'links', 'time_zone', 'merged_into'], { of: [], without: ['email_key', 'sample'] }),
  dataset('candidates/merges', 'merges', ['id', 'kept_id', 'merged_id', 'merged_by', 'merged_at', 'undo_until', 'state', 'ended_at', 'application_ids'], { of: [['kept_id', 'candidates']], without: ['record'] }),
  dataset('candidates/possible-duplicates', 'duplicate_pairs', ['first_id', 'second_id', 'reasons', 'state', 'found_at', 'decided_by', 'decided_at'], { key: ['first_id', 'second_id'], of: [['first_id', 'candidates']] }),

  dataset('applications/applications', 'applications', ['id', 'candidate_id', 'candidate_name', 'job_id', 'stage', 'outcome', 'outcome_reason', 'outcome_note', 'stage_since', 'applied_at', 'source', 'form_version', 'answers', 'knockout', 'owner_id', 'tags', 'resume_state', 'match_state', 'match_score', 'match_engine', 'requirement_results', 'screening_state', 'screening_until', 'screened', 'interview_state', 'interview_score', 'interview_low', 'interview_high', 'interview_engine', 'scorecard_score', 'last_communication', 'last_communication_at', 'first_response_at', 'kept_for_other_roles', 'retention_ended_at'], { of: [], without: ['job_archived', 'evidence', 'name_key', 'ranked_score', 'match_rank', 'interview_rank', 'match_basis', 'practice', 'sample'] }),
  dataset('applications/submissions', 'submissions', ['id', 'application_id', 'form_version', 'answers', 'resume_id', 'files', 'at'], ofApplication),
  dataset('applications/assigned-reviewers', 'application_assignees', ['application_id', 'admin_id'], { key: ['application_id', 'admin_id'], ...ofApplication }),
  dataset('applications/notes', 'application_notes', ['id', 'application_id', 'admin_id', 'text', 'at', 'version', 'edited_at', 'mentions'], { ...ofApplication, only: ['deleted_at', 'null'], without: ['deleted_at'] }),
  dataset('applications/to-dos', 'todos', ['id', 'application_id', 'text', 'due_on', 'assignee_id', 'created_by', 'created_at', 'done_at', 'done_by'], { ...ofApplication, only: ['deleted_at', 'null'], without: ['deleted_at', 'version', 'reminded_at'] }),
  dataset('applications/attachments', 'attachments', ['id', 'application_id', 'name', 'content_type', 'bytes', 'created_by', 'created_at'], { ...ofApplication, only: ['deleted_at', 'null'], without: ['deleted_at', 'file_key'] }),
  dataset('applications/share-links', 'share_links', ['id', 'application_id', 'includes', 'name_hidden', 'expires_at', 'created_by', 'created_at', 'revoked_at', 'opened_count', 'last_opened_at'], ofApplication),
  dataset('applications/timeline', 'events', ['id', 'at', 'name', 'subject_id', 'actor_kind', 'actor_id', 'data'], { of: [['subject_id', 'applications']], without: ['address', 'audited'] }),

  dataset('resumes/readings', 'resumes', ['id', 'application_id', 'file_name', 'content_type', 'bytes', 'sha256', 'state', 'problem', 'pages', 'summary', 'profile', 'uploaded_at', 'read_at'], { ...ofApplication, without: ['file_key', 'reading_since'], page: LARGE }),
  dataset('resumes/corrections', 'resume_corrections', ['resume_id', 'version', 'made_by', 'admin_id', 'changes', 'at'], { key: ['resume_id', 'version'], of: [['resume_id', 'resumes'], application] }),

  dataset('evaluations/evaluations', 'evaluations', ['id', 'application_id', 'kind', 'source_id', 'state', 'engine', 'model', 'prompt_version', 'result', 'problem', 'created_at', 'finished_at'], { ...ofApplication, page: LARGE }),
  dataset('evaluations/opinions', 'opinions', ['evaluation_id', 'criterion', 'admin_id', 'agrees', 'level', 'note', 'at'], { key: ['evaluation_id', 'criterion', 'admin_id'], ...ofEvaluation }),
  dataset('evaluations/scorecards', 'scorecards', ['application_id', 'admin_id', 'ratings', 'recommendation', 'note', 'submitted_at', 'revealed_at'], { key: ['application_id', 'admin_id'], ...ofApplication, only: ['submitted_at', 'not null'] }),
  dataset('evaluations/model-calls', 'model_runs', ['id', 'evaluation_id', 'purpose', 'provider', 'model', 'prompt_version', 'input_tokens', 'output_tokens', 'cost_usd', 'milliseconds', 'at'], { without: ['input_hash'] }),

  dataset('screenings/screenings', 'screenings', ['id', 'application_id', 'candidate_id', 'job_id', 'state', 'snapshot', 'retake', 'until', 'invited_by', 'invited_at', 'opened_at', 'started_at', 'ended_at', 'reminded_at', 'consent', 'engines', 'recordings_deleted_at', 'transcript_deleted_at'], { ...ofApplication, page: LARGE }),
  dataset('screenings/questions', 'screening_questions', ['screening_id', 'position', 'question_id', 'outcome', 'outcome_reason'], { key: ['screening_id', 'question_id'], ...ofScreening }),
  dataset('screenings/transcripts', 'screening_turns', ['id', 'screening_id', 'seq', 'speaker', 'kind', 'question_id', 'text', 'original_text', 'corrected_at', 'reason', 'request', 'input', 'confidence', 'start_ms', 'end_ms', 'heard_ms', 'recording_id', 'audio_offset_ms', 'at'], { ...ofScreening, without: ['client_turn_id'] }),
  dataset('screenings/recordings', 'recordings', ['id', 'screening_id', 'kind', 'mime', 'state', 'starts_ms', 'bytes', 'duration_ms', 'seekable', 'problem', 'created_at', 'finished_at'], { ...ofScreening, without: ['client_recording_id', 'chunks', 'file_key'] }),
  dataset('screenings/accommodation-requests', 'accommodation_requests', ['id', 'screening_id', 'request', 'asked_at', 'due_at', 'answered_at', 'note'], ofScreening),
  dataset('screenings/connections', 'connection_log', ['id', 'screening_id', 'opened_at', 'closed_at', 'reason'], ofScreening),

  dataset('interviews/interviews', 'bookings', ['id', 'subject_id', 'subject_title', 'part', 'title', 'state', 'start_at', 'end_at', 'minutes', 'organizer_zone', 'attendee_zone', 'attendee_name', 'attendee_email', 'place', 'message', 'offered', 'offer_until', 'panel', 'day_id', 'offset_minutes', 'moves', 'asked', 'cancelled_by', 'cancel_reason', 'created_by', 'created_at', 'updated_at'], { of: [['subject_id', 'applications']], without: ['ics_uid', 'ics_sequence', 'free_move'] }),
  dataset('interviews/interviewers', 'booking_people', ['booking_id', 'admin_id', 'active'], { key: ['booking_id', 'admin_id'], of: [['booking_id', 'bookings'], ['subject_id', 'applications']], without: ['during'] }),
  dataset('offers/offers', 'offers', ['id', 'application_id', 'state', 'version', 'expires_on', 'expires_at', 'created_by', 'created_at', 'updated_at', 'sent_by', 'sent_at', 'answered_at', 'signed_name', 'decline_reason', 'cancelled_by', 'cancelled_at'], { ...ofApplication, without: ['reminded_at'] }),
  dataset('offers/versions', 'offer_versions', ['offer_id', 'version', 'position', 'pay_amount', 'pay_currency', 'pay_period', 'start_on', 'body', 'attachment_ids', 'created_by', 'created_at'], { key: ['offer_id', 'version'], ...ofOffer }),
  dataset('offers/approvals', 'offer_approvals', ['id', 'offer_id', 'version', 'admin_id', 'asked_at', 'decision', 'reason', 'decided_at'], ofOffer),
  dataset('offers/files', 'offer_files', ['id', 'application_id', 'name', 'content_type', 'bytes', 'attached', 'created_by', 'created_at'], { ...ofApplication, without: ['file_key'] }),
  dataset('messages/e-mails', 'mail_messages', ['id', 'subject_id', 'to_address', 'to_name', 'template_key', 'subject', 'text_body', 'state', 'send_at', 'sent_at', 'failure', 'tries', 'created_at'], { of: [['subject_id', 'applications']], without: ['sealed', 'about_id', 'sample'], page: LARGE }),
  dataset('messages/written-messages', 'written_messages', ['id', 'application_id', 'admin_id', 'mail_id', 'subject', 'body', 'created_at'], ofApplication),
  dataset('messages/communications', 'communications', ['message_id', 'application_id', 'kind', 'at'], { key: ['message_id'], ...ofApplication }),

  dataset('audit-log/audit-log', 'events', ['id', 'at', 'name', 'subject_id', 'actor_kind', 'actor_id', 'address', 'data'], { only: ['audited', true], without: ['audited'] }),
  dataset('billing/subscription', 'subscriptions', ['id', 'plan_id', 'status', 'current_period_start', 'current_period_end'], { key: ['id'] }),
  dataset('billing/usage', 'usage_entries', ['kind', 'subject_id', 'state', 'at'], { key: ['kind', 'subject_id'] }),
]

/** Exported in files of their own, which `datasets` cannot describe. */
export const exportedApart: Partial<Record<TableName, string>> = {
  organizations: 'organization.json',
  organization_settings: 'organization.json',
  voluntary_answers: 'demographic-answers: counted, so that no answer belongs to a person',
}

/** Tables with rows of an organization that are not exported, and why. A test fails for a table that is listed nowhere. */
export const leftOut: Partial<Record<TableName, string>> = {
  application_count_deltas: 'counts of applications',
  application_counts: 'counts of applications',
  application_figure_deltas: 'counts for charts',
  application_figures: 'counts for charts',
  application_labels: 'an index of applications',
  application_search: 'an index of applications',
  bulk_items: 'progress of work that is done; its results are in the applications and their timelines',
  bulk_runs: 'progress of work that is done; its results are in the applications and their timelines',
  busy_calendars: 'private addresses of calendars',
  busy_periods: 'times from private calendars',
  calendar_feeds: 'private addresses',
  candidate_keys: 'an index of candidates',
  custom_ai_results: 'an index of the answers',
  custom_ai_run_items: 'progress of work that is done; its results are the answers',
  custom_ai_runs: 'progress of work that is done; its results are the answers',
  data_exports: 'the exports themselves',
  default_views: 'a personal choice of the screen',
  dry_run_candidates: 'tests with invented candidates',
  dry_runs: 'tests with invented candidates',
  evaluation_rerun_items: 'progress of work that is done; its results are the evaluations',
  evaluation_reruns: 'progress of work that is done; its results are the evaluations',
  first_run_marks: 'which first steps were shown',
  idempotent_replies: 'replies that are stored for a day, encrypted for their callers',
  interview_rooms: 'the state of interviews in progress; what was said is in the transcripts',
  links: 'secrets of links',
  notification_preferences: 'a personal choice',
  notifications: 'personal, made from events that are in the timelines',
  practice_interviews: 'private to the person who practices',
  recording_chunks: 'parts of recordings before they are joined',
  sample_data: 'whether sample data is on',
  sessions: 'secrets of sign-ins',
  sign_in_addresses: 'an index of admins',
  two_factor_methods: 'secrets of sign-ins',
  two_factor_recovery_codes: 'secrets of sign-ins',
  unsealed_mail: 'e-mails on their way',
}
