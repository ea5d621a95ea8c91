import { expect, test } from 'vitest'
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
