import { ADMIN_ROLES, type AdminRole } from '#platform/access/roles.ts'
import type { PathName } from '#apps/web/paths.ts'

const DECIDERS = ['owner', 'admin', 'recruiter', 'hiring_manager'] as const
const RECRUITERS = ['owner', 'admin', 'recruiter'] as const
const ADMINISTRATORS = ['owner', 'admin'] as const

/** Who may make a call: these roles, or `anyone` without an account, or the holder of a link. */
export type Callers = readonly AdminRole[] | 'anyone' | 'link'

/**
 * The calls of the recruiter's day at the paths that other programs know, and who may make them. Written out a second time on purpose:
 * a changed path or permission has to be changed here, too.
 */
export const RECRUITING_CALLS: readonly (readonly [call: string, callers: Callers])[] = [
  ['GET /api/admins/', ADMIN_ROLES],
  ['GET /api/admins/{id}', ADMIN_ROLES],
  ['PUT /api/admins/{id}', ADMIN_ROLES],
  ['DELETE /api/admins/{id}', ADMINISTRATORS],
  ['GET /api/admins/invitations', ADMINISTRATORS],
  ['POST /api/admins/invitations', ADMINISTRATORS],
  ['GET /api/calendar', ADMIN_ROLES],
  ['GET /api/calendar/feed', ADMIN_ROLES],
  ['GET /api/availability', ADMIN_ROLES],
  ['PUT /api/availability', ADMIN_ROLES],
  ['POST /api/applications/{id}/submit', 'anyone'],
  ['POST /api/applications/{id}/evaluate', DECIDERS],
  ['PUT /api/applications/{id}/status', DECIDERS],
  ['GET /api/applications/dashboard', ADMIN_ROLES],
  ['GET /api/applications', ADMIN_ROLES],
  ['GET /api/applications/imports', RECRUITERS],
  ['POST /api/applications/imports', RECRUITERS],
  ['GET /api/applications/{id}/offers', DECIDERS],
  ['POST /api/applications/{id}/offers', DECIDERS],
  ['GET /api/candidates/{candidate_uuid}', ADMIN_ROLES],
  ['GET /api/candidates/duplicates', RECRUITERS],
  ['POST /api/candidates/merges', RECRUITERS],
  ['GET /api/saved-views', ADMIN_ROLES],
  ['POST /api/saved-views', ADMIN_ROLES],
  ['GET /api/notifications', ADMIN_ROLES],
  ['GET /api/account/notification-preferences', ADMIN_ROLES],
  ['PUT /api/account/notification-preferences', ADMIN_ROLES],
  ['GET /api/account/sessions', ADMIN_ROLES],
  ['DELETE /api/account/sessions', ADMIN_ROLES],
  ['DELETE /api/account/sessions/{sessionId}', ADMIN_ROLES],
  ['GET /api/account/two-factor', ADMIN_ROLES],
  ['POST /api/account/two-factor', ADMIN_ROLES],
  ['POST /api/account/two-factor/confirm', ADMIN_ROLES],
  ['POST /api/account/two-factor/recovery-codes', ADMIN_ROLES],
  ['DELETE /api/account/two-factor', ADMIN_ROLES],
  ['POST /api/auth/two-factor', 'anyone'],
  ['GET /api/organizations', ADMIN_ROLES],
  ['PUT /api/organizations', ADMINISTRATORS],
  ['DELETE /api/organizations', ['owner']],
  ['POST /api/organizations/keep', ['owner']],
  ['GET /api/retention/upcoming', ADMINISTRATORS],
  ['GET /api/audit-log', ADMINISTRATORS],
  ['GET /interview/screenings/{uuid}/assets/all', ADMIN_ROLES],
  ['POST /api/admins/screening/reschedule', DECIDERS],
  ['POST /api/interview-review/reschedule', DECIDERS],
  ['POST /api/admins/schedule/round_two', DECIDERS],
  ['GET /api/organizations/{id}/job_openings/public/all', 'anyone'],
  ['POST /api/organizations/job_openings', RECRUITERS],
  ['GET /api/organizations/job_openings', ADMIN_ROLES],
  ['GET /api/organizations/job_openings/{jobId}', ADMIN_ROLES],
  ['PUT /api/organizations/job_openings/{jobId}', DECIDERS],
  ['DELETE /api/organizations/job_openings/{jobId}', RECRUITERS],
  ['GET /api/organizations/job_openings/deleted', RECRUITERS],
  ['POST /api/organizations/job_openings/{jobId}/recover', RECRUITERS],
  ['GET /api/organizations/job_openings/{jobId}/evaluations', ADMIN_ROLES],
  ['POST /api/organizations/job_openings/{jobId}/evaluations', DECIDERS],
  ['GET /api/analyze', ADMIN_ROLES],
  ['GET /api/recommendations', ADMIN_ROLES],
  ['GET /api/summary', ADMIN_ROLES],
  ['GET /api/dashboard/monthly_applications', ADMIN_ROLES],
  ['GET /api/dashboard/widget_data', ADMIN_ROLES],
  ['GET /api/public/offers/{token}', 'link'],
  ['GET /api/public/corrections/{token}', 'link'],
]

/** The pages of the recruiter's day. */
export const RECRUITING_PAGES: readonly (readonly [path: string, name: PathName])[] = [
  ['/dashboard', 'dashboard'],
  ['/settings/admin', 'settingsAdmin'],
  ['/applications', 'applications'],
  ['/candidate-details/:candidateUuid', 'candidateDetails'],
  ['/job-listings', 'jobListings'],
  ['/create-job', 'createJob'],
  ['/create-job/:id', 'editJob'],
  ['/view-analysis-result/:id', 'viewAnalysisResult'],
  ['/interview-calendar', 'interviewCalendar'],
]
