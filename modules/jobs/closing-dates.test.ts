import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { civilDate } from '#platform/locale/dates.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { jobsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const notice = async () => {
  await runScheduled(server, 'jobs.notice-closing-dates')
  await server.settled()
  return (await server.mailsTo(organization.email)).filter(({ subject }) => subject.includes('no more applications'))
}
/** A date in the organization's time zone. */
const day = (days: number) => civilDate(new Date(server.clock.now().getTime() + days * DAY), 'Europe/Berlin')

test('recruiters are told once that a closing date has passed, and again for a later one', async () => {
  const job = await anOpenJob(organization, { title: 'Gardener', closing_date: day(-2) })
  await anOpenJob(organization, { title: 'Later', closing_date: day(3) })
  const closed = await anOpenJob(organization, { title: 'Closed', closing_date: day(-2) })
  await organization.call(calls['jobs.edit'], { params: { jobId: closed.id }, body: { status: 'closed' } })
  const mails = await notice()
  expect(mails.map(({ subject }) => subject)).toEqual(['Gardener accepts no more applications'])
  expect(mails[0]!.text).toContain(`/create-job/${job.id}`)
  expect(await notice()).toHaveLength(1)
  await organization.call(calls['jobs.edit'], { params: { jobId: job.id }, body: { closing_date: day(-1) } })
  expect(await notice()).toHaveLength(2)
})

test('a job accepts applications until the end of its closing date', async () => {
  const job = await anOpenJob(organization, { title: 'Today', closing_date: day(0) })
  expect((await notice()).some(({ subject }) => subject.startsWith('Today'))).toBe(false)
  const { items } = await server.as()(calls['jobs.listPublic'], { params: { id: organization.id } })
  expect(items.some(({ id }) => id === job.id)).toBe(true)
})
