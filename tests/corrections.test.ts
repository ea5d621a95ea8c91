import { afterAll, expect, test } from 'vitest'
import { languageModel } from '#platform/ai/language-model.ts'
import type { LanguageModel } from '#platform/ai/port.ts'
import { analysisContract } from '#modules/analysis/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { resumesContract, type ResumeDetails } from '#modules/resumes/contract.ts'
import { startTestServer } from './api.ts'
import { aResume } from './a-resume.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan } from './factories.ts'
import { startOpenAi } from './stand-ins/openai.ts'

// What is read from a résumé, from the form to the evaluation, and what people correct in it.
const openai = await startOpenAi()
afterAll(() => openai.close())
let model: LanguageModel | null = null
const server = await startTestServer()
Object.defineProperty(server.services.models, 'reading', { get: () => model })
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const { call } = organization

const submitted = async (
  resume?: Buffer<ArrayBuffer>,
  corrections?: Partial<ResumeDetails>,
  email = `c-${crypto.randomUUID()}@example.com`,
) => {
  const reply = await server.as()(applicationsContract['applications.submit'], {
    params: { id: organization.id },
    body: {
      job_opening_id: job.id,
      answers: { name: 'Noor Haddad', email, phone: '+961 3 412 098', privacy: true },
      ...(corrections && { resume_corrections: corrections }),
    },
    files: [{ field: 'resume', file: new Blob([resume ?? aResume()]), name: 'cv.txt' }],
    timeoutMs: 30_000,
  })
  await server.settled()
  return { ...reply, token: reply.status_link.split('/').at(-1)! }
}
type Submitted = Awaited<ReturnType<typeof submitted>>

const seenByCandidate = ({ token }: Submitted) =>
  server.as()(applicationsContract['applications.readDetails'], { params: { token } })
const correct = ({ token }: Submitted, version: number, details: ResumeDetails) =>
  server.as()(applicationsContract['applications.correctDetails'], {
    params: { token },
    body: { version, details },
  })
const correctAsRecruiter = ({ application_id }: Submitted, version: number, details: ResumeDetails) =>
  call(applicationsContract['applications.correctResume'], {
    params: { id: application_id },
    body: { version, details },
  })
const seenByRecruiter = async ({ candidate_uuid }: Submitted) => {
  const { applications } = await call(applicationsContract['candidates.read'], { params: { candidate_uuid } })
  return applications[0]!.resume!
}
const matchOf = async ({ application_id }: Submitted) =>
  (await call(evaluationContract['evaluation.review'], { params: { id: application_id } })).match

test('the match before a correction is shown next to the new one, but not in blind review', async () => {
  const sent = await submitted()
  const reviewed = () => call(evaluationContract['evaluation.review'], { params: { id: sent.application_id } })
  const first = await reviewed()
  expect(first.match_before).toBeNull()
  const { details } = (await seenByRecruiter(sent)).details!
  await correctAsRecruiter(sent, 0, { ...details, positions: [], skills: [] })
  await server.settled()
  const second = await reviewed()
  expect(second.match!.id).not.toBe(first.match!.id)
  expect(second.match_before).toEqual({
    created_at: first.match!.created_at,
    score: first.match!.result!.score,
    requirements: first.match!.result!.requirements.map(({ id, verdict }) => ({ id, verdict })),
  })
  const blindly = (on: boolean) =>
    call(organizationsContract['organizations.editSettings'], { body: { blind_review: on } })
  await blindly(true)
  expect((await reviewed()).match_before).toBeNull()
  await blindly(false)
})

test('a candidate corrects what was read, next to the original, and a new evaluation starts', async () => {
  const sent = await submitted()
  const { state, details: shown } = await seenByCandidate(sent)
  expect(['read', 'partly']).toContain(state)
  expect(shown).toMatchObject({ version: 0, can_correct: true, corrections: [] })
  expect(shown!.details).toEqual(shown!.read)
  expect(shown!.read.positions[0]).toMatchObject({ title: 'Software Engineer', employer: 'Cedar Pay', current: true })
  const before = await matchOf(sent)

  const [first, ...rest] = shown!.details.positions
  const positions = [{ ...first!, title: 'Senior Software Engineer', from: '2018-03' }, ...rest]
  expect(await correct(sent, 0, { ...shown!.details, positions })).toEqual({ version: 1 })
  await server.settled()

  const resume = await seenByRecruiter(sent)
  expect(resume.profile!.positions[0]!.title).toBe('Software Engineer')
  expect(resume.details!.read.positions[0]!.title).toBe('Software Engineer')
  expect(resume.details!.details.positions[0]).toMatchObject({ title: 'Senior Software Engineer', from: '2018-03' })
  expect(resume.details!.sources).toMatchObject({
    'positions.0.title': { method: 'candidate', at: null },
    'positions.0.dates': { method: 'candidate', at: null },
    'positions.0.employer': { method: 'rules', at: { page: 1 } },
    'positions.1.title': { method: 'rules', at: { page: 1 } },
  })
  expect(resume.details!.corrections).toMatchObject([{ by: 'candidate', sections: ['positions'] }])
  expect(resume.pages.at(-1)).toMatchObject({ number: 2, entered: true })
  expect(resume.pages.at(-1)!.text).toBe('Experience\nSenior Software Engineer, Cedar Pay, 03/2018 – present')

  const after = await matchOf(sent)
  expect(after!.id).not.toBe(before!.id)
  expect(after!.result).not.toBeNull()
})

