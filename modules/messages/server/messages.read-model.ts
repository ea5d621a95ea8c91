import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'

// Reads across modules: the e-mails to a candidate, with who wrote them.

const MOST_LISTED = 200

export const messagesTo = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('mail_messages as m')
    .leftJoin('written_messages as w', join =>
      join
        .onRef('w.organization_id', '=', 'm.organization_id')
        .onRef('w.mail_id', '=', 'm.id')
        .on('w.application_id', '=', applicationId),
    )
    .leftJoin('admins as p', join =>
      join.onRef('p.organization_id', '=', 'w.organization_id').onRef('p.id', '=', 'w.admin_id'),
    )
    .select(['m.id', 'm.template_key', 'm.subject', 'm.text_body', 'm.state', 'm.send_at', 'm.sent_at', 'm.failure'])
    .select(['w.admin_id', 'p.name as author_name', 'w.subject as source_subject', 'w.body as source_body'])
    .where('m.organization_id', '=', organizationId)
    .where('m.subject_id', '=', applicationId)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(MOST_LISTED)

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesTo>['executeTakeFirstOrThrow']>>

export const messageTo = (q: Kysely<Tables>, organizationId: string, applicationId: string, id: string) =>
  messagesTo(q, organizationId, applicationId).where('m.id', '=', id)
