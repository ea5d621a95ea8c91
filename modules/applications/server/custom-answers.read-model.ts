import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { CustomAnswer, CustomField } from '../contract.ts'

// Reads across modules: custom AI fields and answers belong to `custom-ai`, which is above this module.

const MOST_FIELDS = 200

/** The custom AI fields that are on, as columns and filters show them. */
export const customFields = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom(
      sql<CustomField>`(
        select f.id, f.name, f.answer_type, f.details->>'unit' as unit, f.details->'options' as options
        from custom_ai_fields f where f.organization_id = ${organizationId} and f.enabled)`.as('f'),
    )
    .selectAll()
    .orderBy('f.name')
    .orderBy('f.id')
    .limit(MOST_FIELDS)

export interface CustomAnswerRow extends CustomAnswer {
  readonly application_id: string
}

/** The newest answers of applications to some fields. */
export const customAnswers = (
  q: Kysely<Tables>,
  organizationId: string,
  applicationIds: readonly string[],
  fieldIds: readonly string[],
) =>
  q
    .selectFrom(
      sql<CustomAnswerRow>`(
        select r.application_id, r.field_id, r.state, w.value, r.version <> f.version as outdated,
          case when w.model is not null then concat(w.engine, '/', w.model) end as engine
        from custom_ai_results r
        join custom_ai_fields f on f.organization_id = r.organization_id and f.id = r.field_id
        join custom_ai_answers w on w.organization_id = r.organization_id and w.id = r.answer_id
        where r.organization_id = ${organizationId} and r.field_id = any(${[...fieldIds]}::uuid[])
          and r.application_id = any(${[...applicationIds]}::uuid[]))`.as('r'),
    )
    .selectAll()
