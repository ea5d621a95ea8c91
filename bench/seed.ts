import pg from 'pg'

/** Fills a job with realistic applications: each with a candidate, a stage, scores and evidence. */
export async function seedApplications(url: string, organizationId: string, jobId: string, count: number) {
  const client = new pg.Client({ connectionString: url, options: '-c role=evenhand_platform' })
  await client.connect()
  await client.query(
    `insert into candidates (organization_id, id, email_key, email, name, time_zone)
     select $1, md5('c' || n)::uuid, 'p' || n || '@example.com', 'p' || n || '@example.com', 'Person ' || n, 'UTC'
     from generate_series(1, $2::int) n`,
    [organizationId, count],
  )
  await client.query(
    `insert into applications (organization_id, id, candidate_id, job_id, stage, outcome, stage_since, applied_at, form_version, answers, source, knockout,
       resume_state, match_state, match_score, interview_state, interview_score, interview_low, interview_high, evidence, name_key)
     select $1, md5('a' || n)::uuid, md5('c' || n)::uuid, $2, (array['applied','screening','review','interview','offer'])[1 + n % 5],
       case when n % 7 = 0 then 'rejected' else 'active' end, now() - n * interval '1 minute', now() - n * interval '1 minute', 1, '{"name": "x"}', 'careers_page', n % 50 = 0,
       'read', 'ready', n % 101, case when n % 3 = 0 then 'ready' end, case when n % 3 = 0 then n % 101 end, case when n % 3 = 0 then n % 95 end, case when n % 3 = 0 then n % 101 end,
       '{"text": "I stopped the workers before I looked for the cause", "source": "interview", "page": null, "at_ms": 504000}', 'person ' || n
     from generate_series(1, $3::int) n`,
    [organizationId, jobId, count],
  )
  await client.end()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('vacuum (analyze)')
  await owner.end()
}
