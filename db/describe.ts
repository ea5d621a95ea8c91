import type pg from 'pg'

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly required: boolean
}

interface Constraint {
  readonly table: string
  readonly definition: string
}

/** The tables as they are, as a page: made from the database's own catalogue, so that it cannot say anything else. */
export async function describeSchema(db: pg.Pool): Promise<string> {
  const { rows: columns } = await db.query<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%'
     order by 1, a.attnum`,
  )
  const { rows: constraints } = await db.query<Constraint>(
    `select c.relname as table, pg_get_constraintdef(k.oid) as definition from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and k.contype in ('p', 'u', 'f', 'x') and c.relname not like 'kysely%'
     union all
     select c.relname, regexp_replace(pg_get_indexdef(i.oid), '^CREATE (UNIQUE )?INDEX .* USING', '\\1INDEX') from pg_index x join pg_class i on i.oid = x.indexrelid
       join pg_class c on c.oid = x.indrelid join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relname not like 'kysely%' and not exists (select 1 from pg_constraint k where k.conindid = i.oid)
     order by 1, 2`,
  )
  const tables = [...new Set(columns.map(({ table }) => table))]
  const sections = tables.map(table => {
    const own = columns
      .filter(one => one.table === table)
      .map(({ column, type, required }) => `- \`${column}\` ${type}${required ? '' : ', may be empty'}`)
    const keys = constraints.filter(one => one.table === table).map(({ definition }) => `- ${definition}`)
    return `## ${table}\n\n${own.join('\n')}\n\n${keys.join('\n')}\n`
  })
  return `# The tables as they are\n\nMade by \`npx tsx db/write-schema.ts\` from the migrations; a test keeps it fresh.\n\n${sections.join('\n')}`
}
