// Prints the cost of counting: inserts the same 1,000,000 applications with and without the counting triggers, alternately. `node
// --import tsx bench/counting.ts`; BENCH_INSERTS and BENCH_ROUNDS change its size.
import pg from 'pg'
import { newId } from '#platform/db/id.ts'
import { benchDatabase } from './database.ts'
import { median } from './measure.ts'

const inserts = Number(process.env['BENCH_INSERTS'] ?? 1_000_000)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const BATCH = 10_000

const database = await benchDatabase()
const db = new pg.Pool({ connectionString: database.ownerUrl, max: 1, options: '-c role=evenhand_platform' })
const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 })
for (const pool of [db, owner]) pool.on('error', () => {})

const organizationId = newId()
const jobId = newId()

async function prepare() {
  await db.query(
    `insert into organizations (organization_id, name, slug, created_at) values ($1, 'Bench', 'bench', now())`,
    [organizationId],
  )
  await db.query(
    `insert into job_openings (organization_id, id, title, workplace, employment_type, description, status, created_at, updated_at)
     values ($1, $2, 'Engineer', 'remote', 'full_time', '', 'open', now(), now())`,
    [organizationId, jobId],
  )
  await db.query(
    `insert into candidates (organization_id, id, email_key, email, name)
     select $1, md5('c' || n)::uuid, 'p' || n, 'p' || n, 'Person' from generate_series(1, $2::int) n`,
    [organizationId, inserts],
  )
}

/** Inserts all applications in statements of `perStatement` rows. @returns seconds */
async function insertAll(perStatement: number): Promise<number> {
  await owner.query('truncate applications, application_counts, application_count_deltas cascade')
  await owner.query('checkpoint').catch(() => {})
  const start = performance.now()
  for (let first = 1; first <= inserts; first += perStatement) {
    await db.query({
      name: 'insert',
      text: `insert into applications (organization_id, id, candidate_id, job_id, stage, outcome, stage_since, applied_at, form_version, answers, knockout, resume_state, match_state, name_key)
        select $1, md5('a' || n)::uuid, md5('c' || n)::uuid, $2, (array['applied','screening','review','interview','offer'])[1 + n % 5], 'active', now(), now(), 1, '{}', false, 'none', 'none', 'person'
        from generate_series($3::int, $4::int) n`,
      values: [organizationId, jobId, first, Math.min(inserts, first + perStatement - 1)],
    })
  }
  return (performance.now() - start) / 1000
}

const setCounting = (on: boolean) =>
  owner.query(`alter table applications ${on ? 'enable' : 'disable'} trigger applications_inserted`)

async function compareCounting(name: string, perStatement: number) {
  const pairs: { counted: number; bare: number }[] = []
  for (let index = 0; index < rounds; index += 1) {
    const seconds = { counted: 0, bare: 0 }
    for (const which of index % 2 === 0 ? (['counted', 'bare'] as const) : (['bare', 'counted'] as const)) {
      await setCounting(which === 'counted')
      seconds[which] = await insertAll(perStatement)
    }
    pairs.push(seconds)
  }
  await setCounting(true)
  const ratios = pairs.map(({ counted, bare }) => counted / bare)
  console.log(
    `${inserts.toLocaleString('en-GB')} inserts, ${name}: time with counting / without ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}); with ${median(pairs.map(pair => pair.counted)).toFixed(1)} s, without ${median(pairs.map(pair => pair.bare)).toFixed(1)} s, ${rounds} rounds`,
  )
}

try {
  await prepare()
  await compareCounting('one statement', inserts)
  await compareCounting(`${BATCH.toLocaleString('en-GB')} per statement`, BATCH)
} finally {
  await db.end()
  await owner.end()
  await database.stop()
}
