import type { Kysely } from 'kysely'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Tables } from '#platform/db/tables.ts'

// Reads across modules: the stored messages belong to the platform.

/** Figures and the list of sent e-mails go back so far. */
export const FIGURES_DAYS = 30

/** How many e-mails of each template were sent and not delivered in the last 30 days. Sample data never leaves the product and does not count. */
export const templateFigures = (q: Kysely<Tables>, organizationId: string, now: Date) =>
  q
    .selectFrom('mail_messages')
    .select(eb => [
      'template_key',
      eb.fn.countAll<number>().filterWhere('state', 'in', ['sent', 'kept']).as('sent'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .where('organization_id', '=', organizationId)
    .where('created_at', '>=', later(now, -FIGURES_DAYS * DAY))
    .where('sample', '=', false)
    .groupBy('template_key')