test('the same details change nothing, and an old version is refused', async () => {
  const sent = await submitted()
  const { details: shown } = await seenByCandidate(sent)
  expect(await correct(sent, 0, shown!.details)).toEqual({ version: 0 })
  const next = { ...shown!.details, skills: ['TypeScript'] }
  expect(await correctAsRecruiter(sent, 0, next)).toEqual({ version: 1 })
  expect(await correctAsRecruiter(sent, 1, next)).toEqual({ version: 1 })
  await expect(correct(sent, 0, { ...shown!.details, skills: ['Go'] })).rejects.toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  })
  const resume = await seenByRecruiter(sent)
  expect(resume.details!.sources['skills.0']!.method).toBe('rules')
  expect(resume.details!.details.skills).toEqual(['TypeScript'])
  expect(resume.details!.corrections).toMatchObject([{ by: 'recruiter', sections: ['skills'] }])
})

test('details that make no sense are refused, with the field', async () => {
  const sent = await submitted()
  const { details: shown } = await seenByCandidate(sent)
  const position = { title: 'Nurse', employer: '', from: '2020', to: '2018', current: false }
  await expect(correct(sent, 0, { ...shown!.details, positions: [position] })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { 'details.positions.0.to': 'The end is before the start.' },
  })
  await expect(correct(sent, 0, { ...shown!.details, email: 'nobody' })).rejects.toMatchObject({ status: 422 })
})

test('after the decision the candidate can no longer correct', async () => {
  const sent = await submitted()
  const { details: shown } = await seenByCandidate(sent)
  await server.as(sent.token)(applicationsContract['applications.withdraw'], { body: {} })
  expect((await seenByCandidate(sent)).details!.can_correct).toBe(false)
  await expect(correct(sent, 0, { ...shown!.details, skills: [] })).rejects.toMatchObject({
    status: 409,
    code: 'already_ended',
  })
})

test('another link, and none, open nothing', async () => {
  await expect(
    server.as()(applicationsContract['applications.readDetails'], { params: { token: 'x'.repeat(40) } }),
  ).rejects.toMatchObject({ status: expect.any(Number) as number })
})

