import './tables.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { FormField } from '../contract.ts'
import { knockoutOf } from '../knockout.ts'

// Reads across modules: which applications were filled in with which version of the form, and what they answered.

export const versionsInUse = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('form_configs as f')
    .leftJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'f.organization_id').onRef('m.id', '=', 'f.published_by'),
    )
    .select([
      'f.version',
      'f.created_at',
      'f.published_by',
      'm.name',
      sql<number>`(select coalesce(sum(jsonb_array_length(s->'fields')), 0)::int from jsonb_array_elements(f.sections) s)`.as(
        'fields',
      ),
      sql<number>`(select count(*)::int from applications a
        where a.organization_id = f.organization_id and a.form_version = f.version and not a.practice)`.as(
        'applications',
      ),
    ])
    .where('f.organization_id', '=', organizationId)
    .orderBy('f.version', 'desc')
    .limit(200)

const answer = (key: string) => sql`a.answers->${key}::text`

/** Whether the answer marks the application, as `isMarked` decides it. */
function marks(field: FormField): RawBuilder<boolean> | null {
  const rule = knockoutOf(field)
  if (!rule || rule.values.length === 0) return null
  const value = answer(field.key)
  const text = sql`(a.answers->>${field.key}::text)`
  if (rule.when === 'below' || rule.when === 'above') {
    const limit = Number(rule.values[0])
    if (rule.values[0] === '' || !Number.isFinite(limit)) return null
    // A number can be stored as a number or as the text that was typed.
    const given = sql`case when ${text} ~ '^-?[0-9]{1,15}([.][0-9]{1,10})?$' then ${text}::numeric end`
    return rule.when === 'below' ? sql`${given} < ${limit}` : sql`${given} > ${limit}`
  }
  const chosen = sql`case jsonb_typeof(${value})
    when 'array' then ${value} ?| ${rule.values}::text[]
    when 'boolean' then (case when (${value})::boolean then 'yes' else 'no' end) = any(${rule.values}::text[])
    else ${text} = any(${rule.values}::text[]) end`
  const given = sql`${text} is not null and ${text} <> '' and ${text} <> '[]'`
  return rule.when === 'any_of' ? sql`${given} and ${chosen}` : sql`${given} and not (${chosen})`
}

/** How many applications answered a field, and how many of the active ones its knockout rule would mark. */
export const useOfField = (q: Kysely<Tables>, organizationId: string, field: FormField) => {
  const rule = marks(field) ?? sql<boolean>`false`
  const asked = field.jobs ? sql<boolean>`a.job_id = any(${field.jobs}::uuid[])` : sql<boolean>`true`
  const active = sql<boolean>`a.outcome = 'active' and ${asked}`
  return q
    .selectFrom('applications as a')
    .select([
      sql<number>`(count(*) filter (where jsonb_exists(a.answers, ${field.key}::text)))::int`.as('answered'),
      sql<number>`(count(*) filter (where ${active}))::int`.as('active'),
      sql<number>`(count(*) filter (where ${active} and ${rule}))::int`.as('marked'),
    ])
    .where('a.organization_id', '=', organizationId)
    .where('a.practice', '=', false)
}

/** The saved views that filter by knockout answers, as far as a person sees them. */
export const knockoutViews = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('saved_views')
    .select('name')
    .where('organization_id', '=', organizationId)
    .where(eb => eb.or([eb('shared', '=', true), eb('admin_id', '=', adminId)]))
    .where(sql<boolean>`filter->>'knockout' is not null`)
    .orderBy('name')
    .limit(20)
