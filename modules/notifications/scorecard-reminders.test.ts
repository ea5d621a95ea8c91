import { expect, test } from 'vitest'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { json } from '#platform/db/tables.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { runWaiting } from '#tests/scheduled.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const org = server.services.db.forOrganization(organization.id)

/** A booked interview of the owner and a colleague that starts in two hours. */
async function anInterview() {
  const colleague = await aColleague(server, organization, 'recruiter')
  const application = await anApplication(server, organization, job)
  await organization.call(interviewsContract['interviews.propose'], {
    body: {
      application_id: application.application_id,
      interviewer_ids: [organization.adminId, colleague.adminId],
      minutes: 30,
    },
  })
  const { booking } = await organization.call(interviewsContract['interviews.reschedule'], {
    body: {
      application_id: application.application_id,
      start_at: later(server.clock.now(), 2 * HOUR).toISOString(),
    },
  })
  return { application, colleague, booking }
}

const reminded = async (adminId: string, applicationId: string) => {
  const [rows] = await org.read(q => [
    q
      .selectFrom('notifications')
      .select('kind')
      .where('organization_id', '=', organization.id)
      .where('admin_id', '=', adminId)
      .where('application_id', '=', applicationId)
      .where('kind', 'in', ['scorecard_due', 'scorecard_overdue'])
      .orderBy('at'),
  ])
  return rows.map(({ kind }) => kind)
}
/** The tasks are scheduled by the database's clock; they are started now and use the test's clock. */
async function pass(ms: number, booking_id: string, days: number) {
  server.clock.advance(ms)
  await org.write(tx => tx.task('scheduling.remind-of-feedback', { booking_id, days }))
  await server.settled()
}

test('reminds only those without a scorecard, one and three days after the interview, and never again', async () => {
  const { application, colleague, booking } = await anInterview()
  const id = application.application_id
  const { rows: planned } = await server.services.db.owner.query(
    `select key from graphile_worker.jobs where task_identifier = 'scheduling.remind-of-feedback' order by run_at`,
  )
  expect(planned).toHaveLength(2)
  server.clock.advance(3 * HOUR)
  await runWaiting(server, 'scheduling.ask-for-feedback')
  expect(await reminded(colleague.adminId, id)).toEqual(['scorecard_due'])
  const scorecard = { admin_id: organization.adminId, ratings: json({}), recommendation: 'yes', note: '' }
  await org.write(tx =>
    tx.q
      .insertInto('scorecards')
      .values({
        organization_id: organization.id,
        application_id: id,
        ...scorecard,
        submitted_at: server.clock.now(),
      } as never)
      .execute(),
  )
  await pass(DAY, booking.id, 1)
  expect(await reminded(colleague.adminId, id)).toEqual(['scorecard_due', 'scorecard_overdue'])
  // Too early for the second one.
  await pass(HOUR, booking.id, 3)
  expect(await reminded(colleague.adminId, id)).toHaveLength(2)
  await pass(2 * DAY, booking.id, 3)
  expect(await reminded(colleague.adminId, id)).toEqual(['scorecard_due', 'scorecard_overdue', 'scorecard_overdue'])
  expect(await reminded(organization.adminId, id)).toEqual(['scorecard_due'])
})
