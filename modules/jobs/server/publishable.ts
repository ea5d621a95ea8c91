import { invalid } from '#platform/errors/problem-error.ts'
import type { JobRow } from './queries.ts'

/** What a job needs before it can be published. */
export function requirePublishable(
  row: Pick<JobRow, 'requirements' | 'interview_flow_id' | 'interview_settings_id' | 'description'>,
) {
  const errors = [
    ...(row.description.trim() ? [] : [{ path: 'description', message: 'Enter a description before you publish.' }]),
    ...(row.requirements.length > 0
      ? []
      : [
          {
            path: 'requirements',
            message: 'Add at least one requirement. Applications are compared with the requirements.',
          },
        ]),
    ...(row.interview_flow_id ? [] : [{ path: 'interview_flow_id', message: 'Choose an interview flow.' }]),
    ...(row.interview_settings_id ? [] : [{ path: 'interview_settings_id', message: 'Choose interview settings.' }]),
  ]
  if (errors.length > 0) throw invalid(errors, 'Complete these fields before you publish the job.')
}
