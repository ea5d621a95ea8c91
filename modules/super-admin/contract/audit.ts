import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, pageOf, pageQuery } from '#platform/contract/shapes.ts'
import { AUDIT_TOPICS, MOST_EXPORTED } from '../policy.ts'

const filter = z.object({
  topic: z.enum(AUDIT_TOPICS).optional(),
  /** Who did it. */
  actor_id: id.optional(),
  /** An organization, a plan or a super admin. */
  about_id: id.optional(),
  /** Days in UTC, both included. */
  from: day.optional(),
  to: day.optional(),
})
export type PlatformAuditFilter = z.output<typeof filter>

export const platformAuditEntry = z.object({
  id,
  at: instant,
  event: z.string(),
  topic: z.enum(AUDIT_TOPICS),
  /** `name` is null for the server's command line. */
  actor: z.object({ id: id.nullable(), name: z.string().nullable() }),
  about: z.object({ id: id.nullable(), name: z.string().nullable() }),
  /** Why, in the words of the person. */
  reason: z.string().nullable(),
  /** What was done, as a sentence after the person's name. */
  what: z.string(),
  address: z.string().nullable(),
})
export type PlatformAuditEntry = z.output<typeof platformAuditEntry>

export const auditCalls = contract({
  'superAdmin.auditLog': {
    method: 'GET',
    path: '/super-admin/audit-log',
    who: 'super_admin.read',
    summary: 'Lists what super admins did, newest first, with the people to filter by.',
    query: pageQuery.extend(filter.shape),
    reply: pageOf(platformAuditEntry).extend({ people: z.array(z.object({ id, name: z.string() })) }),
  },
  'superAdmin.exportAuditLog': {
    method: 'GET',
    path: '/super-admin/audit-log/export',
    who: 'super_admin.read',
    summary: `Exports the newest ${MOST_EXPORTED} entries as CSV. Cells that a spreadsheet would read as a formula are made harmless.`,
    query: filter,
    reply: z.object({ csv: z.string(), entries: z.number().int(), complete: z.boolean() }),
    limit: { max: 20, seconds: 60 },
  },
})
