import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { email, id, instant, line } from '#platform/contract/shapes.ts'
import { LONGEST_ANNOUNCEMENT, REGISTRATION_MODES } from '#modules/platform-settings/policy.ts'
import { officeProblems as problems } from '../words/office-problems.ts'

const settings = z.object({
  /** Counts the changes: an edit of an older version is refused. */
  version: z.number().int(),
  registration: z.enum(REGISTRATION_MODES),
  /** The key of the plan that new organizations start with. */
  default_plan: z.string(),
  brand_name: z.string(),
  brand_color: z.string(),
  support_email: z.string().nullable(),
  announcement: z.object({ id, text: z.string(), at: instant }).nullable(),
  plans: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      price_monthly: z.number().int(),
      currency: z.string(),
      trial_days: z.number().int(),
    }),
  ),
  invitations: z.array(
    z.object({
      id,
      email: z.string(),
      invited_by: z.string(),
      created_at: instant,
      expires_at: instant,
      /** The organization that was registered with it. */
      organization: z.object({ id, name: z.string() }).nullable(),
    }),
  ),
})
export type PlatformSettings = z.output<typeof settings>

const settingsEdit = z.object({
  version: z.number().int(),
  registration: z.enum(REGISTRATION_MODES).optional(),
  default_plan: line(60).optional(),
  brand_name: line(60).optional(),
  brand_color: z
    .string()
    .transform(value => value.toLowerCase())
    .pipe(z.string().regex(/^#[0-9a-f]{6}$/, problems.color))
    .optional(),
  support_email: email.nullable().optional(),
})

const failedTask = z.object({
  id,
  /** Its technical name, like `mail.send`. */
  name: z.string(),
  organization: z.object({ id, name: z.string().nullable() }).nullable(),
  /** The kind of the error. Its message can quote addresses or names, so it is only in the database. */
  error: z.string(),
  failed_at: instant,
  run_again_at: instant.nullable(),
})
export type FailedTask = z.output<typeof failedTask>

export const platformCalls = contract({
  'superAdmin.readSettings': {
    method: 'GET',
    path: '/super-admin/settings',
    who: 'super_admin.read',
    summary: 'What is set for the whole platform, with the plans that organizations can start with.',
    reply: settings,
  },
  'superAdmin.editSettings': {
    method: 'PUT',
    path: '/super-admin/settings',
    who: 'super_admin.full',
    summary:
      'Changes what is set for the whole platform. 409 `stale_edit` if someone changed it since `version`, 422 for a plan that organizations cannot start with.',
    body: settingsEdit,
    reply: settings,
  },
  'superAdmin.announce': {
    method: 'PUT',
    path: '/super-admin/settings/announcement',
    who: 'super_admin.full',
    summary: 'Shows an announcement to everyone who signs in, until they dismiss it. Replaces the one before.',
    body: z.object({ text: line(LONGEST_ANNOUNCEMENT) }),
    reply: settings,
  },
  'superAdmin.endAnnouncement': {
    method: 'DELETE',
    path: '/super-admin/settings/announcement',
    who: 'super_admin.full',
    summary: 'Stops showing the announcement.',
    reply: settings,
  },
  'superAdmin.inviteOrganization': {
    method: 'POST',
    path: '/super-admin/settings/invitations',
    who: 'super_admin.full',
    summary:
      'E-mails a link with which an organization can be registered for 14 days while registration is by invitation.',
    body: z.object({ email }),
    reply: settings,
    status: 201,
    limit: { max: 60, seconds: 3600 },
  },
  'superAdmin.withdrawOrganization': {
    method: 'DELETE',
    path: '/super-admin/settings/invitations/:id',
    who: 'super_admin.full',
    summary: 'Withdraws an invitation to register an organization. Its link stops working.',
    params: z.object({ id }),
    reply: settings,
  },
  'superAdmin.failedTasks': {
    method: 'GET',
    path: '/super-admin/failed-tasks',
    who: 'super_admin.read',
    summary: 'The newest 100 tasks that failed for good and were not run again, without what they were about.',
    reply: z.object({ items: z.array(failedTask), total: z.number().int() }),
  },
  'superAdmin.runTaskAgain': {
    method: 'POST',
    path: '/super-admin/failed-tasks/:id/run-again',
    who: 'super_admin.full',
    summary: 'Queues a failed task again, once. 409 `already_run_again`.',
    params: z.object({ id }),
    reply: failedTask,
  },
})
