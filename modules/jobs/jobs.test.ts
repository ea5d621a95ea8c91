import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { jobsContract as calls } from './contract.ts'
import { draftingContract as drafting } from './contract/drafting.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const { call } = organization

const draft = (title = 'Warehouse Lead') => call(calls['jobs.create'], { body: { title } })
const edit = (jobId: string, body: object) => call(calls['jobs.edit'], { params: { jobId }, body })

test('creates a draft with the organization’s default flow and settings', async () => {
  const job = await draft()
  expect(job).toMatchObject({
    status: 'draft',
    interview_flow_id: expect.any(String) as string,
    interview_settings_id: expect.any(String) as string,
    hiring_team: [{ id: organization.adminId, role: 'recruiter' }],
  })
  expect(await call(calls['jobs.read'], { params: { jobId: job.id } })).toEqual(job)
})

test('refuses to publish without a description or requirement and names what is missing', async () => {
  const job = await draft()
  await expect(edit(job.id, { status: 'open' })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { description: expect.any(String) as string, requirements: expect.any(String) as string },
  })
  expect(await call(calls['jobs.read'], { params: { jobId: job.id } })).toMatchObject({ status: 'draft' })
})

test('a repeated request creates one job, in parallel or after a lost response', async () => {
  const body = { title: 'Only once' }
  const made = await Promise.all([1, 2, 3].map(() => call(calls['jobs.create'], { body, idempotencyKey: 'key-one' })))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  await expect(
    call(calls['jobs.create'], { body: { title: 'Another' }, idempotencyKey: 'key-one' }),
  ).rejects.toMatchObject({ status: 422, code: 'key_reused' })
})

