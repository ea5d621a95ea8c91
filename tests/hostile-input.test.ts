import { expect, test } from 'vitest'
import { encodeCursor } from '#platform/db/pages.ts'
import { startTestServer } from './api.ts'
import { aResume } from './a-resume.ts'
import { anOpenJob, anOrganization } from './factories.ts'

// Requests that used to cause a 500: each is rejected with a clear message, and the server continues.
const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)

const NUL = '%00'
const headers = { authorization: `Bearer ${organization.token}` }
const get = async (path: string) => (await fetch(`${server.url}${path}`, { headers })).status

async function send(method: string, path: string, body: unknown): Promise<{ status: number; errors: string[] }> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const reply = (await response.json()) as { errors?: { path: string }[] }
  return { status: response.status, errors: (reply.errors ?? []).map(({ path }) => path) }
}

test.each([
  `/api/applications?search=a${NUL}b`,
  `/api/applications?source=${NUL}`,
  `/api/applications?tag=%E2%80%AEabc`,
  `/api/organizations/job_openings?search=${NUL}`,
  `/api/applications?cursor=${encodeCursor(['a\u0000', 'b'])}`,
  `/api/applications?cursor=${encodeCursor(['not a time', job.id])}`,
  `/api/applications?sort=score&cursor=${encodeCursor([1e15, job.id])}`,
  `/api/organizations/job_openings?cursor=${encodeCursor(['2026-01-01T00:00:00Z', 'not an id'])}`,
  '/api/calendar?from=0000-01-01T00:00:00Z',
  '/api/calendar?from=9999-12-31T00:00:00Z&to=9999-12-31T23:00:00Z',
  '/api/applications?from=0000-01-01',
  '/api/applications?to=9999-12-31',
])('refuses %s', async path => {
  expect(await get(path)).toBe(422)
})

test.each([
  ['a lone surrogate', '"\\ud800"'],
  ['NUL', '"a\\u0000b"'],
  ['a bidirectional override', '"abc\\u202egpj"'],
  ['an isolate', '"abc\\u2066def"'],
])('refuses %s in any text', async (_, text) => {
  expect(await send('POST', '/api/organizations/job_openings', `{"title": ${text}}`)).toEqual({
    status: 422,
    errors: ['title'],
  })
})

test('rejects unclean text in field names and in nested JSON of a form', async () => {
  expect((await send('POST', '/api/organizations/job_openings', '{"title": "A", "b\\u0000": 1}')).status).toBe(422)
  const form = new FormData()
  form.append('job_opening_id', job.id)
  form.append('answers', '{"name": "A\\u0000", "email": "a@example.com", "privacy": true}')
  form.append('resume', new Blob([aResume()]), 'resume.txt')
  const response = await fetch(`${server.url}/api/applications/${organization.id}/submit`, {
    method: 'POST',
    body: form,
  })
  expect(response.status).toBe(422)
})

test('rejects unknown fields, including nested ones, instead of ignoring them', async () => {
  expect(await send('POST', '/api/organizations/job_openings', { title: 'A', status: 'open' })).toEqual({
    status: 422,
    errors: ['status'],
  })
  const requirements = [{ id: 'ts', text: 'TypeScript', weight: 3 }]
  expect(await send('POST', '/api/organizations/job_openings', { title: 'A', requirements })).toEqual({
    status: 422,
    errors: ['requirements.0.weight'],
  })
})

test('simultaneous saves of the form become separate versions', async () => {
  const sections = [
    {
      key: 'about',
      title: 'About you',
      fields: [
        { key: 'name', kind: 'short_text', label: 'Name' },
        { key: 'email', kind: 'email', label: 'E-mail' },
      ],
    },
  ]
  const saves = await Promise.all(Array.from({ length: 8 }, () => send('PUT', '/api/form-config', { sections })))
  expect(saves.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
})

test('simultaneous changes of the default interview settings leave one default', async () => {
  const body = { name: 'Evening', voice_id: 'offline-nora', is_default: true }
  const made = await Promise.all(
    Array.from({ length: 6 }, () => send('POST', '/api/organizations/interview-settings', body)),
  )
  expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
  const response = await fetch(`${server.url}/api/organizations/interview-settings`, { headers })
  const { items } = (await response.json()) as { items: { is_default: boolean }[] }
  expect(items.filter(one => one.is_default)).toHaveLength(1)
})
