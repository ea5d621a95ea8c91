import pg from 'pg'
import type { EmbeddedPostgres } from './postgres.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Creates the product's login and its database if they do not exist. The login is not a superuser, so that row-level security applies. */
export async function prepareDatabase(server: EmbeddedPostgres, database = 'evenhand'): Promise<void> {
  const password = decodeURIComponent(/\/\/evenhand:([^@]+)@/.exec(server.ownerUrl)![1]!)
  const admin = new pg.Client({ connectionString: server.url.replace('/evenhand?', '/postgres?') })
  await admin.connect()
  try {
    const { rows: roles } = await admin.query(`select 1 from pg_roles where rolname = 'evenhand'`)
    if (roles.length === 0)
      await admin.query(`create role evenhand login createrole nosuperuser nobypassrls password ${quoted(password)}`)
    const { rows: databases } = await admin.query('select 1 from pg_database where datname = $1', [database])
    if (databases.length === 0) await admin.query(`create database ${database} owner evenhand`)
  } finally {
    await admin.end()
  }
}
