import type autocannon from 'autocannon'

const BOUNDARY = '----evenhand-bench'

const resume = `Noor Haddad
noor@example.com | +961 3 412 098 | Beirut

Experience
Software Engineer, Cedar Pay, 03/2020 - present
- Built payment services in TypeScript on PostgreSQL, used by 900 shops.
`

const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

let count = 0

/** Form requests as a browser sends them, each from a different person and address. */
export function multipartOf(jobId: string): Partial<autocannon.Options> {
  const request = (): autocannon.Request => {
    count += 1
    const email = `bench-${process.pid}-${count}@example.com`
    const answers = JSON.stringify({
      name: 'Noor Haddad',
      email,
      phone: '+961 3 412 098',
      location: 'Beirut',
      privacy: true,
    })
    const body = `${part('job_opening_id', jobId)}${part('answers', answers)}${part('resume', resume, '; filename="cv.txt"\r\nContent-Type: text/plain')}--${BOUNDARY}--\r\n`
    return {
      method: 'POST',
      body,
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'idempotency-key': `k-${process.pid}-${count}`,
        'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
      },
    }
  }
  return { requests: [{ method: 'POST', setupRequest: given => ({ ...given, ...request() }) }] }
}

/** The statements of a submission in their order, for the baseline server. `$new:` values are generated each time. */
export function submissionSql(organizationId: string, jobId: string) {
  const now = new Date().toISOString()
  const o = organizationId
  const answers = '{"name": "Noor Haddad", "phone": "+961 3 412 098", "location": "Beirut", "privacy": true}'
  return [
    { text: 'select * from organizations where organization_id = $1', values: [o] },
    { text: 'select * from organization_settings where organization_id = $1', values: [o] },
    { text: 'select * from job_openings where organization_id = $1 and id = $2', values: [o, jobId] },
    { text: 'select * from form_configs where organization_id = $1 order by version desc limit 1', values: [o] },
    {
      text: 'insert into idempotent_replies (organization_id, call, key_hash, request_hash, at) values ($1, $2, $3, $4, $5) on conflict do nothing returning key_hash',
      values: [o, 'applications.submit', '$new:text-key', 'hash', now],
    },
    {
      text: `insert into candidates (organization_id, id, email_key, email, name, phone, location, links, time_zone) values ($1, $2, $3, $3, 'Noor Haddad', '+961 3 412 098', 'Beirut', '[]', 'UTC') on conflict (organization_id, email_key) do update set time_zone = excluded.time_zone returning id`,
      values: [o, '$new:candidate', '$new:text-email'],
    },
    {
      text: `insert into applications (organization_id, id, candidate_id, job_id, stage, outcome, stage_since, applied_at, form_version, answers, source, knockout, resume_state, match_state, name_key)
        values ($1, $2, $3, $4, 'applied', 'active', $5, $5, 1, $6, 'careers_page', false, 'waiting', 'waiting', 'noor haddad') on conflict (organization_id, candidate_id, job_id) do update set answers = excluded.answers returning id`,
      values: [o, '$new:application', '$new:candidate', jobId, now, answers],
    },
    {
      text: `insert into application_search (organization_id, application_id, words, blind_words)
        values ($1, $2, setweight(to_tsvector('simple', $3), 'A') || to_tsvector('simple', $4), to_tsvector('simple', $4)) on conflict do nothing`,
      values: [o, '$new:application', 'noor haddad noor@example.com noor example com backend engineer', answers],
    },
    {
      text: `insert into resumes (organization_id, id, application_id, file_key, file_name, content_type, bytes, sha256, state, uploaded_at) values ($1, $2, $3, 'key', 'cv.txt', 'text/plain', 200, 'hash', 'waiting', $4)`,
      values: [o, '$new:resume', '$new:application', now],
    },
    { text: `select enqueue_task('bench.none', $1::jsonb, $2, null, 12)`, values: ['{}', '$new:task1'] },
    {
      text: `insert into submissions (organization_id, id, application_id, form_version, answers, resume_id, files, at) values ($1, $2, $3, 1, $4, $5, '[]', $6)`,
      values: [o, '$new:submission', '$new:application', answers, '$new:resume', now],
    },
    {
      text: `insert into events (organization_id, id, name, subject_id, actor_kind, actor_id, data, at) values ($1, $2, 'application.submitted', $3, 'candidate', $4, '{}', $5)`,
      values: [o, '$new:event', '$new:application', '$new:candidate', now],
    },
    { text: `select enqueue_task('bench.none', $1::jsonb, $2, null, 12)`, values: ['{}', '$new:task2'] },
    {
      text: `insert into links (token_hash, organization_id, purpose, subject_id, expires_at) values ($1, $2, 'application_status', $3, $4)`,
      values: ['$new:text-link', o, '$new:application', now],
    },
    {
      text: `update idempotent_replies set sealed_reply = $4 where organization_id = $1 and call = $2 and key_hash = $3`,
      values: [o, 'applications.submit', '$new:text-key', `\\x${'00'.repeat(80)}`],
    },
  ]
}
