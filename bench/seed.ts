import pg from 'pg'

/** Number `n` of an organization's applications: the values of columns as SQL. `$1` is the organization, `$2` the job. */
const COLUMNS: Record<string, string> = {
  organization_id: '$1',
  id: `md5('a' || n)::uuid`,
  candidate_id: `md5('c' || n)::uuid`,
  job_id: '$2',
  stage: `(array['applied', 'screening', 'review', 'interview', 'offer'])[1 + n % 5]`,
  outcome: `case when n % 7 = 0 then 'rejected' else 'active' end`,
  stage_since: `now() - n * interval '1 minute'`,
  applied_at: `now() - n * interval '1 minute'`,
  form_version: '1',
  answers: `'{"name": "x"}'`,
  source: `'careers_page'`,
  knockout: 'n % 50 = 0',
  resume_state: `'read'`,
  match_state: `'ready'`,
  match_score: 'n % 101',
  interview_state: `case when n % 3 = 0 then 'ready' end`,
  interview_score: 'case when n % 3 = 0 then n % 101 end',
  interview_low: 'case when n % 3 = 0 then n % 95 end',
  interview_high: 'case when n % 3 = 0 then n % 101 end',
  evidence: `'{"text": "I stopped the workers before I looked for the cause", "source": "interview", "page": null, "at_ms": 504000}'`,
  name_key: `'person ' || n`,
}

/** @param more further columns, or other values of these. @returns the statement for the rows from `$3` to `$4` */
export function applicationsSql(more: Record<string, string> = {}): string {
  const columns = { ...COLUMNS, ...more }
  return `insert into applications (${Object.keys(columns).join(', ')})
    select ${Object.values(columns).join(', ')} from generate_series($3::int, $4::int) n`
}

export const CANDIDATES_SQL = `insert into candidates (organization_id, id, email_key, email, name, time_zone)
  select $1, md5('c' || n)::uuid, 'p' || n || '@example.com', 'p' || n || '@example.com', 'Person ' || n, 'UTC'
  from generate_series($2::int, $3::int) n`

/** @param url of the tables' owner */
export async function vacuum(url: string) {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('vacuum (analyze)')
  await owner.end()
}

/**
 * Fills a job with realistic applications: each with a candidate, a stage, scores and evidence.
 *
 * @param more further columns, or other values of these: an update would run the triggers of every row once more
 */
export async function seedApplications(
  url: string,
  organizationId: string,
  jobId: string,
  count: number,
  more: Record<string, string> = {},
) {
  const client = new pg.Client({ connectionString: url, options: '-c role=evenhand_platform' })
  await client.connect()
  await client.query(CANDIDATES_SQL, [organizationId, 1, count])
  await client.query(applicationsSql(more), [organizationId, jobId, 1, count])
  await client.end()
  await vacuum(url)
}
