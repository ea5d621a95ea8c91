import type { Tables } from '#platform/db/tables.ts'

/** Exported in files of their own, which `datasets` cannot describe. */
export const exportedApart: Partial<Record<keyof Tables, string>> = {
  organizations: 'organization.json',
  organization_settings: 'organization.json',
  voluntary_answers: 'demographic-answers: counted, so that no answer belongs to a person',
}

/** Tables with rows of an organization that are not exported, and why. A test fails for a table that is listed nowhere. */
export const leftOut: Partial<Record<keyof Tables, string>> = {
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
  passkeys: 'secrets of sign-ins',
  practice_interviews: 'private to the person who practices',
  recording_chunks: 'parts of recordings before they are joined',
  sample_data: 'whether sample data is on',
  sessions: 'secrets of sign-ins',
  sign_in_addresses: 'an index of admins',
  two_factor_attempts: 'secrets of sign-ins',
  two_factor_methods: 'secrets of sign-ins',
  two_factor_recovery_codes: 'secrets of sign-ins',
  unsealed_mail: 'e-mails on their way',
}
