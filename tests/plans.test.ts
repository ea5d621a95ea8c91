import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedApplications } from '#bench/seed.ts'
import { startTestServer } from './api.ts'
import { explain } from './explain.ts'
import { aColleague, anOpenJob, anOrganization } from './factories.ts'

// The plans of every query that a call sends, with many rows next to those it shows: from an index, and with few pages of the database.
const ROWS = 8000
const MOST_BUFFERS = 64

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
const client = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=evenhand_app' })

/** Applications are numbered: most rows belong to others than the one that is looked at. */
const APPLICATION = `md5('a' || 1 + n % ${ROWS / 10})::uuid`
const ROWS_SQL = [
  `insert into application_notes (organization_id, id, application_id, admin_id, text, at, version, mentions)
    select $1, md5('note' || n)::uuid, ${APPLICATION}, $2, 'Call her', now() - n * interval '1 hour', 1, '{}' from generate_series(1, ${ROWS}) n`,
  `insert into todos (organization_id, id, application_id, text, due_on, assignee_id, created_by, created_at, version, done_at, done_by)
    select $1, md5('todo' || n)::uuid, ${APPLICATION}, 'Call her', current_date, case when n % 800 = 0 then $2 end, $2, now(), 1, case when n % 2 = 1 then now() end, case when n % 2 = 1 then $2 end
    from generate_series(1, ${ROWS}) n`,
  `insert into mail_messages (organization_id, id, to_address, template_key, subject_id, subject, text_body, state, created_at)
    select $1, md5('mail' || n)::uuid, 'p@example.com', 'message', ${APPLICATION}, 'Hello', 'Hello', 'sent', now() - n * interval '1 hour' from generate_series(1, ${ROWS}) n`,
  `insert into events (organization_id, id, name, subject_id, actor_kind, actor_id, data, at, audited)
    select $1, md5('event' || n)::uuid, 'application.moved', ${APPLICATION}, 'admin', $2, '{"from_stage":"applied","to_stage":"review","from_outcome":"active","to_outcome":"active"}', now() - n * interval '1 hour', n % 2 = 0
    from generate_series(1, ${ROWS}) n`,
  `insert into notifications (organization_id, id, admin_id, kind, event_id, application_id, at, read_at, in_digest)
    select $1, md5('n' || n)::uuid, $2, 'assigned', md5('event' || n)::uuid, ${APPLICATION}, now() - n * interval '10 minutes', case when n > 20 then now() end, false
    from generate_series(1, ${ROWS}) n`,
  `insert into imports (organization_id, id, job_id, admin_id, informs, state, created_at, changed_at)
    select $1, md5('i' || n)::uuid, $3, $2, false, 'finished', now() - n * interval '1 hour', now() from generate_series(1, 300) n`,
  `insert into import_items (organization_id, id, import_id, file_name, bytes, sha256, state, application_id, changed_at)
    select $1, md5('item' || n)::uuid, md5('i' || 1 + n % 300)::uuid, n || '.pdf', 10, 'hash', 'imported', ${APPLICATION}, now() from generate_series(1, ${ROWS}) n`,
  `insert into duplicate_pairs (organization_id, first_id, second_id, reasons, state, found_at)
    select $1, least(x, y), greatest(x, y), '{phone}', 'suggested', now() - n * interval '1 minute'
    from generate_series(2, ${ROWS}) n, lateral (select md5('c' || n)::uuid as x, md5('c' || n - 1)::uuid as y) pair`,
  `insert into bookings (organization_id, id, subject_id, subject_title, part, title, state, start_at, end_at, minutes, organizer_zone, attendee_zone,
      attendee_name, attendee_email, place, message, offer_until, ics_uid, ics_sequence, moves, free_move, created_by, created_at, updated_at)
    select $1, md5('b' || n)::uuid, md5('a' || n)::uuid, 'Engineer', 'round 2', 'Interview', 'booked', t, t + interval '30 minutes', 30, 'UTC', 'UTC',
      'Person', 'p@example.com', 'video', '', t, 'uid' || n, 0, 0, false, $2, now(), now()
    from generate_series(1, ${ROWS}) n, lateral (select now() + (n - ${ROWS} / 2) * interval '1 day' as t) day`,
  `insert into booking_people (organization_id, booking_id, admin_id, during, active)
    select organization_id, id, $2, tstzrange(start_at, end_at), true from bookings where organization_id = $1`,
]

