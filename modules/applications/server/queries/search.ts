import '../tables.ts'
import { type Kysely, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

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

/** The values of a column in the order of its index, each read once however many rows have it. */
export const sourcesOf = (q: Kysely<Tables>, organizationId: string, limit: number) =>
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

/** Tags of the newest tagged applications. */
export const tagsOf = (q: Kysely<Tables>, organizationId: string, limit: number) =>
  q
    .selectFrom(
      q
        .selectFrom('applications as a')
        .select('a.tags')
        .where('a.organization_id', '=', organizationId)
        .where(sql<boolean>`cardinality(a.tags) > 0`)
        .orderBy('a.applied_at', 'desc')
        .orderBy('a.id', 'desc')
        .limit(500)
        .as('tagged'),
    )
    .select(sql<string>`unnest(tagged.tags)`.as('tag'))
    .distinct()
    .orderBy('tag')
    .limit(limit)
