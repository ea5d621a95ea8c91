// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { eventually, pageText, serve, show } from '#tests/screen.tsx'
import type { CustomAiField } from '../contract.ts'
import { jobFieldWords as words } from '../words/job-fields.ts'
import { JobFields } from './job-fields.tsx'

const id = (number: number) => `0190b0a0-1111-7000-8000-00000000000${number}`
const HERE = id(1)
const ELSEWHERE = { id: id(2), title: 'Nurse' }

const field = (number: number, name: string, changes: Partial<CustomAiField>): CustomAiField => ({
  id: id(number),
  name,
  question: 'Has the candidate worked shifts?',
  answer_type: 'yes_no',
  details: { yes: '', no: '', low: '', high: '', unit: '', options: [] },
  source: 'resume',
  all_jobs: false,
  jobs: [ELSEWHERE],
  hidden_in_blind_review: false,
  enabled: true,
  version: 1,
  revision: 7,
  updated_at: '2026-11-26T09:00:00.000Z',
  rule: null,
  coverage: { applications: 0, answered: 0, outdated: 0, failed: 0 },
  ...changes,
})

const boxes = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(box => [
      box.closest('label')!.textContent.trim(),
      box,
    ]),
  )
const press = (box: HTMLInputElement) => act(async () => box.click())

function serveFields(items: CustomAiField[]) {
  return serve(({ method, body }) =>
    method === 'GET'
      ? { items, used: items.length, limit: null, engine: null }
      : { ...items[0], ...(body as object), jobs: [ELSEWHERE, { id: HERE, title: 'Cook' }] },
  )
}

test('a field is added to the job, with all that it had', async () => {
  const shifts = field(3, 'Shifts', {})
  const requests = serveFields([shifts])
  await show(<JobFields jobId={HERE} edits href="/custom-ai" />)
  await eventually(() => expect(boxes()['Shifts']?.checked).toBe(false))
  await press(boxes()['Shifts']!)
  const { name, question, answer_type, details, source, all_jobs, hidden_in_blind_review, enabled } = shifts
  await eventually(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      name,
      question,
      answer_type,
      details,
      source,
      all_jobs,
      hidden_in_blind_review,
      enabled,
      job_ids: [ELSEWHERE.id, HERE],
      revision: 7,
    }),
  )
})

test('a field of all jobs and the only job of a field cannot be changed here', async () => {
  serveFields([
    field(3, 'Shifts', { all_jobs: true, jobs: [] }),
    field(4, 'Licence', { jobs: [{ id: HERE, title: 'Cook' }] }),
  ])
  await show(<JobFields jobId={HERE} edits href="/custom-ai" />)
  await eventually(() => expect(Object.keys(boxes())).toEqual([`Shifts ${words.everyJob}`, `Licence ${words.onlyJob}`]))
  for (const box of Object.values(boxes())) expect([box.checked, box.disabled]).toEqual([true, true])
})

test.each([
  ['who may not edit fields', HERE, false],
  ['before the job is saved', null, true],
])('%s, nothing can be chosen', async (_case, jobId, edits) => {
  serveFields([field(3, 'Shifts', {})])
  await show(<JobFields jobId={jobId} edits={edits} href="/custom-ai" />)
  await eventually(() => expect(boxes()['Shifts']?.disabled).toBe(true))
  expect(pageText().includes(words.manage)).toBe(edits)
})

test('a field that somebody else has changed says so, and nothing is overwritten', async () => {
  const detail = 'Somebody else has changed this field.'
  serve(({ method }) =>
    method === 'GET'
      ? { items: [field(3, 'Shifts', {})], used: 1, limit: null, engine: null }
      : Response.json({ code: 'stale_edit', detail }, { status: 409 }),
  )
  await show(<JobFields jobId={HERE} edits href="/custom-ai" />)
  await eventually(() => expect(boxes()['Shifts']).toBeDefined())
  await press(boxes()['Shifts']!)
  await eventually(() => expect(pageText()).toContain(detail))
  expect(boxes()['Shifts']!.checked).toBe(false)
})
