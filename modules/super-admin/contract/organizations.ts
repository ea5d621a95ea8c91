import { z } from 'zod'
import { ADMIN_ROLES } from '#platform/access/roles.ts'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, pageOf, pageQuery, prose, searchText } from '#platform/contract/shapes.ts'
import { subscription, transaction, usage } from '#modules/billing/contract.ts'
import { INTERVALS, UNIT_KINDS } from '#modules/billing/policy.ts'
import { SUSPENSION_REASONS } from '#modules/organizations/policy.ts'
import { LARGEST_LIMIT, MOST_EXPORTED, MOST_TRIAL_DAYS, ORGANIZATION_SORTS, ORGANIZATION_STATES } from '../policy.ts'
import { platformAuditEntry } from './audit.ts'

const state = z.enum(ORGANIZATION_STATES)

const filter = z.object({
  /** In the name, the website or the e-mail address of an admin. */
  search: searchText.optional(),
  state: state.optional(),
  plan_id: id.optional(),
  /** ISO 3166. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  sort: z.enum(ORGANIZATION_SORTS).default('newest'),
})
export type OrganizationFilter = z.output<typeof filter>

const organization = z.object({
  id,
  name: z.string(),
  website: z.string().nullable(),
  country: z.string().nullable(),
  state,
  plan: z.string(),
  subscription_status: z.string(),
  admins: z.number().int(),
  open_jobs: z.number().int(),
  /** AI interviews that were started in the last 30 days. */
  interviews: z.number().int(),
  last_sign_in: instant.nullable(),
  created_at: instant,
})
export type ManagedOrganization = z.output<typeof organization>

/** Counted over the last 30 days. None of it names a candidate. */
const failures = z.object({
  /** Tasks that failed for good, newest first. */
  tasks: z.array(
    z.object({
      /** Also in the line that the server logged about it. */
      id,
      at: instant,
      task: z.string(),
      queued_again: z.boolean(),
    }),
  ),
  undelivered_emails: z.number().int(),
  failed_evaluations: z.number().int(),
  interviews_without_answers: z.number().int(),
})

const details = organization.extend({
  industry: z.string().nullable(),
  size: z.string().nullable(),
  time_zone: z.string(),
  suspension: z.object({ since: instant, reason: z.enum(SUSPENSION_REASONS) }).nullable(),
  delete_at: instant.nullable(),
  subscription,
  usage: z.array(usage),
  /** Admins who signed in within the last 7 days. */
  active_admins: z.number().int(),
  paid: z.array(z.object({ currency: z.string(), amount: z.number().int() })),
  invoices: z.array(transaction),
  owners: z.array(
    z.object({ id, name: z.string(), email: z.string(), last_sign_in: instant.nullable(), two_factor: z.boolean() }),
  ),
  failures,
  /** What a suspension would affect now. */
  effect: z.object({
    admins: z.number().int(),
    owners: z.number().int(),
    open_jobs: z.number().int(),
    interviews_in_progress: z.number().int(),
    invitations: z.number().int(),
  }),
  /** What super admins did to it. */
  audit: z.array(platformAuditEntry),
  /** What its own people did, newest first: only what kind of change, when, and the role of who made it; null for the system. */
  activity: z.array(
    z.object({ id, at: instant, event: z.string(), role: z.enum(ADMIN_ROLES).nullable(), what: z.string() }),
  ),
  /** What its files take; null if they were not counted yet. */
  storage: z.object({ bytes: z.number().int(), counted_at: instant }).nullable(),
})
export type OrganizationDetails = z.output<typeof details>

const params = z.object({ id })
const invoiceParams = z.object({ id, transactionId: id })
/** Why, for the audit log. Never about candidates: it stays when they are deleted. */
const reason = line(500)

export const organizationCalls = contract({
  'superAdmin.organizations': {
    method: 'GET',
    path: '/super-admin/organizations',
    who: 'super_admin.read',
    summary: 'Lists organizations with their plan and usage, with how many there are in each state.',
    query: pageQuery.extend(filter.shape),
    reply: pageOf(organization).extend({
      states: z.record(state, z.number().int()),
      plans: z.array(z.object({ id, name: z.string() })),
      countries: z.array(z.string()),
    }),
  },
  'superAdmin.exportOrganizations': {
    method: 'GET',
    path: '/super-admin/organizations/export',
    who: 'super_admin.read',
    summary: `Exports the first ${MOST_EXPORTED} organizations of a filter as CSV. Cells that a spreadsheet would read as a formula are made harmless.`,
    query: filter,
    reply: z.object({ csv: z.string(), organizations: z.number().int(), complete: z.boolean() }),
    limit: { max: 20, seconds: 60 },
  },
  'superAdmin.organization': {
    method: 'GET',
    path: '/super-admin/organizations/:id',
    who: 'super_admin.read',
    summary:
      'An organization with its subscription, usage, invoices, owners, failures and audit log. Nothing about candidates.',
    params,
    reply: details,
  },
  'superAdmin.invoice': {
    method: 'GET',
    path: '/super-admin/organizations/:id/transactions/:transactionId/invoice',
    who: 'super_admin.read',
    summary: 'The invoice of an organization’s payment as PDF.',
    params: invoiceParams,
    file: true,
    limit: { max: 60, seconds: 60 },
  },
  'superAdmin.setStatus': {
    method: 'PUT',
    path: '/super-admin/organizations/:id/status',
    who: 'super_admin.full',
    summary:
      'Suspends an organization or restores it. Suspending ends the sessions of its people, who read the reason when they log in; job pages take no applications, invitations that were not started wait, and nothing is billed. Restoring gives the time back. 409 `suspended`, `not_suspended`.',
    params,
    body: z.discriminatedUnion('status', [
      z.object({
        status: z.literal('suspended'),
        reason: z.enum(SUSPENSION_REASONS),
        details: prose(2000).refine(text => text.length > 0),
        email_owners: z.boolean().default(true),
      }),
      z.object({
        status: z.literal('active'),
        details: prose(2000).refine(text => text.length > 0),
        email_owners: z.boolean().default(true),
      }),
    ]),
    reply: z.object({ state }),
  },
  'superAdmin.changePlan': {
    method: 'PUT',
    path: '/super-admin/organizations/:id/plan',
    who: 'super_admin.full',
    summary:
      'Puts an organization on a plan now. Nothing is charged until the end of the new period, and what was paid for unused days becomes credit. What exceeds smaller limits is kept. 409 `already_on_plan`, `other_currency`.',
    params,
    body: z.object({ plan_id: id, interval: z.enum(INTERVALS), reason }),
    reply: z.object({ plan: z.string() }),
  },
  'superAdmin.extendTrial': {
    method: 'PUT',
    path: '/super-admin/organizations/:id/trial',
    who: 'super_admin.full',
    summary: `Moves the end of a trial to a later time, at most ${MOST_TRIAL_DAYS} days from now. 409 \`no_trial\`; 422 if it is not later.`,
    params,
    body: z.object({ ends_at: instant, reason }),
    reply: z.object({ ends_at: instant }),
  },
  'superAdmin.addUnits': {
    method: 'POST',
    path: '/super-admin/organizations/:id/units',
    who: 'super_admin.full',
    summary:
      'Raises a limit until the subscription is renewed. `from` is the limit as it was read, so that a repeated call adds nothing: 409 `limit_changed`, also if it is unlimited.',
    params,
    body: z.object({
      kind: z.enum(UNIT_KINDS),
      add: z.number().int().min(1).max(LARGEST_LIMIT),
      from: z.number().int().min(0),
      reason,
    }),
    reply: z.object({ limit: z.number().int() }),
  },
})
