import '../events.ts'
import './tables.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import type { EvaluationKind } from './tables.ts'

export type EvaluationRow = Selectable<Tables['evaluations']>

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
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .limit(50)

/** The newest evaluation of an application of one kind: only this one says where the application stands. */
export const newestEvaluation = (
  q: Kysely<Tables>,
  organizationId: string,
  applicationId: string,
  kind: EvaluationKind,
) => evaluationsOf(q, organizationId, applicationId).where('kind', '=', kind).orderBy('id', 'desc').limit(1)

/** A run of the same source that has not ended: asking twice at once makes one run. */
export const runningFor = (q: Kysely<Tables>, organizationId: string, kind: EvaluationKind, sourceId: string) =>
  q
    .selectFrom('evaluations')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('source_id', '=', sourceId)
    .where('state', 'in', ['waiting', 'running'])

export const scorecardsOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('scorecards as s')
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 's.organization_id').onRef('m.id', '=', 's.admin_id'),
    )
    .selectAll('s')
    .select('m.name as admin_name')
    .where('s.organization_id', '=', organizationId)
    .where('s.application_id', '=', applicationId)

export const opinionsOn = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('opinions as o')
    .innerJoin('evaluations as e', join =>
      join.onRef('e.organization_id', '=', 'o.organization_id').onRef('e.id', '=', 'o.evaluation_id'),
    )
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'o.organization_id').onRef('m.id', '=', 'o.admin_id'),
    )
    .selectAll('o')
    .select('m.name as admin_name')
    .where('o.organization_id', '=', organizationId)
    .where('e.application_id', '=', applicationId)
