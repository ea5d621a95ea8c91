import { invalid } from '#platform/errors/problem-error.ts'
import { jobProblems } from '../words/problems.ts'
import type { JobRow } from './queries.ts'

const words = jobProblems.unpublishable

/** What a job needs before it can be published. */
export function requirePublishable(
  row: Pick<JobRow, 'requirements' | 'interview_flow_id' | 'interview_settings_id' | 'description'>,
) {
  const errors = [
    ...(row.description.trim() ? [] : [{ path: 'description', message: words.description }]),
    ...(row.requirements.length > 0 ? [] : [{ path: 'requirements', message: words.requirements }]),
    ...(row.interview_flow_id ? [] : [{ path: 'interview_flow_id', message: words.flow }]),
    ...(row.interview_settings_id ? [] : [{ path: 'interview_settings_id', message: words.settings }]),
  ]
  if (errors.length > 0) throw invalid(errors, words.detail)
}