beforeAll(async () => {
  await seedApplications(server.databaseUrl, organization.id, job.id, ROWS)
  const platform = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=evenhand_platform' })
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await Promise.all([platform.connect(), owner.connect(), client.connect()])
  const given: Record<string, string> = { $1: organization.id, $2: organization.adminId, $3: job.id }
  for (const statement of ROWS_SQL)
    await platform.query(statement.replaceAll(/\$[123]/gu, name => `'${given[name]}'::uuid`))
  await owner.query('vacuum (analyze)')
  await Promise.all([platform.end(), owner.end()])
  await client.query('set random_page_cost = 1.1')
  await client.query(`select set_config('app.organization_id', $1, false)`, [organization.id])
})
afterAll(() => client.end())

interface Sent {
  readonly text: string
  readonly values?: unknown[]
}

/** The queries of the modules that a call sends. */
async function queriesOf(path: string, token: string): Promise<Sent[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
  const sent = query.mock.calls.map(([first]) => first as unknown as Partial<Sent> | string)
  query.mockRestore()
  expect(response.status, `${path}: ${await response.text()}`).toBe(200)
  return sent.flatMap(one =>
    typeof one === 'object' && one.text?.startsWith('select') && one.text.includes(' from "') ? [one as Sent] : [],
  )
}

/** Tables without many rows are read as a whole. */
const LARGE = [
  'applications',
  'candidates',
  'application_notes',
  'todos',
  'mail_messages',
  'events',
  'notifications',
  'import_items',
  'duplicate_pairs',
  'bookings',
  'booking_people',
]
const explained = ({ text, values = [] }: Sent) => explain(client, { text, values }, LARGE)

/** The ID of a numbered row. */
const idOf = (name: string) =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')
const soon = new Date(Date.now() + 20 * 86_400_000).toISOString()

test.each([
  ['calendar', `/api/calendar?to=${soon}`],
  ['imports', '/api/applications/imports?limit=10'],
  ['duplicates', '/api/candidates/duplicates?limit=10'],
  ['notifications', '/api/notifications?limit=10'],
  ['audit log', '/api/audit-log?limit=10'],
  ['own to-dos', '/api/todos'],
  ['next actions', '/api/recommendations'],
])('reads %s from indexes', async (_name, path) => {
  for (const query of await queriesOf(path, organization.token)) {
    const { buffers, scans: read } = await explained(query)
    const counts = query.text.includes('count(*)')
    expect.soft(read, query.text).toEqual(counts ? expect.anything() : [])
    if (!counts) expect.soft(buffers, query.text).toBeLessThanOrEqual(MOST_BUFFERS)
  }
})

test("reads the calendar of a hiring manager from indexes, with their applications' interviews", async () => {
  for (const query of await queriesOf(`/api/calendar?to=${soon}`, manager.token)) {
    const { buffers, scans: read } = await explained(query)
    expect.soft(read, query.text).toEqual([])
    expect.soft(buffers, query.text).toBeLessThanOrEqual(MOST_BUFFERS)
  }
})

test.each([
  ['the to-dos of an application', `/api/applications/${idOf('a5')}/todos`],
  ['the messages of an application', `/api/applications/${idOf('a5')}/messages`],
  ['a candidate with notes', `/api/candidates/${idOf('c5')}`],
])('reads %s from indexes', async (_name, path) => {
  for (const query of await queriesOf(path, organization.token)) {
    const { buffers, scans: read } = await explained(query)
    expect.soft(read, query.text).toEqual([])
    expect.soft(buffers, query.text).toBeLessThanOrEqual(MOST_BUFFERS)
  }
})

test('counts the e-mails of the last 30 days from an index', async () => {
  for (const query of await queriesOf('/api/organizations/templates', organization.token)) {
    const { buffers, scans: read } = await explained(query)
    expect.soft(read, query.text).toEqual([])
    expect.soft(buffers, query.text).toBeLessThanOrEqual(MOST_BUFFERS)
  }
})

test.each(['', '?state=failed', '/undelivered'])(
  'lists the e-mails of the last 30 days from an index%s',
  async part => {
    for (const query of await queriesOf(`/api/sent-emails${part}`, organization.token)) {
      const { buffers, scans: read } = await explained(query)
      expect.soft(read, query.text).toEqual([])
      expect.soft(buffers, query.text).toBeLessThanOrEqual(MOST_BUFFERS)
    }
  },
)

test.each([
  '/api/applications/imports',
  '/api/candidates/duplicates',
  '/api/notifications',
  '/api/audit-log',
  '/api/sent-emails',
])('sends as many queries for a long page of %s as for a short one', async path => {
  const short = await queriesOf(`${path}?limit=2`, organization.token)
  expect(short.length).toBeGreaterThan(0)
  expect(await queriesOf(`${path}?limit=50`, organization.token)).toHaveLength(short.length)
})
