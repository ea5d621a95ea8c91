import pg from 'pg'
import { applicationsSql, CANDIDATES_SQL, vacuum } from './seed.ts'

// Fills an organization with up to a million applications within minutes: without triggers for each row and without foreign keys, which
// are true by construction, and with the indexes built at the end. The triggers that count run, once for each organization.

/** Connection strings of the database's administrator and of the tables' owner. */
interface Urls {
  readonly admin: string
  readonly owner: string
}

interface Filled {
  readonly id: string
  readonly jobId: string
  readonly rows: number
}

const TABLES = ['candidates', 'applications', 'application_labels', 'application_search']
const COUNTING = ['applications_inserted', 'applications_figures_new']
const RARE = 20

const minutesBefore = (now: Date) => `'${now.toISOString()}'::timestamptz - n * interval '1 minute'`

/**
 * What filters select. A rare value is on as many applications whether they are few or many, so that both fill the same page.
 * What triggers for each row would set is given.
 */
const details = (rows: number, now: Date): Record<string, string> => ({
  stage_since: minutesBefore(now),
  applied_at: minutesBefore(now),
  tags: `(case when n % ${rows / RARE} = 0 then '{rare,common}' when n % 10 = 3 then '{common}' else '{}' end)::text[]`,
  source: `case when n % 100 = 7 then 'referral' else 'careers_page' end`,
  requirement_results: `(case when n % 10 in (1, 2) then '{a:met}' else '{a:missing}' end)::text[]`,
  screening_state: `case when n % 10 = 4 then 'completed' end`,
  screened: 'n % 10 = 4',
  candidate_name: `'Person ' || n`,
  match_rank: 'n % 101',
  interview_rank: 'case when n % 3 = 0 then n % 101 end',
  ranked_score: 'n % 101',
})

/** In the order of the index, which is much faster to fill that way. */
const LABELS_SQL = `insert into application_labels (organization_id, label, applied_at, application_id)
  select a.organization_id, l.label, a.applied_at, a.id from applications a cross join lateral (
    select 'tag:' || tag from unnest(a.tags) tag union all select 'requirement:' || result from unnest(a.requirement_results) result
  ) l (label) where a.organization_id = $1 order by l.label, a.applied_at, a.id`

/** A résumé of 25 words out of 4,000. Each has the name and the address of its person, as the product stores them. */
const wordsSql = (
  rows: number,
  now: Date,
) => `insert into application_search (organization_id, application_id, applied_at, names, words, blind_words)
  select $1, md5('a' || n)::uuid, ${minutesBefore(now)}, names, names || v, v
  from generate_series(1, ${rows}) n
  cross join lateral (
    select setweight(to_tsvector('simple', 'person ' || n || ' p' || n || '@example.com p' || n || ' example com engineer'), 'A') as names offset 0) person
  cross join lateral (
    select to_tsvector('simple', string_agg('word' || (n::bigint * 7919 + k * k * 104729) % 4000, ' ') || case when n % ${rows / RARE} = 0 then ' rare' else '' end) as v
    from generate_series(1, 25) k offset 0) words`

/** Takes away the indexes that no constraint needs. @returns the statements that build them */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [TABLES],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // A failed statement is reported by its own error, not by the end of the connection.
  client.on('error', () => {})
  await client.connect()
  await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`)
  return client
}

/** Runs statements on two connections, each the next as soon as it has done one. */
async function onBoth(clients: readonly [pg.Client, pg.Client], statements: string[]): Promise<void> {
  const waiting = [...statements]
  await Promise.all(
    clients.map(async client => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await client.query(next)
    }),
  )
}

/** Fills organizations with applications and what searches and filters read of them. */
export async function seedMany({ admin, owner }: Urls, filled: readonly Filled[]): Promise<void> {
  const clients = [await connected(admin), await connected(admin)] as const
  const [first, second] = clients
  const now = new Date()
  const definitions = await dropIndexes(first)
  const always = (mode: string) =>
    first.query(COUNTING.map(name => `alter table applications enable ${mode} trigger ${name}`).join(';'))
  await always('always')
  for (const client of clients) await client.query('set session_replication_role = replica')
  for (const { id, jobId, rows } of filled) {
    const applications = async () => {
      await first.query(CANDIDATES_SQL, [id, 1, rows])
      await first.query(applicationsSql(details(rows, now)), [id, jobId, 1, rows])
      await first.query(LABELS_SQL, [id])
    }
    await Promise.all([applications(), second.query(wordsSql(rows, now), [id])])
  }
  await always('')
  // The longest first.
  await onBoth(
    clients,
    definitions.toSorted((a, b) => Number(b.includes('gin')) - Number(a.includes('gin'))),
  )
  for (const client of clients) await client.end()
  await vacuum(owner)
}
