import '../tables.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo } from '../queries.ts'

/** The words of one application, lower case and without accents. */
interface Words {
  readonly application_id: string
  /** Name, e-mail address and job. */
  readonly named: string
  /** Answers and résumé. */
  readonly text: string
  /** What blind review finds: the job, and answers and résumé without the person. */
  readonly title: string
  readonly anonymous: string
}

const vector = (important: string, other: string) =>
  sql<string>`setweight(to_tsvector('simple', ${important}), 'A') || to_tsvector('simple', ${other})`

export const writeWords = (tx: OrganizationTransaction, { application_id, named, text, title, anonymous }: Words) => {
  const row = { words: vector(named, text), blind_words: vector(title, anonymous) }
  return tx.q
    .insertInto('application_search')
    .values({ organization_id: tx.organizationId, application_id, ...row })
    .onConflict(oc =>
      oc
        .columns(['organization_id', 'application_id'])
        .doUpdateSet(eb => ({ words: eb.ref('excluded.words'), blind_words: eb.ref('excluded.blind_words') })),
    )
    .execute()
}

/** Waits until no other transaction indexes the applications of a candidate, so that the last one knows all names. */
export const lockWords = (tx: OrganizationTransaction, candidateId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`words ${candidateId}`}, 0))`.execute(tx.q)

/** Applications by ID, from the one after `after` on. */
const pageOfApplications = ({ q, organizationId }: OrganizationTransaction, after: string | null, limit: number) =>
  q
    .selectFrom('applications')
    .select('id')
    .where('organization_id', '=', organizationId)
    .$if(after !== null, query => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)

/** Those that answer at least one of these fields. */
export const applicationsWithAnswers = (
  tx: OrganizationTransaction,
  keys: readonly string[],
  after: string | null,
  limit: number,
) => pageOfApplications(tx, after, limit).where(sql<boolean>`jsonb_exists_any(answers, ${keys}::text[])`)

/** Those to a job. */
export const applicationsOfJob = (tx: OrganizationTransaction, jobId: string, after: string | null, limit: number) =>
  pageOfApplications(tx, after, limit).where('job_id', '=', jobId)

/** The sources of the applications that a viewer may see. */
export const sourcesFor = (q: Kysely<Tables>, viewer: Viewer, limit: number) =>
  viewer.sees === 'all'
    ? allSources(q, viewer.organizationId, limit)
    : applicationsVisibleTo(q, viewer).select('a.source').distinct().orderBy('a.source').limit(limit)

/** The tags of the applications that a viewer may see. */
export const tagsFor = (q: Kysely<Tables>, viewer: Viewer, limit: number) =>
  viewer.sees === 'all'
    ? allTags(q, viewer.organizationId, limit)
    : applicationsVisibleTo(q, viewer)
        .select(sql<string>`unnest(a.tags)`.as('tag'))
        .distinct()
        .orderBy('tag')
        .limit(limit)

/** The values of a column in the order of its index, each read once however many rows have it. */
export const allSources = (q: Kysely<Tables>, organizationId: string, limit: number) =>
  q
    .withRecursive('found', db =>
      db
        .selectFrom(
          db
            .selectFrom('applications')
            .select('source')
            .where('organization_id', '=', organizationId)
            .orderBy('source')
            .limit(1)
            .as('first'),
        )
        .select('source')
        .unionAll(
          db
            .selectFrom('found')
            .select(eb =>
              eb
                .selectFrom('applications as a')
                .select('a.source')
                .where('a.organization_id', '=', organizationId)
                .whereRef('a.source', '>', 'found.source')
                .orderBy('a.source')
                .limit(1)
                .$asScalar()
                .$castTo<string>()
                .as('source'),
            )
            .where('found.source', 'is not', null),
        ),
    )
    .selectFrom('found')
    .select('source')
    .where('source', 'is not', null)
    .limit(limit)

const TAG = 'tag:'

/** The tags in use, each read once however many applications have it. */
export const allTags = (q: Kysely<Tables>, organizationId: string, limit: number) => {
  const next = (after: RawBuilder<unknown>) => sql`(select label from application_labels
    where organization_id = ${organizationId} and label > ${after} and label < 'tag;' order by label limit 1)`
  return q
    .withRecursive('found(label)', db =>
      db.selectNoFrom(sql<string | null>`${next(sql`${TAG}`)}`.as('label')).unionAll(
        db
          .selectFrom('found')
          .select(sql<string | null>`${next(sql`found.label`)}`.as('label'))
          .where('found.label', 'is not', null),
      ),
    )
    .selectFrom('found')
    .select(sql<string>`substr(label, ${sql.lit(TAG.length + 1)})`.as('tag'))
    .where('label', 'is not', null)
    .limit(limit)
}
