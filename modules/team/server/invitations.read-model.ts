import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import { invitationsOf } from './queries.ts'

// Reads across modules: invitations with the people who sent them.

/** An earlier invitation of the same address has its own e-mails. */
const newestMail = (q: Kysely<Tables>) =>
  q
    .selectFrom('mail_messages as e')
    .select(['e.state', 'e.failure'])
    .where(
      sql<boolean>`e.organization_id = i.organization_id and e.to_address = i.email and e.created_at >= i.created_at`,
    )
    .where('e.template_key', '=', 'colleague_invited')
    .orderBy('e.created_at', 'desc')
    .limit(1)

/** The open invitations, newest first, with the name of the person who sent each and what became of the newest e-mail. */
export const invitationList = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom(invitationsOf(q, organizationId).as('i'))
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'i.organization_id').onRef('m.id', '=', 'i.invited_by'),
    )
    .leftJoinLateral(newestMail(q).as('mail'), join => join.onTrue())
    .selectAll('i')
    .select(['m.name as inviter', 'mail.state as mail_state', 'mail.failure as mail_failure'])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')

/** Whether somebody with an address can sign in to this organization. */
export const memberByEmail = (q: Kysely<Tables>, organizationId: string, email: string) =>
  q
    .selectFrom('admins')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(eb => eb.fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('removed_at', 'is', null)
