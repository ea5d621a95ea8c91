import { expect, test } from 'vitest'
import { DAY, later } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { seedApplications } from '#bench/seed.ts'
import { applicationsContract as calls } from './contract.ts'

// The list's days are the organization's, as those of the dashboard: also where clocks change at midnight, so that it comes twice or not at all.

const DAYS: [zone: string, day: string][] = [
  ['UTC', '2026-07-01'],
  ['Europe/Berlin', '2026-03-29'],
  ['Pacific/Kiritimati', '2026-02-01'],
  ['Pacific/Pago_Pago', '2026-06-01'],
  ['Asia/Kolkata', '2026-08-01'],
  ['Atlantic/Azores', '2026-10-25'],
  ['America/Havana', '2026-11-01'],
  ['America/Havana', '2026-03-08'],
  ['Asia/Beirut', '2026-03-29'],
  ['America/Santiago', '2026-04-05'],
]
/** An application every 15 minutes from the day before to the day after, in UTC. */
const PER_DAY = 4 * 72

const server = await startTestServer()
const { owner } = server.services.db
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const days = DAYS.map(([, day]) => `'${day}'`).join(', ')
await seedApplications(server.databaseUrl, organization.id, job.id, DAYS.length * PER_DAY, {
  applied_at: `((array[${days}])[1 + n % ${DAYS.length}]::timestamp at time zone 'UTC') - interval '1 day' + n / ${DAYS.length} * interval '15 minutes'`,
})

const next = (day: string) =>
  later(new Date(`${day}T00:00:00Z`), DAY)
    .toISOString()
    .slice(0, 10)

/** The applications that the dashboard counts on these days. */
async function counted(from: string, to: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from applications where organization_id = $1 and organization_day(organization_id, applied_at) between $2 and $3 order by id`,
    [organization.id, from, to],
  )
  return rows.map(({ id }) => id)
}

test.each(DAYS)('in %s, the list of %s has the applications that the dashboard counts on it', async (zone, day) => {
  await owner.query('update organizations set time_zone = $2 where organization_id = $1', [organization.id, zone])
  for (const to of [day, next(day)]) {
    const expected = await counted(day, to)
    expect(expected.length).toBeGreaterThan(80)
    const { total } = await organization.call(calls['applications.list'], { query: { from: day, to } })
    const file = await organization.call(calls['applications.export'], { query: { from: day, to } })
    const exported = (await file.text()).trimEnd().split('\n').slice(1)
    expect(exported.map(line => line.slice(0, line.indexOf(','))).toSorted()).toEqual(expected)
    expect(total).toBe(expected.length)
  }
})
