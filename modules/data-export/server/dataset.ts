import type { Tables } from '#platform/db/tables.ts'

type TableName = keyof Tables
type ColumnOf<T extends TableName> = keyof Tables[T] & string

/** From a row to what it belongs to: the column with the ID, and the table where it is found. */
export type Step = readonly [column: string, table: TableName]

/** Rows of one table in one CSV and one JSON file. */
export interface Dataset {
  /** The folder and the name of both files. */
  readonly name: string
  readonly table: TableName
  readonly columns: readonly string[]
  /** What identifies a row within the organization, in the order of the files. */
  readonly key: readonly string[]
  /** Columns that are not exported, because they are computed from others or are about the storage. */
  readonly without: readonly string[]
  /**
   * The way to the application, candidate or job. Rows of sample data and of practice interviews are left out. Without it, all rows of
   * the organization are exported.
   */
  readonly of?: readonly Step[]
  /** Only the rows in which a column has this value. */
  readonly only?: readonly [column: string, value: true | 'null' | 'not null']
  /** How many rows are read at a time, if they can be large. */
  readonly page?: number
}

interface Options<T extends TableName> {
  readonly key?: readonly ColumnOf<T>[]
  readonly without?: readonly ColumnOf<T>[]
  readonly of?: readonly Step[]
  readonly only?: readonly [ColumnOf<T>, true | 'null' | 'not null']
  readonly page?: number
}

export const dataset = <const T extends TableName>(
  name: string,
  table: T,
  columns: readonly ColumnOf<T>[],
  { key = ['id' as ColumnOf<T>], without = [], ...options }: Options<T> = {},
): Dataset => ({ name, table, columns, key, without, ...options })
