import { expect, test } from 'vitest'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { startApplications } from './applications.fixture.ts'
import { applicationsContract as calls } from './contract.ts'

const { server, organization, job, call, submit, details } = await startApplications()

test('notes, tags and owners are visible to the team', async () => {
  const sent = await submit('tagged@example.com')
  const params = { id: sent.application_id }
  await call(calls['applications.edit'], {
    params,
    body: { tags: ['strong', 'strong', 'berlin'], owner_id: organization.adminId },
  })
  expect(await call(calls['applications.edit'], { params, body: {} })).toEqual({ ok: true })
  await call(calls['applications.note'], { params, body: { text: 'Ask about the runbook.' } })
  expect(await details(sent.candidate_uuid)).toMatchObject({
    tags: ['strong', 'berlin'],
    owner_id: organization.adminId,
    notes: [{ text: 'Ask about the runbook.', admin_name: 'Ines Marchetti' }],
  })
  await expect(call(calls['applications.note'], { params, body: { text: '  ' } })).rejects.toMatchObject({
    status: 422,
  })
  const { items } = await call(calls['applications.list'], { query: { tag: 'berlin' } })
  expect(items.map(({ id }) => id)).toEqual([sent.application_id])
})

test('tags that two people add and remove at once are all as they asked', async () => {
  const sent = await submit('tagged-at-once@example.com')
  const edit = (body: BodyOf<(typeof calls)['applications.edit']>) =>
    call(calls['applications.edit'], { params: { id: sent.application_id }, body })
  const tags = async () => (await details(sent.candidate_uuid)).tags.toSorted()
  await edit({ tags: ['old', 'berlin'] })
  const added = Array.from({ length: 8 }, (_, index) => `tag ${index}`)
  await Promise.all([...added.map(tag => edit({ add_tags: [tag] })), edit({ remove_tags: ['old'] })])
  expect(await tags()).toEqual(['berlin', ...added])
  await Promise.all([edit({ add_tags: ['berlin', 'berlin'] }), edit({ remove_tags: added })])
  expect(await tags()).toEqual(['berlin'])

  const many = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
  await expect(edit({ add_tags: many })).rejects.toMatchObject({ status: 409, code: 'too_many_tags' })
  await edit({ add_tags: many, remove_tags: ['berlin'] })
  expect(await tags()).toEqual(many.toSorted())
})

test('serves a résumé file by its signed address, as a download that cannot run scripts', async () => {
  const sent = await submit('file@example.com')
  await server.settled()
  const shown = await details(sent.candidate_uuid)
  const response = await fetch(server.url + shown.resume!.url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const forged = shown.resume!.url!.replace(
    /\/resumes\/(.)/,
    (_, letter: string) => `/resumes/${letter === 'A' ? 'B' : 'A'}`,
  )
  expect((await fetch(server.url + forged)).status).toBe(404)
})

test('says where the job is and where the application came from', async () => {
  const sent = await submit('place@example.com')
  expect(await details(sent.candidate_uuid)).toMatchObject({
    source: 'careers_page',
    job: { id: job.id, title: job.title, locations: job.locations, remote: false },
  })
  expect(job.locations).not.toEqual([])
})

test('pages through the list in every order without repeating or missing a row, with matching counts', async () => {
  const own = await anOrganization(server)
  const ownJob = await anOpenJob(own)
  for (let index = 0; index < 7; index += 1)
    await anApplication(server, own, ownJob, { name: `Person ${'ABCDEFG'[index]}`, email: `p${index}@list.example` })
  await server.settled()
  for (const sort of ['newest', 'name', 'score', 'waiting'] as const) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await own.call(calls['applications.list'], { query: { sort, limit: 3, cursor } })
      expect(page).toMatchObject({ total: 7, total_label: '7' })
      seen.push(...page.items.map(({ name }) => name))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
    if (sort === 'name') expect(seen).toEqual(seen.toSorted())
    if (sort === 'newest') expect(seen).toEqual(seen.toSorted().toReversed())
  }
  expect(
    (await own.call(calls['applications.list'], { query: { search: 'person c' } })).items.map(({ name }) => name),
  ).toEqual(['Person C'])
  expect((await own.call(calls['applications.list'], { query: { search: '%' } })).total).toBe(0)
  const first = (await own.call(calls['applications.list'], { query: {} })).items[0]!
  await own.call(calls['applications.status'], { params: { id: first.id }, body: { stage: 'review' } })
  expect(await own.call(calls['applications.dashboard'], { query: {} })).toMatchObject({
    total: 7,
    active: 7,
    by_stage: { applied: 6, review: 1 },
    by_job: [{ job_id: ownJob.id, active: 7 }],
  })
  expect(
    (await own.call(calls['applications.list'], { query: { stage: 'review' } })).items.map(({ id }) => id),
  ).toEqual([first.id])
})

test('the other applications of a person are shown with stage and outcome, only those in the reader’s scope', async () => {
  await onLargestPlan(server, organization)
  const person = { name: 'Mira Doppel', email: 'mira.doppel@example.com' }
  const first = await anOpenJob(organization, { title: 'First role' })
  const second = await anOpenJob(organization, { title: 'Second role' })
  const { candidate_uuid, application_id } = await anApplication(server, organization, first, person)
  await anApplication(server, organization, second, person)
  await server.settled()
  await organization.call(calls['applications.status'], {
    params: { id: application_id },
    body: { outcome: 'rejected', reason: 'neither', notify: false },
  })
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [second] })
  const seenBy = async (by: Pick<typeof organization, 'call'>) => {
    const { applications } = await by.call(calls['candidates.read'], { params: { candidate_uuid } })
    return applications.map(({ job, stage, outcome }) => `${job.title}: ${stage}, ${outcome}`)
  }
  expect(await seenBy(organization)).toEqual(['Second role: applied, active', 'First role: applied, rejected'])
  expect(await seenBy(manager)).toEqual(['Second role: applied, active'])
})
