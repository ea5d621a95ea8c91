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
  /** The own profile, password, sessions, calendar; names of colleagues and of the organization. */
  signed_in: EVERYONE,
  'jobs.read': EVERYONE,
  'candidates.read': EVERYONE,
  /** Scorecards, notes, opinions on an AI evaluation, feedback on an own interview. */
  'candidates.review': EVERYONE,
  /** Moving, rejecting, hiring, inviting, scheduling, and what goes with it. */
  'candidates.decide': DECIDERS,
  /** Importing, exporting, merging and deleting candidates. */
  'candidates.manage': RECRUITERS,
  'jobs.edit': DECIDERS,
  /** Creating, publishing, closing and archiving jobs. */
  'jobs.manage': RECRUITERS,
  /** Reading the form, flows, interview settings and e-mail templates, as the job editor needs them. */
  'setup.read': DECIDERS,
  'setup.edit': RECRUITERS,
  /** The counts that the plan leaves, and its warnings. */
  'usage.read': DECIDERS,
  /** Organization settings and the audit log. */
  'organization.settings': ADMINISTRATORS,
  /** Inviting people, changing roles and hours of others; owners are changed by owners alone. */
  'people.manage': ADMINISTRATORS,
  /** Billing, the plan, deleting the organization. */
  'organization.own': ['owner'],
} as const satisfies Record<string, readonly AdminRole[]>

export type Permission = keyof typeof PERMISSIONS

/** Every permission, for tests that try each of them. */
export const permissions = Object.keys(PERMISSIONS) as Permission[]

/** Whether a role is enough. The scope is checked apart: by what the call is about. */
export const can = (role: AdminRole, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly AdminRole[]).includes(role)

/** Whether a role sees every job and candidate; the others see what the hiring team gives them. */
export const seesAllJobs = (role: AdminRole): boolean => can(role, 'candidates.manage')
