import pg from 'pg'
import { expect, test } from 'vitest'
import { seedApplications } from '#bench/seed.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { interviewsContract } from './contract.ts'

// More blind applications in one reply than are looked up at once.
const BOOKED = 900
const INVITED = 900

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
await seedApplications(server.databaseUrl, organization.id, job.id, BOOKED + INVITED, {
  outcome: `'active'`,
  screening_state: `case when n > ${BOOKED} then 'invited' end`,
  screening_until: `case when n > ${BOOKED} then now() + interval '2 days' end`,
})
const platform = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=evenhand_platform' })
await platform.connect()
await platform.query(
  `insert into bookings (organization_id, id, subject_id, subject_title, part, title, state, start_at, end_at, minutes, organizer_zone,
      attendee_zone, attendee_name, attendee_email, place, message, offer_until, ics_uid, ics_sequence, moves, free_move, created_by, created_at,
      updated_at)
    select $1, md5('b' || n)::uuid, md5('a' || n)::uuid, 'Engineer', 'round 2', 'Interview', 'booked', t, t + interval '30 minutes', 30, 'UTC',
      'UTC', 'Person ' || n, 'p' || n || '@example.com', 'video', '', t, 'uid' || n, 0, 0, false, $2, now(), now()
    from generate_series(1, ${BOOKED}) n, lateral (select now() + interval '1 day' + n * interval '1 minute' as t) time`,
  [organization.id, organization.adminId],
)
await platform.end()

test('the calendar names nobody in blind review, however many candidates it shows', async () => {
  const calendar = () => organization.call(interviewsContract['interviews.calendar'], {})
  const named = await calendar()
  expect(named.interviews).toHaveLength(BOOKED)
  expect(named.screening_windows).toHaveLength(INVITED)
  expect(named.screening_windows[0]?.name).toMatch(/^Person \d+$/u)
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  const blind = await calendar()
  const names = [...blind.interviews, ...blind.screening_windows].map(({ name }) => name)
  expect(names).toHaveLength(BOOKED + INVITED)
  expect(names.filter(name => !name.startsWith('Candidate '))).toEqual([])
  expect(JSON.stringify(blind)).not.toMatch(/Person \d|@example\.com/u)
})
