import { type Compilable, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { Dataset, Step } from './dataset.ts'

// Reads across modules: the rows of every exported table.

export type Row = Readonly<Record<string, unknown>>

const PAGE = 200

/** Neither fictional, nor the private practice of a colleague. */
const REAL: Partial<Record<keyof Tables, (alias: string) => RawBuilder<SqlBool>>> = {
  applications: alias => sql`not ${sql.ref(`${alias}.practice`)} and not ${sql.ref(`${alias}.sample`)}`,
  candidates: alias =>
    sql`not ${sql.ref(`${alias}.sample`)} and coalesce(${sql.ref(`${alias}.email_key`)} not like 'practice %', true)`,
  job_openings: alias => sql`not ${sql.ref(`${alias}.sample`)}`,
}

/** Whether a row of a table leads to something real, by way of other tables. */
function leadsToReal(alias: string, table: keyof Tables, [step, ...rest]: readonly Step[]): RawBuilder<SqlBool> {
  if (!step) return REAL[table]!(alias)
  const [column, next] = step
  const parent = `${alias}p`
  return sql`exists (select 1 from ${sql.table(next)} as ${sql.id(parent)}
    where ${sql.ref(`${parent}.organization_id`)} = ${sql.ref(`${alias}.organization_id`)}
      and ${sql.ref(`${parent}.id`)} = ${sql.ref(`${alias}.${column}`)}
      and ${leadsToReal(parent, next, rest)})`
}

const valueIs = ([column, value]: NonNullable<Dataset['only']>): RawBuilder<SqlBool> =>
  value === true
    ? sql`${sql.ref(`t.${column}`)}`
    : sql`${sql.ref(`t.${column}`)} is ${value === 'null' ? sql`null` : sql`not null`}`

/** A page of a dataset in the order of its key. @param after the last row of the page before */
export function rowsOf(
  q: Kysely<Tables>,
  organizationId: string,
  dataset: Dataset,
  after: Row | null,
): Compilable<Row> {
  const { table, columns, key, of, only, page = PAGE } = dataset
  const keys = sql.join(key.map(column => sql.ref(`t.${column}`)))
  const conditions = [
    sql`t.organization_id = ${organizationId}`,
    ...(of ? [leadsToReal('t', table, of)] : []),
    ...(only ? [valueIs(only)] : []),
    ...(after ? [sql`(${keys}) > (${sql.join(key.map(column => after[column]))})`] : []),
  ]
  const selected = [...new Set([...key, ...columns])].map(column => sql.ref(`t.${column}`))
  const query = sql<Row>`select ${sql.join(selected)} from ${sql.table(table)} as t
    where ${sql.join(conditions, sql` and `)} order by ${keys} limit ${page}`
  return { compile: () => query.compile(q) }
}

export const pageSize = ({ page = PAGE }: Dataset): number => page
