// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { JobInput } from './api.ts'
import { jobFormSchema, emptyJob } from './job-form.tsx'
import { saveJob } from './save-job.ts'

const body: JobInput = { title: 'Cook' }
const saved = { id: '018f0000-0000-7000-8000-000000000001', title: 'Cook', status: 'draft' }
const replies = (...answers: [number, object][]) => {
  const left = [...answers]
  vi.stubGlobal('fetch', () => {
    const [status, value] = left.shift()!
    return Promise.resolve(new Response(JSON.stringify(value), { status }))
  })
}
afterEach(() => vi.unstubAllGlobals())

test('a job over the plan’s limit is saved, with a link to upgrade', async () => {
  replies([201, saved], [402, { detail: 'The plan has 1 open job.', upgrade_url: '/buy_plan', code: 'limit_reached' }])
  expect(await saveJob(null, body, true, 'key')).toEqual({
    job: saved,
    refusal: { message: 'The plan has 1 open job.', upgradeUrl: '/buy_plan', fieldErrors: {} },
  })
})

test('an incomplete job is saved, and the missing field is named', async () => {
  const errors = [{ path: 'requirements', message: 'Add a requirement.' }]
  replies([201, saved], [422, { detail: 'Not complete.', errors }])
  expect((await saveJob(null, body, true, 'key')).refusal?.fieldErrors).toEqual({ requirements: 'Add a requirement.' })
})

test('fails if the job could not be saved', async () => {
  replies([422, { detail: 'Not complete.' }])
  await expect(saveJob(null, body, true, 'key')).rejects.toMatchObject({ status: 422 })
})

test('ignores empty requirement lines', () => {
  expect(jobFormSchema.safeParse({ ...emptyJob, title: 'Cook' }).success).toBe(true)
})
