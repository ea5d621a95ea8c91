import pg from 'pg'

/** The rows of an organization by table: what is in each as JSON, and where it is. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, string>>

interface Table {
  readonly name: string
  /** The condition for the rows of the organization with the ID `$1`. */
  readonly of: string
}

interface Found {
  readonly name: string
  readonly row: string
  readonly place: string
}

const group = (found: readonly Found[], tables: readonly Table[]): Rows => {
  const rows = new Map(tables.map(({ name }) => [name, new Map<string, string>()]))
  for (const { name, row, place } of found) rows.get(name)!.set(row, place)
  return rows
}

const sameRows = (a: Rows, b: Rows) =>
  [...a].every(
    ([name, rows]) => rows.size === b.get(name)!.size && [...rows.keys()].every(row => b.get(name)!.has(row)),
  )

/** Reads all rows of an organization in some tables, and puts them back: only rows that differ are written. */
export async function storedRows(owner: pg.Pool, tables: readonly Table[], organizationId: string) {
  const columns = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await owner.query<{ list: string }>(
      `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    )
    columns.set(name, rows[0]!.list)
  }
  const text = tables
    .map(
      ({ name, of }) =>
        `select '${name}' as name, to_jsonb(t)::text as row, ctid::text as place from ${name} t where ${of}`,
    )
    .join(' union all ')
  const id = pg.escapeLiteral(organizationId)

  const remove = (name: string, places: readonly string[]) =>
    `delete from ${name} where ctid = any(array[${places.map(place => `'${place}'::tid`).join(', ')}])`
  const insert = (name: string, row: string) =>
    `insert into ${name} (${columns.get(name)!}) overriding system value
     select ${columns.get(name)!} from jsonb_populate_record(null::${name}, ${pg.escapeLiteral(row)}::jsonb)`

  return {
    async read(): Promise<Rows> {
      const { rows } = await owner.query<Found>({ name: 'stored-rows', text, values: [organizationId] })
      return group(rows, tables)
    },
    /** @param current what was read last. @throws if what is stored afterwards is not exactly what is to be */
    async restore(current: Rows, wanted: Rows): Promise<Rows> {
      const removals: string[] = []
      const inserts: string[] = []
      for (const { name } of tables) {
        const [now, then] = [current.get(name)!, wanted.get(name)!]
        const surplus = [...now].filter(([row]) => !then.has(row)).map(([, place]) => place)
        if (surplus.length > 0) removals.push(remove(name, surplus))
        for (const row of then.keys()) if (!now.has(row)) inserts.push(insert(name, row))
      }
      const all = ['begin', ...removals, ...inserts, text.replaceAll('$1', id), 'commit']
      const results = (await owner.query(all.join('; '))) as unknown as pg.QueryResult<Found>[]
      const stored = group(results.at(-2)!.rows, tables)
      if (!sameRows(stored, wanted)) throw new Error('The rows were not restored.')
      return stored
    },
  }
}

/** A value for each of all other tables that differs after any change in it. */
export async function fingerprints(owner: pg.Pool, without: readonly Table[]): Promise<ReadonlyMap<string, string>> {
  const tables = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`,
  )
  const others = tables.rows.filter(({ name }) => !without.some(table => table.name === name))
  const { rows } = await owner.query<{ name: string; value: string }>(
    others
      .map(
        ({ name }) => `select '${name}' as name, concat(count(*), ' ', max(xmin::text::bigint)) as value from ${name}`,
      )
      .join(' union all '),
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}
