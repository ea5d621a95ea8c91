import { expect, test } from 'vitest'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { interviewFlowsContract as calls, interviewSettingsInput } from './contract.ts'

const server = await startTestServer()

async function withSettings(name: string) {
  const organization = await anOrganization(server)
  const { items } = await organization.call(calls['interviewSettings.list'], {})
  const values = { ...interviewSettingsInput.parse(items[0]), name, is_default: false }
  const created = await organization.call(calls['interviewSettings.create'], { body: values })
  return { organization, values, created }
}

test('an edit of settings that someone else saved meanwhile is refused, with what they saved', async () => {
  const { organization, values, created } = await withSettings('Support')
  const save = (minutes: number) =>
    organization.call(calls['interviewSettings.save'], {
      params: { id: created.id },
      body: { ...values, minutes, based_on: created.updated_at },
    })
  await new Promise(resolve => setTimeout(resolve, 5))
  expect((await save(12)).minutes).toBe(12)
  await expect(save(30)).rejects.toMatchObject({
    status: 409,
    code: 'stale_edit',
    problem: { current: { id: created.id, minutes: 12 } },
  })
})

test('settings that a job uses are counted, and cannot be removed until it is closed', async () => {
  const { organization, created } = await withSettings('Support')
  const job = await anOpenJob(organization)
  const edit = (body: object) => organization.call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body })
  await edit({ interview_settings_id: created.id, status: 'open' })
  const used = async () => {
    const { jobs } = await organization.call(calls['interviewSettings.list'], {})
    return jobs[created.id]
  }
  const remove = () => organization.call(calls['interviewSettings.remove'], { params: { id: created.id } })
  expect(await used()).toBe(1)
  await expect(remove()).rejects.toMatchObject({ status: 409, code: 'settings_in_use', problem: { jobs: [job.title] } })
  await edit({ status: 'closed' })
  expect(await used()).toBeUndefined()
  await remove()
  await expect(remove()).rejects.toMatchObject({ status: 404 })
})

test('after the organization stores everything for less time, longer days count as none, and can be saved like that', async () => {
  const { organization, values, created } = await withSettings('Support')
  const days = { recording_days: 90, transcript_days: 120 }
  await organization.call(calls['interviewSettings.save'], { params: { id: created.id }, body: { ...values, ...days } })
  const shown = async () => {
    const { items, most_days } = await organization.call(calls['interviewSettings.list'], {})
    const { recording_days, transcript_days } = items.find(({ id }) => id === created.id)!
    return { recording_days, transcript_days, most_days }
  }
  expect(await shown()).toEqual({ ...days, most_days: 180 })
  await organization.call(organizationsContract['organizations.editSettings'], { body: { retention_days: 100 } })
  expect(await shown()).toEqual({ recording_days: 90, transcript_days: null, most_days: 100 })
  await organization.call(organizationsContract['organizations.editSettings'], { body: { retention_days: 30 } })
  expect(await shown()).toEqual({ recording_days: null, transcript_days: null, most_days: 30 })
  const body = { ...values, ...(await shown()), most_days: undefined }
  await organization.call(calls['interviewSettings.save'], { params: { id: created.id }, body })
})

test('there can be 50 settings', async () => {
  const { organization, values } = await withSettings('Support')
  const create = () => organization.call(calls['interviewSettings.create'], { body: values })
  for (let count = 2; count < 50; count += 1) await create()
  await expect(create()).rejects.toMatchObject({ status: 409, code: 'too_many_settings' })
})

test.each([
  [{ reminder_days: [2, 2] }, 'Each reminder needs its own day.'],
  [{ reminder_days: [1, 2, 3, 4] }, 'At most three reminders can be sent.'],
  [{ reminder_days: [0] }, 'Enter a whole number from 1 to 14.'],
])('refuses %o', async (change, message) => {
  const { organization, values } = await withSettings('Support')
  await expect(
    organization.call(calls['interviewSettings.create'], { body: { ...values, ...change } }),
  ).rejects.toMatchObject({ status: 422, problem: { errors: [{ message }] } })
})
