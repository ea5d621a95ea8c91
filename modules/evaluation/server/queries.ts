import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import type { EvaluationKind } from './tables.ts'

export type EvaluationRow = Selectable<Tables['evaluations']>

/** Whether what made an evaluation has passed the model check. The built-in rules engine needs none. */
const VALIDATED = sql<boolean>`engine is null or engine = 'built-in'
  or is_validated(engine || '/' || coalesce(model, '') || '@' || coalesce(prompt_version, ''))`

export const evaluationById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('evaluations').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** An evaluation, if the viewer may see its application. */
export const evaluationVisibleTo = (q: Kysely<Tables>, viewer: Viewer, id: string) =>
  evaluationById(q, viewer.organizationId, id).where(
    'application_id',
    'in',
    applicationsVisibleTo(q, viewer).select('a.id'),
  )

export const evaluationsOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('evaluations')
    .selectAll()
    .select(VALIDATED.as('validated'))
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .limit(50)

/** The ids of all evaluations of an application. */
export const evaluationIdsOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('evaluations')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)

/** The latest evaluation of one kind: only this one determines the progress that the application shows. */
export const newestEvaluation = (
  q: Kysely<Tables>,
  organizationId: string,
  applicationId: string,
  kind: EvaluationKind,
) => {
  const own = evaluationsOf(q, organizationId, applicationId).where('kind', '=', kind).limit(1)
  // Of the interview that was invited last: an earlier one can be corrected after its retake.
  if (kind === 'match') return own.orderBy('id', 'desc')
  return own.clearOrderBy().orderBy('source_id', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc')
}

/** An evaluation of the same source that has not ended, so that two simultaneous requests start only one. */
export const runningFor = (q: Kysely<Tables>, organizationId: string, kind: EvaluationKind, sourceId: string) =>
  q
    .selectFrom('evaluations')
    .select(['id', 'state'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('source_id', '=', sourceId)
    .where('state', 'in', ['waiting', 'running'])
    .orderBy('created_at', 'desc')

/** An interview's evaluations that have a result, locked until the transaction ends. */
export const lockInterviewResults = (tx: OrganizationTransaction, screeningId: string) =>
  tx.q
    .selectFrom('evaluations')
    .select(['id', 'result'])
    .where('organization_id', '=', tx.organizationId)
    .where('kind', '=', 'interview')
    .where('source_id', '=', screeningId)
    .where('result', 'is not', null)
    .forUpdate()
    .execute()

export const insertEvaluation = (tx: OrganizationTransaction, row: Insertable<Tables['evaluations']>) =>
  tx.q.insertInto('evaluations').values(row).execute()

export const updateEvaluation = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['evaluations']>) =>
  tx.q
    .updateTable('evaluations')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** Updates an evaluation that is running. @returns whether it was */
export async function updateRunning(
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['evaluations']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('evaluations')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Reviewer {
  readonly applicationId: string
  readonly adminId: string
}

/** Writes a reviewer's scorecard and replaces an earlier one. */
export const writeScorecard = (
  tx: OrganizationTransaction,
  { applicationId, adminId }: Reviewer,
  scorecard: Pick<
    Insertable<Tables['scorecards']>,
    'ratings' | 'criteria' | 'recommendation' | 'note' | 'submitted_at'
  >,
) =>
  tx.q
    .insertInto('scorecards')
    .values({ organization_id: tx.organizationId, application_id: applicationId, admin_id: adminId, ...scorecard })
    .onConflict(oc => oc.columns(['organization_id', 'application_id', 'admin_id']).doUpdateSet(scorecard))
    .execute()

/** A reviewer's own scorecard. */
export const scorecardOf = (q: Kysely<Tables>, organizationId: string, { applicationId, adminId }: Reviewer) =>
  q
    .selectFrom('scorecards')
    .select(['ratings', 'criteria', 'submitted_at', 'revealed_at'])
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .where('admin_id', '=', adminId)

/** The mean of the submitted scorecards of an application, 0 to 100; null if no criterion is rated. */
export async function meanOfScorecards(tx: OrganizationTransaction, applicationId: string): Promise<number | null> {
  const { rows } = await sql<{ score: number | null }>`
    select round(avg((mean - 1) * 25))::integer as score from (
      select avg(rating.value::numeric) as mean from scorecards k, jsonb_each_text(k.ratings) rating
      where k.organization_id = ${tx.organizationId} and k.application_id = ${applicationId} and k.submitted_at is not null
      group by k.admin_id) each`.execute(tx.q)
  return rows[0]?.score ?? null
}

/** Notes when a reviewer first saw the AI scores; a scorecard they submitted stays. */
export const writeReveal = (tx: OrganizationTransaction, { applicationId, adminId }: Reviewer, now: Date) =>
  tx.q
    .insertInto('scorecards')
    .values({
      organization_id: tx.organizationId,
      application_id: applicationId,
      admin_id: adminId,
      ratings: '{}',
      criteria: '{}',
      recommendation: null,
      revealed_at: now,
    })
    .onConflict(oc =>
      oc
        .columns(['organization_id', 'application_id', 'admin_id'])
        .doUpdateSet(eb => ({ revealed_at: eb.fn.coalesce('scorecards.revealed_at', eb.val(now)) })),
    )
    .execute()

/** Writes whether a person agrees with a result and replaces their earlier opinion. */
export const writeOpinion = (tx: OrganizationTransaction, row: Insertable<Tables['opinions']>) =>
  tx.q
    .insertInto('opinions')
    .values(row)
    .onConflict(oc =>
      oc.columns(['organization_id', 'evaluation_id', 'criterion', 'admin_id']).doUpdateSet(eb => ({
        agrees: eb.ref('excluded.agrees'),
        level: eb.ref('excluded.level'),
        note: eb.ref('excluded.note'),
        at: eb.ref('excluded.at'),
      })),
    )
    .execute()
