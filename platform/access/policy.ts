import type { AdminRole } from './roles.ts'

const EVERYONE = ['owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer'] as const
const DECIDERS = ['owner', 'admin', 'recruiter', 'hiring_manager'] as const
const RECRUITERS = ['owner', 'admin', 'recruiter'] as const
const ADMINISTRATORS = ['owner', 'admin'] as const

/**
 * What each role may do, at most (product decisions, section 2). The hiring team of a job sets the scope: a hiring manager and
 * an interviewer do it for their own jobs and candidates only (`seesAllJobs`).
 */
const PERMISSIONS = {
  /** One's own profile, password, sessions and calendar; names of colleagues and of the organization. */
  signed_in: EVERYONE,
  'jobs.read': EVERYONE,
  'candidates.read': EVERYONE,
  /** Scorecards, notes, feedback on AI evaluations, feedback on one's own interviews. */
  'candidates.review': EVERYONE,
  /** Moving, rejecting, hiring, inviting and scheduling. */
  'candidates.decide': DECIDERS,
  /** Importing, exporting, merging and deleting candidates. */
  'candidates.manage': RECRUITERS,
  'jobs.edit': DECIDERS,
  /** Creating, publishing, closing and archiving jobs. */
  'jobs.manage': RECRUITERS,
  /** Reading the form, flows, interview settings and e-mail templates, as the job editor needs them. */
  'setup.read': DECIDERS,
  'setup.edit': RECRUITERS,
  /** The remaining usage of the plan, and its warnings. */
  'usage.read': DECIDERS,
  /** Organization settings and the audit log. */
  'organization.settings': ADMINISTRATORS,
  /** Inviting people, changing roles and working hours of others. Only owners can edit owners. */
  'people.manage': ADMINISTRATORS,
  /** Billing, the plan, deleting the organization. */
  'organization.own': ['owner'],
} as const satisfies Record<string, readonly AdminRole[]>

export type Permission = keyof typeof PERMISSIONS

/** All permissions, for tests. */
export const permissions = Object.keys(PERMISSIONS) as Permission[]

/** Whether a role has a permission. The scope is checked separately, by the subjects of the call. */
export const can = (role: AdminRole, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly AdminRole[]).includes(role)

/** Whether a role sees all jobs and candidates. The other roles see those of their hiring teams. */
export const seesAllJobs = (role: AdminRole): boolean => can(role, 'candidates.manage')
