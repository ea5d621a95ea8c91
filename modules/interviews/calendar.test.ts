import { expect, test } from 'vitest'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { anApplication, anOpenJob, onLargestPlan } from '#tests/factories.ts'
import { interviewsContract as calls } from './contract.ts'
import { problemOf, startInterviews } from './interviews.fixture.ts'

const { server, organization, other, job, propose, anOffer, book, look } = await startInterviews()
await onLargestPlan(server, organization)
const now = server.clock.now()
const until = later(now, 60 * DAY).toISOString()
const calendar = (query: object = {}) =>
  organization.call(calls['interviews.calendar'], { query: { to: until, ...query } })
const reschedule = (body: object) => organization.call(calls['interviews.reschedule'], { body: body as never })

test('shows open invitations at their offered times, until a time is booked', async () => {
  const start = later(now, 20 * DAY)
  start.setUTCHours(10, 0, 0, 0)
  const times = [
    later(start, HOUR).toISOString(),
    later(start, 3 * HOUR).toISOString(),
    later(start, 50 * DAY).toISOString(),
  ]
  const { data, booking } = await anOffer({ slots: times, minutes: 45 })
  const offer = async () => (await calendar()).offers.find(({ id }) => id === booking.id)
  expect(await offer()).toMatchObject({ name: 'Noor Haddad', times: times.slice(0, 2) })
  await book(data, times[0]!)
  expect(await offer()).toBeUndefined()
  expect((await calendar()).interviews.map(({ id }) => id)).toContain(booking.id)
})

test('filters by job', async () => {
  const second = await anOpenJob(organization)
  const application = await anApplication(server, organization, second)
  const start = later(now, 25 * DAY).toISOString()
  const { booking } = await propose(application.application_id)
  await reschedule({ application_id: application.application_id, start_at: start })
  const ids = async (jobId: string) => (await calendar({ job_id: jobId })).interviews.map(({ id }) => id)
  expect(await ids(second.id)).toEqual([booking.id])
  expect(await ids(job.id)).not.toContain(booking.id)
})

test('says what is in the way of a time, with free times near it', async () => {
  const { data, booking, view } = await anOffer()
  const mine = view.slots.at(-1)!
  await book(data, mine.start_at)
  const taken = await anOffer()
  const theirs = (await look(taken.data)).slots.at(-1)!
  await book(taken.data, theirs.start_at)
  const check = (start_at: string, of = organization) =>
    of.call(schedulingContract['bookings.check'], { params: { id: booking.id }, query: { start_at } })
  expect((await check(mine.start_at)).conflicts).toEqual([])
  const busy = await check(theirs.start_at)
  expect(busy.conflicts).toEqual([{ admin_id: organization.adminId, name: 'Ines Marchetti', reason: 'busy' }])
  expect(busy.slots).toHaveLength(6)
  expect(busy.slots.map(({ start_at }) => start_at)).not.toContain(theirs.start_at)
  const night = `${mine.start_at.slice(0, 10)}T02:00:00.000Z`
  expect((await check(night)).conflicts).toMatchObject([{ reason: 'outside_hours' }])
  expect(await problemOf(check(mine.start_at, other))).toMatchObject({ status: 404 })
})

test('refuses to move an interview that someone else moved meanwhile', async () => {
  const { data, booking, application, view } = await anOffer()
  const [seen, elsewhere, wanted] = view.slots.slice(10)
  await book(data, seen!.start_at)
  const move = (start_at: string, seen_start_at: string | null) =>
    reschedule({ application_id: application.application_id, booking_id: booking.id, start_at, seen_start_at })
  await move(elsewhere!.start_at, seen!.start_at)
  expect(await problemOf(move(wanted!.start_at, seen!.start_at))).toMatchObject({
    status: 409,
    code: 'stale',
    current: { state: 'booked', start_at: elsewhere!.start_at },
  })
  expect(await problemOf(move(wanted!.start_at, null))).toMatchObject({ status: 409, code: 'stale' })
  expect((await move(wanted!.start_at, elsewhere!.start_at)).booking.start_at).toBe(wanted!.start_at)
})

test('the kit has the guide and questions of the round, and what other rounds cover', async () => {
  const flow = await organization.call(interviewFlowsContract['flows.create'], {
    body: {
      name: 'Two rounds',
      rounds: [
        {
          id: 'pair',
          kind: 'human_interview',
          name: 'Pairing',
          minutes: 60,
          guide: 'Bring a laptop.',
          questions: [question('Debugging')],
        },
        { id: 'team', kind: 'human_interview', name: 'Team', minutes: 30, questions: [question('Teamwork')] },
      ],
    },
  })
  const third = await anOpenJob(organization, { interview_flow_id: flow.id })
  const application = await anApplication(server, organization, third)
  const { booking } = await propose(application.application_id, { round_id: 'pair' })
  const kitOf = (of = organization) => of.call(calls['interviews.kit'], { params: { id: booking.id } })
  expect(await kitOf()).toMatchObject({
    interview: { id: booking.id, name: 'Noor Haddad', candidate_uuid: application.candidate_uuid },
    guide: 'Bring a laptop.',
    questions: [{ competency: 'Debugging', levels: ['1', '2', '3', '4', '5'] }],
    others: [{ round: 'Team', competencies: ['Teamwork'], state: null, interviewers: [] }],
  })
  expect(await problemOf(kitOf(other))).toMatchObject({ status: 404 })
})
const question = (competency: string) => ({
  id: competency.toLowerCase(),
  text: `About ${competency}`,
  competency,
  weight: 1,
  levels: ['1', '2', '3', '4', '5'] as [string, string, string, string, string],
})
