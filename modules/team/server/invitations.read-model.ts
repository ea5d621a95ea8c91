import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import { invitationsOf } from './queries.ts'

// Reads across modules: invitations with the people who sent them.

/** The open invitations, newest first, with the name of the person who sent each. */
export const invitationList = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom(invitationsOf(q, organizationId).as('i'))
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'i.organization_id').onRef('m.id', '=', 'i.invited_by'),
    )
    .selectAll('i')
    .select('m.name as inviter')
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
