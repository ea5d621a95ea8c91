import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, pageOf, pageQuery } from '#platform/contract/shapes.ts'
import { AUDIT_TOPICS, MOST_EXPORTED } from './policy.ts'

const filter = z.object({
  topic: z.enum(AUDIT_TOPICS).optional(),
  /** Who did it. */
  admin_id: id.optional(),
  /** Days in the time zone of the organization, both included. */
  from: day.optional(),
  to: day.optional(),
})
export type AuditFilter = z.output<typeof filter>

const entry = z.object({
  id,
  at: instant,
  event: z.string(),
  topic: z.enum(AUDIT_TOPICS),
  /** `name` is null for candidates and for the product itself. */
  actor: z.object({ kind: z.enum(['admin', 'candidate', 'system']), id: id.nullable(), name: z.string().nullable() }),
  /** A colleague or a job has a name; an application has only its ID. */
  subject: z.object({ id: id.nullable(), name: z.string().nullable() }),
  /** Facts of the event: roles, states, names of changed fields. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  address: z.string().nullable(),
})
export type AuditEntry = z.output<typeof entry>

export const auditContract = contract({
  'audit.list': {
    method: 'GET',
    path: '/api/audit-log',
    who: 'organization.settings',
    summary:
      'Lists the audit log, newest first: sign-ins, people and roles, settings, billing, jobs, decisions and deletions.',
    query: pageQuery.extend(filter.shape),
    reply: pageOf(entry),
  },
  'audit.export': {
    method: 'GET',
    path: '/api/audit-log/export',
    who: 'organization.settings',
    summary: `Exports the newest ${MOST_EXPORTED} entries as CSV. Cells that a spreadsheet would read as a formula are made harmless.`,
    query: filter,
    reply: z.object({ csv: z.string(), entries: z.number().int(), complete: z.boolean() }),
    limit: { max: 20, seconds: 60 },
  },
})
