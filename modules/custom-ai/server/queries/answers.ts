import '../../events.ts'
import '../tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type AnswerRow = Selectable<Tables['custom_ai_answers']>

export const answerById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('custom_ai_answers').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** @returns whether it was stored: not if there is one with its id */
export async function insertAnswer(
  tx: OrganizationTransaction,
  row: Insertable<Tables['custom_ai_answers']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx.q
    .insertInto('custom_ai_answers')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Ends an answer that is waiting. @returns whether it was */
export async function endAnswer(
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['custom_ai_answers']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('custom_ai_answers')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks that an answer reads its material now. */
export const markReading = (tx: OrganizationTransaction, id: string, now: Date) =>
  tx.q
    .updateTable('custom_ai_answers')
    .set({ reading_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** The answer that lists show for the question and the application of another one. */
export const shownAnswer = (
  q: Kysely<Tables>,
  { organization_id, field_id, application_id }: Pick<AnswerRow, 'organization_id' | 'field_id' | 'application_id'>,
) =>
  q
    .selectFrom('custom_ai_results as r')
    .innerJoin('custom_ai_answers as a', join =>
      join.onRef('a.organization_id', '=', 'r.organization_id').onRef('a.id', '=', 'r.answer_id'),
    )
    .select(['a.state', 'a.created_at'])
    .where('r.organization_id', '=', organization_id)
    .where('r.field_id', '=', field_id)
    .where('r.application_id', '=', application_id)

/** An answer that waits for the same question about the same application, and has read nothing yet. */
export const waitingAnswer = (q: Kysely<Tables>, organizationId: string, fieldId: string, applicationId: string) =>
  q
    .selectFrom('custom_ai_answers')
    .select(['id', 'version'])
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .where('field_id', '=', fieldId)
    .where('state', '=', 'waiting')
    .where('reading_at', 'is', null)
    .limit(1)

export const storeResult = (tx: OrganizationTransaction, row: Insertable<Tables['custom_ai_results']>) =>
  tx.q
    .insertInto('custom_ai_results')
    .values(row)
    .onConflict(oc =>
      oc.columns(['organization_id', 'field_id', 'application_id']).doUpdateSet(eb => ({
        answer_id: eb.ref('excluded.answer_id'),
        version: eb.ref('excluded.version'),
        state: eb.ref('excluded.state'),
        stated: eb.ref('excluded.stated'),
        number: eb.ref('excluded.number'),
        text: eb.ref('excluded.text'),
      })),
    )
    .execute()

/** The newest answers of an application, with what lists show of them. */
export const newestAnswers = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('custom_ai_results as r')
    .innerJoin('custom_ai_answers as a', join =>
      join.onRef('a.organization_id', '=', 'r.organization_id').onRef('a.id', '=', 'r.answer_id'),
    )
    .innerJoin('custom_ai_fields as f', join =>
      join.onRef('f.organization_id', '=', 'r.organization_id').onRef('f.id', '=', 'r.field_id'),
    )
    .innerJoin('custom_ai_field_versions as v', join =>
      join
        .onRef('v.organization_id', '=', 'r.organization_id')
        .onRef('v.field_id', '=', 'r.field_id')
        .onRef('v.version', '=', 'r.version'),
    )
    .select([
      'a.id',
      'a.application_id',
      'a.field_id',
      'a.state',
      'a.value',
      'a.quotes',
      'a.reasoning',
      'a.unsupported',
      'a.evidence_deleted',
      'a.engine',
      'a.model',
      'a.milliseconds',
      'a.problem',
      'a.version',
      'a.finished_at',
      'a.created_at',
      'f.name',
      'f.enabled',
      'f.hidden_in_blind_review',
      'f.version as field_version',
      'v.question',
      'v.answer_type',
      'v.details',
      'v.source',
    ])
    .where('r.organization_id', '=', organizationId)
    .where('r.application_id', '=', sql<string>`any(${applicationIds}::uuid[])`)
    .orderBy('f.name')
    .limit(5000)
export type NewestAnswer = Awaited<ReturnType<ReturnType<typeof newestAnswers>['execute']>>[number]

/** The answers that the waiting tasks of an application are about. */
export const answerIdsOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('custom_ai_answers')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)

/** Removes the candidate's words with the transcript they come from. Answers stay, and say that their evidence was deleted. */
export const dropSpokenQuotes = (tx: OrganizationTransaction, screeningId: string) =>
  tx.q
    .updateTable('custom_ai_answers')
    .set({
      quotes: sql`(select coalesce(jsonb_agg(quote), '[]'::jsonb) from jsonb_array_elements(quotes) quote where quote->>'source' = 'resume')`,
      reasoning: '',
      evidence_deleted: true,
    })
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', screeningId)
    .execute()

/** The answers of a field since a time, and what they used, also those that failed. */
export const usageSince = (q: Kysely<Tables>, organizationId: string, fieldId: string, since: Date) =>
  q
    .selectFrom('custom_ai_answers')
    .select([
      sql<number>`(count(*) filter (where state = 'ready'))::int`.as('answers'),
      sql<string>`coalesce(sum(input_tokens + output_tokens), 0)`.as('tokens'),
      sql<
        string | null
      >`case when count(*) filter (where engine <> 'built-in' and cost_usd is null) = 0 then coalesce(sum(cost_usd), 0) end`.as(
        'cost_usd',
      ),
    ])
    .where('organization_id', '=', organizationId)
    .where('field_id', '=', fieldId)
    .where('finished_at', '>=', since)

/** What an answer of a field by an engine uses on average, from the last 200. */
export const averageUse = (
  q: Kysely<Tables>,
  organizationId: string,
  fieldId: string,
  engine: string,
  model: string | null,
) =>
  q
    .selectFrom(
      q
        .selectFrom('custom_ai_answers')
        .select(['input_tokens', 'output_tokens', 'cost_usd', 'milliseconds'])
        .where('organization_id', '=', organizationId)
        .where('field_id', '=', fieldId)
        .where('state', '=', 'ready')
        .where('engine', '=', engine)
        .where(eb => (model === null ? eb('model', 'is', null) : eb('model', '=', model)))
        .orderBy('finished_at', 'desc')
        .limit(200)
        .as('u'),
    )
    .select([
      sql<number | null>`round(avg(u.input_tokens + u.output_tokens))::int`.as('tokens'),
      sql<
        number | null
      >`case when count(*) filter (where u.cost_usd is null) = 0 then avg(u.cost_usd)::double precision end`.as(
        'cost_usd',
      ),
      sql<number | null>`round(avg(u.milliseconds))::int`.as('milliseconds'),
    ])

/** The applications with an answer to a field. */
export async function answeredApplications(tx: OrganizationTransaction, fieldId: string): Promise<string[]> {
  const rows = await tx.q
    .selectFrom('custom_ai_results')
    .select('application_id')
    .where('organization_id', '=', tx.organizationId)
    .where('field_id', '=', fieldId)
    .where('state', '=', 'ready')
    .execute()
  return rows.map(({ application_id }) => application_id)
}
