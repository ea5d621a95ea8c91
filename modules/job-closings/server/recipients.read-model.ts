import './tables.ts'
import { type Kysely, sql } from 'kysely'
import { cappedCount, decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import { GOES_ON_AFTER_CLOSING } from '#modules/applications/policy.ts'
import '#modules/applications/public.ts'
import '#modules/jobs/public.ts'

// Reads across modules: the active candidates of a job who have not been told that it is closed.

/** E-mails that tell a candidate about the closing, and have been sent or will be. */
const SENT_OR_PENDING = ['held', 'waiting', 'sent', 'kept']

/**
 * Active applications of a job without an e-mail about its closing. Who was told so and is considered again has to be told again: they
 * were moved while the job was open again, or sent something that says that it goes on.
 */
const allUninformed = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  q
    .selectFrom('applications as a')
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .where('a.organization_id', '=', organizationId)
    .where('a.job_id', '=', jobId)
    .where('a.outcome', '=', sql.lit('active'))
    .where(sql<boolean>`not a.practice`)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mail_messages as m')
            .select(sql.lit(1).as('one'))
            .whereRef('m.organization_id', '=', 'a.organization_id')
            .whereRef('m.subject_id', '=', 'a.id')
            .where('m.template_key', '=', 'position_closed')
            .where('m.state', 'in', SENT_OR_PENDING as never)
            .where(still =>
              still.or([
                still('m.sent_at', 'is', null),
                still.and([
                  still.or([
                    still('m.sent_at', '>=', still.ref('a.stage_since')),
                    still('m.sent_at', '>=', still.ref('j.closed_at')),
                  ]),
                  still.not(
                    still.exists(
                      still
                        .selectFrom('communications as s')
                        .select(sql.lit(1).as('one'))
                        .whereRef('s.organization_id', '=', 'a.organization_id')
                        .whereRef('s.application_id', '=', 'a.id')
                        .where('s.kind', 'in', GOES_ON_AFTER_CLOSING)
                        .whereRef('s.at', '>', 'm.sent_at'),
                    ),
                  ),
                ]),
              ]),
            ),
        ),
      ),
    )

/**
 * Those of them who are informed. Who is at the stage Offer is not: a job is often closed because an offer was made, and an offer is
 * never ended by closing a job.
 */
const uninformed = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  allUninformed(q, organizationId, jobId).where('a.stage', '<>', 'offer')

/** How many are left out because they are at the stage Offer. */
export const countAtOffer = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  cappedCount(q, allUninformed(q, organizationId, jobId).where('a.stage', '=', 'offer').select('a.id') as never)

const HAS_EMAIL = sql<boolean>`coalesce(c.email, '') <> ''`

/** How many there are, and how many of them have no e-mail address. */
export const countUninformed = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  cappedCount(q, uninformed(q, organizationId, jobId).select('a.id') as never)

export const countWithoutEmail = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  cappedCount(
    q,
    uninformed(q, organizationId, jobId)
      .where(sql<boolean>`not ${HAS_EMAIL}`)
      .select('a.id') as never,
  )

/** A page in the order of application, with one row more than requested. */
export function recipientPage(
  q: Kysely<Tables>,
  organizationId: string,
  jobId: string,
  { limit, cursor, withEmail }: { limit: number; cursor?: string; withEmail: boolean },
) {
  const after = decodeCursor(cursor, ['id'])
  let query = uninformed(q, organizationId, jobId)
    .where(withEmail ? HAS_EMAIL : sql<boolean>`not ${HAS_EMAIL}`)
    .select(['a.id', 'a.candidate_id', 'a.stage', 'a.applied_at', 'c.name', 'c.email'])
    .orderBy('a.id')
    .limit(limit + 1)
  if (after) query = query.where('a.id', '>', after[0] as string)
  return query
}

/** The applications that a closing has yet to inform, after one ID. */
export const nextRecipients = (
  q: Kysely<Tables>,
  {
    organization_id,
    job_id,
    closed_at,
    excluded,
  }: {
    organization_id: string
    job_id: string
    closed_at: Date
    excluded: readonly string[]
  },
  afterId: string | null,
  limit: number,
) => {
  let query = uninformed(q, organization_id, job_id)
    .select('a.id')
    .where(HAS_EMAIL)
    .where('a.applied_at', '<=', closed_at)
    .where('a.id', '<>', sql<string>`all(${excluded}::uuid[])`)
    .orderBy('a.id')
    .limit(limit)
  if (afterId) query = query.where('a.id', '>', afterId)
  return query
}

const MOST_PROBLEMS = 100

/** Candidates whom a closing could not inform: it failed, or the e-mail could not be delivered. */
export const problemsOf = (q: Kysely<Tables>, organizationId: string, closingId: string) =>
  q
    .selectFrom('job_closing_recipients as r')
    .innerJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 'r.organization_id').onRef('a.id', '=', 'r.application_id'),
    )
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .leftJoin('mail_messages as m', join =>
      join
        .onRef('m.organization_id', '=', 'r.organization_id')
        .onRef('m.subject_id', '=', 'r.application_id')
        .on('m.template_key', 'in', ['position_closed', 'rejected'])
        .on('m.state', '=', 'failed'),
    )
    .select(['a.id', 'a.candidate_id', 'c.name', 'r.problem'])
    .where('r.organization_id', '=', organizationId)
    .where('r.closing_id', '=', closingId)
    .where(eb =>
      eb.or([eb('r.state', '=', 'failed'), eb.and([eb('r.state', '=', 'informed'), eb('m.id', 'is not', null)])]),
    )
    .orderBy('a.id')
    .limit(MOST_PROBLEMS)

/** The last closing of a job, with the name of the person who closed it and the number of informed candidates. */
export const lastClosing = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  q
    .selectFrom('job_closings as k')
    .leftJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'k.organization_id').onRef('m.id', '=', 'k.closed_by'),
    )
    .selectAll('k')
    .select('m.name as closed_by_name')
    .select(eb =>
      eb
        .selectFrom('job_closing_recipients as r')
        .select(one => one.fn.countAll<number>().as('count'))
        .whereRef('r.organization_id', '=', 'k.organization_id')
        .whereRef('r.closing_id', '=', 'k.id')
        .where('r.state', '=', 'informed')
        .as('informed'),
    )
    .where('k.organization_id', '=', organizationId)
    .where('k.job_id', '=', jobId)
    .orderBy('k.closed_at', 'desc')
    .limit(1)