test('a file that cannot be read gets no number until someone enters its details by hand', async () => {
  const sent = await submitted(Buffer.from('Noor Haddad\nnoor@example.com\n'))
  expect((await matchOf(sent))?.result ?? null).toBeNull()
  const { details: shown } = await seenByCandidate(sent)
  const positions = [
    { title: 'Backend Engineer', employer: 'Cedar Pay', from: '2017-01', to: null, current: true },
    { title: 'TypeScript Developer', employer: 'Levant Freight', from: '2012-01', to: '2016-12', current: false },
  ]
  await correct(sent, 0, { ...shown!.details, skills: ['React'], education: [] })
  await server.settled()
  expect((await matchOf(sent))?.result ?? null).toBeNull()
  const skills = ['TypeScript', 'JavaScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'Incident response on call']
  const certificates = ['Certified Kubernetes Application Developer', 'Professional Scrum Master', 'First aid at work']
  const languages = [
    { name: 'English', level: 'C2' },
    { name: 'Arabic', level: 'native' },
  ]
  await correct(sent, 1, { ...shown!.details, skills, certificates, languages, positions })
  await server.settled()
  const match = await matchOf(sent)
  expect(match!.result).not.toBeNull()
  expect(JSON.stringify(match!.result)).toContain('TypeScript Developer')
})

test('a new file that cannot be read has no score and no quote of the earlier file', async () => {
  const email = `c-${crypto.randomUUID()}@example.com`
  const first = await submitted(undefined, undefined, email)
  const listed = async () =>
    (await call(applicationsContract['applications.list'], { query: { search: email } })).items[0]!
  expect((await matchOf(first))!.result!.score).not.toBeNull()
  expect((await listed()).evidence).not.toBeNull()
  await submitted(Buffer.from('Noor Haddad\nnoor@example.com\n'), undefined, email)
  expect(await matchOf(first)).toMatchObject({ state: 'needs_person', result: null })
  expect(await listed()).toMatchObject({ match: { state: 'needs_person', score: null }, evidence: null })
  const compared = await call(analysisContract['analysis.compare'], {
    query: { job_id: job.id, application_ids: `${first.application_id},${(await submitted()).application_id}` },
  })
  expect(compared.items[0]).toMatchObject({ match: null, requirements: [] })
})

test('corrections in the form are stored with the application, and used once the file was read', async () => {
  const skills = ['TypeScript', 'Team leadership']
  const sent = await submitted(undefined, { skills })
  const resume = await seenByRecruiter(sent)
  expect(resume.details!.details.skills).toEqual(skills)
  expect(resume.details!.read.skills).toContain('PostgreSQL')
  expect(resume.details!.sources['skills.1']).toEqual({ method: 'candidate', at: null })
  expect(resume.details!.corrections).toMatchObject([{ by: 'candidate', sections: ['skills'] }])
  const { application } = await server.as(sent.token)(applicationsContract['applications.download'], {})
  expect(JSON.stringify(application)).toContain('Team leadership')
})

test('blind review hides the details, and nobody corrects what they do not see', async () => {
  const sent = await submitted()
  const { details: shown } = await seenByCandidate(sent)
  await correct(sent, 0, { ...shown!.details, name: 'Zebedee Quillfeather', email: 'zebedee@canary.example' })
  await server.settled()
  await call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  try {
    const { applications } = await call(applicationsContract['candidates.read'], {
      params: { candidate_uuid: sent.candidate_uuid },
    })
    expect(applications[0]!.resume!.details).toBeNull()
    expect(JSON.stringify(applications)).not.toMatch(/zebedee|quillfeather|canary/iu)
    await expect(correctAsRecruiter(sent, 1, shown!.details)).rejects.toMatchObject({
      status: 409,
      code: 'blind_review',
    })
  } finally {
    await call(organizationsContract['organizations.editSettings'], { body: { blind_review: false } })
  }
})

test('corrections are deleted with the application', async () => {
  const sent = await anApplication(server, organization, job)
  await server.settled()
  const token = sent.status_link.split('/').at(-1)!
  const { details: shown } = await seenByCandidate({ ...sent, token })
  await correct({ ...sent, token }, 0, { ...shown!.details, skills: ['Vellichor'] })
  const count = () =>
    server.services.db.owner
      .query<{ n: number }>(`select count(*)::int as n from resume_corrections where changes::text like '%Vellichor%'`)
      .then(({ rows }) => rows[0]!.n)
  expect(await count()).toBe(1)
  await server.services.db
    .forOrganization(organization.id)
    .write(tx => tx.q.deleteFrom('applications').where('id', '=', sent.application_id).execute())
  expect(await count()).toBe(0)
})

test('with a language model, the form and the application have what it pointed to', async () => {
  model = languageModel({ provider: 'openai-compatible', base_url: openai.baseUrl, model: 'm', timeout_ms: 5000 })
  openai.script(({ json }) => {
    const prompt = json!.messages[1]!.content
    const certificate = /^(\d+)\| 0:TypeScript,/mu.exec(prompt)?.[1]
    return {
      kind: 'json',
      value: prompt.includes('name of the person')
        ? { name: null, email: null, phone: null, location: null, headline: null, links: [] }
        : prompt.includes('each position')
          ? { positions: [] }
          : prompt.includes('each education')
            ? { education: [] }
            : { skills: [], languages: [], certificates: [[{ line: Number(certificate), from: 0, to: 0 }]] },
    }
  })
  try {
    const resume = aResume('Mona Pointed', 'mona@example.com')
    const prefill = await server.as()(resumesContract['resumes.prefill'], {
      params: { id: organization.id },
      body: {},
      files: [{ field: 'resume', file: new Blob([resume]), name: 'cv.txt' }],
      timeoutMs: 30_000,
    })
    expect(prefill.details!.certificates).toEqual(['TypeScript'])
    expect(prefill.pages['certificates.0']).toBe(1)
    const sent = await submitted(resume)
    const { details } = await seenByRecruiter(sent)
    expect(details!.model).toBe('complete')
    expect(details!.sources['certificates.0']!.method).toBe('model')
    expect(details!.sources['positions.0.title']!.method).toBe('rules')
    const { rows } = await server.services.db.owner.query<{ purpose: string }>(
      `select distinct purpose from model_runs where purpose like 'resume %' and evaluation_id is null order by 1`,
    )
    expect(rows.map(({ purpose }) => purpose)).toEqual([
      'resume contact',
      'resume education',
      'resume lists',
      'resume positions',
    ])
  } finally {
    model = null
  }
})

test('a model that fails leaves the rules’ reading, which says so', async () => {
  model = languageModel({ provider: 'openai-compatible', base_url: openai.baseUrl, model: 'm', timeout_ms: 300 })
  openai.script({ kind: 'status', status: 500 })
  try {
    const sent = await submitted(aResume('Ravi Alone', 'ravi@example.com'))
    const { details } = await seenByRecruiter(sent)
    expect(details).toMatchObject({ model: 'failed', read: { name: 'Ravi Alone' } })
  } finally {
    model = null
  }
})
