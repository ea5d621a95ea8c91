import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/screenings/public.ts'

// Reads across modules: the AI interviews of a flow, and the levels that a language model gave to their answers.

/** So many of the organization's newest completed AI interviews are looked at. */
const MOST_INTERVIEWS = 2000

/** How many answers had each level, for each question as it was asked. Sample data is not counted. */
export const levelCounts = (q: Kysely<Tables>, organizationId: string, flowId: string) =>
  q
    .selectFrom(
      sql<{ question_id: string; text: string; levels: string[]; level: number; answers: number }>`(
        select c->>'question_id' as question_id, a->>'text' as text, a->'levels' as levels,
          (c->>'level')::int as level, count(*)::int as answers
        from (
          select id, application_id, snapshot from screenings
          where organization_id = ${organizationId} and state = 'completed'
          order by ended_at desc limit ${sql.lit(MOST_INTERVIEWS)}
        ) s
        join applications p on p.organization_id = ${organizationId} and p.id = s.application_id and not p.sample
        cross join lateral (
          select result from evaluations
          where organization_id = ${organizationId} and application_id = s.application_id and kind = 'interview'
            and source_id = s.id and state in ('ready', 'needs_person')
          order by created_at desc limit 1
        ) e
        cross join lateral jsonb_array_elements(e.result->'criteria') c
        join lateral jsonb_array_elements(s.snapshot->'round'->'questions') a on a->>'id' = c->>'question_id'
        where s.snapshot->'flow'->>'id' = ${flowId} and c->>'state' = 'scored' and c->>'level' is not null
        group by 1, 2, 3, 4)`.as('counted'),
    )
    .selectAll()
