import { sql } from 'kysely'
import type { OrganizationTransaction } from './organization.ts'
import { json, type Tables } from './tables.ts'

/** A column that says what the rows of a table belong to, so that they can be moved to another owner and back. */
export interface Movable {
  readonly table: keyof Tables
  readonly column: string
  /** The primary key without `organization_id` and the column. */
  readonly key: readonly string[]
  /** The column is part of the primary key: an owner has at most one row for each key. */
  readonly oneForEach?: true
  /** SQL: whether the row `s` of the old owner replaces the row `t` of the new one. Otherwise the new owner's row stays. */
  readonly replaces?: string
}

/** What was moved of a table. */
export interface MovedRows {
  readonly table: string
  readonly column: string
  readonly keys: readonly Record<string, string>[]
  /** Rows that had no place next to another one, as they were. */
  readonly displaced: readonly unknown[]
}

/** Moves the rows of a module from one owner to another, and exactly these back. */
export interface RowMover {
  readonly tables: readonly { readonly table: string; readonly column: string }[]
  move(tx: OrganizationTransaction, from: string, to: string): Promise<MovedRows[]>
  /** @param from the owner that gets its rows back */
  moveBack(tx: OrganizationTransaction, moved: readonly MovedRows[], from: string, to: string): Promise<void>
}

const names = (columns: readonly string[], alias: string) =>
  sql.join(
    columns.map(column => sql`${sql.ref(`${alias}.${column}`)}::text`),
    sql`, `,
  )

const sameKey = (key: readonly string[]) =>
  key.length === 0
    ? sql`true`
    : sql.join(
        key.map(column => sql`${sql.ref(`s.${column}`)} = ${sql.ref(`t.${column}`)}`),
        sql` and `,
      )

/** Takes out the rows of one owner for which the other has a row with the same key. */
async function displace(
  { q, organizationId }: OrganizationTransaction,
  { table, column, key, replaces }: Movable,
  from: string,
  to: string,
): Promise<unknown[]> {
  const both = sql`s.organization_id = ${organizationId} and t.organization_id = ${organizationId}
    and ${sql.ref(`s.${column}`)} = ${from} and ${sql.ref(`t.${column}`)} = ${to} and ${sameKey(key)}`
  const replaced = replaces
    ? await sql<{ row: unknown }>`delete from ${sql.table(table)} t using ${sql.table(table)} s
        where ${both} and (${sql.raw(replaces)}) returning to_jsonb(t) as row`.execute(q)
    : { rows: [] }
  const left = await sql<{ row: unknown }>`delete from ${sql.table(table)} s using ${sql.table(table)} t
    where ${both} returning to_jsonb(s) as row`.execute(q)
  return [...replaced.rows, ...left.rows].map(({ row }) => row)
}

async function moveRows(tx: OrganizationTransaction, one: Movable, from: string, to: string): Promise<MovedRows> {
  const { table, column, key } = one
  const displaced = one.oneForEach ? await displace(tx, one, from, to) : []
  const { rows } = await sql<{ key: string[] }>`update ${sql.table(table)} r set ${sql.ref(column)} = ${to}
    where r.organization_id = ${tx.organizationId} and ${sql.ref(`r.${column}`)} = ${from}
    returning array[${key.length > 0 ? names(key, 'r') : sql`''`}] as key`.execute(tx.q)
  const keys = rows.map(row => Object.fromEntries(key.map((name, at) => [name, row.key[at]!])))
  return { table, column, keys, displaced }
}

/** Inserts rows again as they were. */
export const restoreRows = (tx: OrganizationTransaction, table: keyof Tables, rows: readonly unknown[]) =>
  sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${json(rows)}::jsonb)
    on conflict do nothing`.execute(tx.q)

async function moveRowsBack(
  tx: OrganizationTransaction,
  { table, column, key }: Movable,
  moved: MovedRows,
  [from, to]: readonly [string, string],
): Promise<void> {
  if (moved.keys.length > 0) {
    const isMoved =
      key.length === 0
        ? sql`true`
        : sql`(${names(key, 'r')}) in (select ${sql.join(
            key.map(name => sql`k ->> ${name}`),
            sql`, `,
          )} from jsonb_array_elements(${json(moved.keys)}::jsonb) as k)`
    await sql`update ${sql.table(table)} r set ${sql.ref(column)} = ${from}
      where r.organization_id = ${tx.organizationId} and ${sql.ref(`r.${column}`)} = ${to} and ${isMoved}`.execute(tx.q)
  }
  if (moved.displaced.length > 0) await restoreRows(tx, table, moved.displaced)
}

export function rowMover(movables: readonly Movable[]): RowMover {
  return {
    tables: movables.map(({ table, column }) => ({ table, column })),
    async move(tx, from, to) {
      const moved: MovedRows[] = []
      for (const one of movables) moved.push(await moveRows(tx, one, from, to))
      return moved
    },
    async moveBack(tx, moved, from, to) {
      for (const one of movables.toReversed()) {
        const own = moved.find(({ table, column }) => table === one.table && column === one.column)
        if (own) await moveRowsBack(tx, one, own, [from, to])
      }
    },
  }
}