test('the double slash of the specification is the same call', async () => {
  const response = await fetch(`${server.url}/api/organizations//job_openings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${organization.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Doubled' }),
  })
  expect(response.status).toBe(201)
})

test('status changes follow the lifecycle, and open jobs count toward the plan', async () => {
  const job = await anOpenJob(organization)
  const second = await draft('Second')
  await edit(second.id, { description: 'Work', requirements: [{ id: 'a', text: 'Care' }] })
  await expect(edit(second.id, { status: 'open' })).rejects.toMatchObject({
    status: 402,
    code: 'limit_reached',
    problem: { limit: 1, used: 1, plan: 'free', upgrade_url: '/buy_plan' },
  })
  await expect(edit(job.id, { status: 'draft' })).rejects.toMatchObject({
    status: 409,
    problem: { allowed: ['paused', 'closed'] },
  })
  await edit(job.id, { status: 'closed' })
  expect(await edit(second.id, { status: 'open' })).toMatchObject({
    status: 'open',
    published_at: expect.any(String) as string,
  })
  await call(calls['jobs.archive'], { params: { jobId: second.id } })
  expect(await edit(job.id, { status: 'open' })).toMatchObject({ status: 'open' })
  await edit(job.id, { status: 'closed' })
})

test('archiving removes a job from all lists, and recovering makes it a draft', async () => {
  const job = await draft('Short-lived')
  await call(calls['jobs.archive'], { params: { jobId: job.id } })
  await call(calls['jobs.archive'], { params: { jobId: job.id } })
  const listed = await call(calls['jobs.list'], { query: { search: 'short-lived' } })
  expect(listed).toMatchObject({ items: [], total: 0 })
  const deleted = await call(calls['jobs.listDeleted'], { query: {} })
  expect(deleted.items.map(({ id }) => id)).toContain(job.id)
  await expect(edit(job.id, { title: 'No' })).rejects.toMatchObject({ status: 404 })
  expect(await call(calls['jobs.recover'], { params: { jobId: job.id } })).toMatchObject({
    status: 'draft',
    archived_at: null,
  })
  await expect(call(calls['jobs.recover'], { params: { jobId: job.id } })).rejects.toMatchObject({ status: 409 })
})

test('removes scripts from descriptions', async () => {
  const job = await draft()
  const edited = await edit(job.id, {
    description:
      '<h1>Work</h1><p onclick="x()">Good <script>alert(1)</script><a href="javascript:alert(1)">here</a> <img src=x onerror=alert(1)></p>',
  })
  expect(edited.description).not.toMatch(/script|onclick|onerror|<img/i)
  expect(edited.description).toContain('<h2>Work</h2>')
})

test('a job cannot point to another organization’s flow or people', async () => {
  const other = await anOrganization(server)
  const theirs = await other.call(calls['jobs.create'], { body: { title: 'Theirs' } })
  await expect(
    call(calls['jobs.create'], { body: { title: 'Mine', interview_flow_id: theirs.interview_flow_id } }),
  ).rejects.toMatchObject({ status: 422 })
  await expect(
    call(calls['jobs.create'], { body: { title: 'Mine', hiring_team: [{ id: other.adminId }] } }),
  ).rejects.toMatchObject({ status: 422 })
})

test('pages through the list without repeating or missing a job', async () => {
  const own = await anOrganization(server)
  for (let index = 0; index < 7; index += 1) await own.call(calls['jobs.create'], { body: { title: `Job ${index}` } })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await own.call(calls['jobs.list'], { query: { limit: 3, cursor } })
    expect(page.total).toBe(7)
    seen.push(...page.items.map(({ title }) => title))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map(index => `Job ${index}`))
  await expect(own.call(calls['jobs.list'], { query: { cursor: 'nonsense' } })).rejects.toMatchObject({ status: 422 })
})

test('anyone can see the public fields of open jobs, and nothing else', async () => {
  const own = await anOrganization(server)
  const job = await anOpenJob(own, {
    extra_questions: [
      {
        key: 'visa',
        kind: 'yes_no',
        label: 'May you work here?',
        help: '',
        options: [],
        required: false,
        knockout: 'no',
      },
    ],
  })
  await own.call(calls['jobs.create'], { body: { title: 'Hidden draft' } })
  const { items } = await server.as()(calls['jobs.listPublic'], { params: { id: own.id } })
  expect(items.map(({ id }) => id)).toEqual([job.id])
  expect(items[0]).not.toHaveProperty('hiring_team')
  expect(items[0]?.extra_questions[0]?.knockout ?? null).toBeNull()
  await own.call(calls['jobs.edit'], { params: { jobId: job.id }, body: { closing_date: '2020-01-01' } })
  expect((await server.as()(calls['jobs.listPublic'], { params: { id: own.id } })).items).toEqual([])
})

test('a question with a choice needs at least two options', async () => {
  const own = await anOrganization(server)
  const question = { key: 'shift', kind: 'single_choice', label: 'Which shift?', help: '', required: false } as const
  const create = (options: string[]) =>
    own.call(calls['jobs.create'], { body: { title: 'Cook', extra_questions: [{ ...question, options }] } })
  await expect(create(['Late'])).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ path: 'extra_questions.0.options' }] },
  })
  expect((await create(['Early', 'Late'])).extra_questions).toMatchObject([{ options: ['Early', 'Late'] }])
})

test('keeps how requirements are checked through editing, archiving and recovering', async () => {
  const requirements = [
    {
      id: 'ward',
      text: '3+ years on a surgical ward',
      must_have: true,
      checked_as: { kind: 'years' as const, years: 3 },
    },
    {
      id: 'german',
      text: 'German',
      must_have: false,
      checked_as: { kind: 'language' as const, languages: [{ name: 'German', level: 'B2' as const }] },
    },
    {
      id: 'languages',
      text: 'Dutch or French',
      must_have: true,
      checked_as: {
        kind: 'language' as const,
        languages: ['Dutch', 'French'].map(name => ({ name, level: null })),
        one_is_enough: true,
      },
    },
    {
      id: 'licence',
      text: 'Driving licence',
      must_have: true,
      checked_as: { kind: 'certificate_or_licence' as const, name: 'Driving licence', must_be_valid: true },
    },
    {
      id: 'degree',
      text: 'A degree',
      must_have: true,
      checked_as: { kind: 'degree' as const, level: 'bachelor' as const, field: '' },
    },
    { id: 'plain', text: 'Wound care', must_have: true, also_recognized_by: ['dressing changes', 'VAC therapy'] },
  ]
  const job = await call(calls['jobs.create'], { body: { title: 'Nurse', requirements } })
  expect(job.requirements).toEqual(requirements)
  await edit(job.id, { title: 'Staff nurse' })
  await call(calls['jobs.archive'], { params: { jobId: job.id } })
  expect((await call(calls['jobs.recover'], { params: { jobId: job.id } })).requirements).toEqual(requirements)
  // What a job has can be sent for another one.
  const copy = await call(calls['jobs.create'], { body: { title: 'Copy', requirements: job.requirements } })
  expect(copy.requirements).toEqual(requirements)
})

test.each<[string, object, string]>([
  ['years above 50', { kind: 'years', years: 51 }, 'years'],
  ['years below 0', { kind: 'years', years: -1 }, 'years'],
  ['years as a text', { kind: 'years', years: '3' }, 'years'],
  ['years without a number', { kind: 'years' }, 'years'],
  [
    'a level outside of the CEFR',
    { kind: 'language', languages: [{ name: 'German', level: 'D1' }] },
    'languages.0.level',
  ],
  [
    'languages of which one is perhaps enough',
    { kind: 'language', languages: [{ name: 'German', level: null }], one_is_enough: 'perhaps' },
    'one_is_enough',
  ],
  ['no language', { kind: 'language', languages: [] }, 'languages'],
  ['a degree that does not exist', { kind: 'degree', level: 'wizard', field: '' }, 'level'],
  ['a certificate without validity', { kind: 'certificate_or_licence', name: 'ADR' }, 'must_be_valid'],
  ['a kind that does not exist', { kind: 'astrology' }, 'kind'],
])('refuses %s and names the field', async (_, checked_as, path) => {
  const requirements = [{ id: 'a', text: 'Care', checked_as }]
  await expect(
    call(calls['jobs.create'], { body: { title: 'Nurse', requirements: requirements as never } }),
  ).rejects.toMatchObject({
    status: 422,
    fieldErrors: { [`requirements.0.checked_as.${path}`]: expect.any(String) as string },
  })
})

test.each<[string, unknown, string]>([
  ['more than 20 words', Array.from({ length: 21 }, (_, i) => `word ${i}`), ''],
  ['a word of more than 60 characters', ['x'.repeat(61)], '.0'],
  ['a word without letters or digits', ['(.*)+'.replaceAll(/[a-z]/g, '')], '.0'],
  ['an empty word', [' '], '.0'],
  ['a word with a line break', ['one\ntwo'], '.0'],
  ['a text instead of a list', 'word', ''],
])('refuses %s for what a requirement is recognized by', async (_, also_recognized_by, path) => {
  const requirements = [{ id: 'a', text: 'Care', also_recognized_by }]
  await expect(
    call(calls['jobs.create'], { body: { title: 'Nurse', requirements: requirements as never } }),
  ).rejects.toMatchObject({
    status: 422,
    fieldErrors: { [`requirements.0.also_recognized_by${path}`]: expect.any(String) as string },
  })
})

test('pay is public unless it is switched off, and copies and templates keep the switch', async () => {
  const own = await anOrganization(server)
  const salary = { min: 3_000_000, max: 3_600_000, currency: 'EUR', period: 'year' } as const
  const job = await anOpenJob(own, { salary })
  const published = async () =>
    (await server.as()(calls['jobs.listPublic'], { params: { id: own.id } })).items[0]!.salary
  expect(job.show_salary).toBe(true)
  expect(await published()).toEqual(salary)
  const edited = await own.call(calls['jobs.edit'], { params: { jobId: job.id }, body: { show_salary: false } })
  expect(edited).toMatchObject({ salary, show_salary: false })
  expect(await published()).toBeNull()
  const copy = await own.call(calls['jobs.duplicate'], { params: { jobId: job.id } })
  expect(copy.show_salary).toBe(false)
  await own.call(drafting['jobTemplates.save'], { body: { job_id: job.id, name: 'Quiet' } })
  const { items } = await own.call(drafting['jobTemplates.list'], {})
  const { job_id } = await own.call(drafting['jobTemplates.start'], { params: { id: items[0]!.id } })
  expect(await own.call(calls['jobs.read'], { params: { jobId: job_id } })).toMatchObject({
    salary,
    show_salary: false,
  })
})

test('refuses a value that belongs to another kind', async () => {
  const requirements = [{ id: 'a', text: 'Care', checked_as: { kind: 'skill', years: 3 } }]
  await expect(
    call(calls['jobs.create'], { body: { title: 'Nurse', requirements: requirements as never } }),
  ).rejects.toMatchObject({ status: 422 })
})

test('does not publish how requirements are checked, and another organization cannot read it', async () => {
  const other = await anOrganization(server)
  const job = await anOpenJob(other, {
    requirements: [
      {
        id: 'a',
        text: '3+ years of care',
        must_have: true,
        checked_as: { kind: 'years', years: 2 },
        also_recognized_by: ['nursing'],
      },
    ],
  })
  const open = await server.as()(calls['jobs.listPublic'], { params: { id: other.id } })
  expect(open.items.find(({ id }) => id === job.id)!.requirements).toEqual([
    { id: 'a', text: '3+ years of care', must_have: true },
  ])
  await expect(call(calls['jobs.read'], { params: { jobId: job.id } })).rejects.toMatchObject({ status: 404 })
})
