import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from './api.ts'

const server = await startTestServer()
const db = new pg.Pool({ connectionString: server.databaseUrl, max: 2 })
afterAll(() => db.end())

/** Tables of the platform: what is needed before the organization is known, and what belongs to no organization. */
const PLATFORM_TABLES = [
  'links',
  'rate_windows',
  'dead_tasks',
  'worker_heartbeats',
  'platform_keys',
  'sign_in_addresses',
  'sessions',
  'passkey_challenges',
  'plans',
  'model_checks',
  'model_check_steps',
  'platform_events',
  'super_admins',
  'super_admin_challenges',
  'super_admin_recovery_codes',
  'super_admin_sessions',
  'super_admin_invitations',
  'platform_mail',
  'contact_requests',
  'platform_settings',
  'registration_invitations',
]
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock']

interface Table {
  name: string
  enabled: boolean
  forced: boolean
  has_organization: boolean
}

const { rows: tables } = await db.query<Table>(`
  select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull) as has_organization
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`)

const own = tables.filter(({ name }) => !MIGRATION_TABLES.includes(name))
const tenant = own.filter(({ name }) => !PLATFORM_TABLES.includes(name))

test('the database has exactly the known tables', () => {
  expect(tenant.length).toBeGreaterThan(20)
  expect(own.filter(({ name }) => PLATFORM_TABLES.includes(name)).map(({ name }) => name)).toEqual(
    PLATFORM_TABLES.toSorted(),
  )
})

test.each(own)('$name has row-level security, also for its owner', ({ enabled, forced }) => {
  expect({ enabled, forced }).toEqual({ enabled: true, forced: true })
})

test.each(tenant)('$name has organization_id as the first column of every key', async ({ name, has_organization }) => {
  expect(has_organization).toBe(true)
  // The first column of primary, unique, foreign and exclusion constraints and unique indexes.
  const { rows } = await db.query<{ what: string; first: string }>(
    `select con.conname as what, a.attname as first from pg_constraint con
       join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
       where con.conrelid = $1::regclass and con.contype in ('p', 'u', 'f', 'x')
     union all
     select i.relname, a.attname from pg_index x join pg_class i on i.oid = x.indexrelid
       join pg_attribute a on a.attrelid = x.indrelid and a.attnum = x.indkey[0]
       where x.indrelid = $1::regclass and x.indisunique`,
    [name],
  )
  expect(rows.length).toBeGreaterThan(0)
  // A subscription refers to plans, which belong to the platform, so these keys have only one column.
  const violations = rows.filter(
    ({ what, first }) => first !== 'organization_id' && !/^subscriptions_(?:next_)?plan_id_fkey$/.test(what),
  )
  expect(violations).toEqual([])
})

test.each(tenant)('$name has a policy on the organization for reading and writing', async ({ name }) => {
  const { rows } = await db.query<{ using: string; check: string; cmd: string }>(
    `select qual as using, with_check as check, cmd from pg_policies where tablename = $1 and 'evenhand_app' = any (roles)`,
    [name],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { using, check, cmd } of rows) {
    expect(cmd).toBe('ALL')
    expect(using).toContain('app.organization_id')
    expect(check).toContain('app.organization_id')
  }
})

test('the roles of the product own nothing and bypass no policy', async () => {
  const { rows } = await db.query(
    `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcanlogin, (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
     from pg_roles r where rolname in ('evenhand_app', 'evenhand_platform') order by 1`,
  )
  const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false, owned: 0 }
  expect(rows).toEqual([
    { rolname: 'evenhand_app', ...none },
    { rolname: 'evenhand_platform', ...none },
  ])
})

test('without an organization a query raises an error instead of finding nothing', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=evenhand_app' })
  await client.connect()
  try {
    await expect(client.query('select 1 from applications')).rejects.toThrow(/app.organization_id/)
  } finally {
    await client.end()
  }
})

test('an organization’s transactions cannot access platform tables, except its own links, plans and the settings of all', async () => {
  const { rows } = await db.query<{ table_name: string; privilege_type: string }>(
    `select table_name, privilege_type from information_schema.role_table_grants
     where grantee = 'evenhand_app' and table_schema = 'public' and table_name = any ($1) order by 1, 2`,
    [PLATFORM_TABLES],
  )
  expect(rows.map(({ table_name, privilege_type }) => `${table_name} ${privilege_type}`)).toEqual([
    'links INSERT',
    'links SELECT',
    'links UPDATE',
    'plans SELECT',
    'platform_settings SELECT',
  ])
})

test('platform functions have a fixed search path and are not executable by the public', async () => {
  const { rows } = await db.query<{ name: string; path: string[] | null; public_may: boolean }>(
    `select p.proname as name, p.proconfig as path, has_function_privilege('public', p.oid, 'execute') as public_may
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.prosecdef`,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const one of rows) {
    expect(one.path?.some(setting => setting.startsWith('search_path='))).toBe(true)
    expect(one.public_may).toBe(false)
  }
})
