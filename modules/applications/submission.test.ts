import fs from 'node:fs'
import { expect, test } from 'vitest'
import { jobsContract } from '#modules/jobs/contract.ts'
import { resumesContract } from '#modules/resumes/contract.ts'
import { linkIn } from '#tests/api.ts'
import { aResume } from '#tests/a-resume.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { hostile } from '#tests/resumes/hostile.ts'
import { resumeFile as file, startApplications } from './applications.fixture.ts'
import { applicationsContract as calls } from './contract.ts'

const { server, organization, job, anyone, call, send, submit, details, linkTo } = await startApplications()

test('accepts an application, reads and matches its résumé, and confirms it to the candidate', async () => {
  const sent = await submit('first@example.com')
  const [mail] = await server.mailsTo('first@example.com')
  expect(mail?.subject).toBe('We have your application for Backend Engineer')
  expect(mail?.text).toContain('/application/')
  const shown = await details(sent.candidate_uuid)
  expect(shown.resume?.profile?.email?.value).toBe('first@example.com')
  // The e-mail contains the candidate's private link; recruiters see the e-mail without it.
  expect(shown.mails[0]?.text).toContain('[private link to track the application]')
  expect(JSON.stringify(shown.mails)).not.toContain(sent.status_link.split('/').at(-1))
  expect(shown).toMatchObject({
    stage: 'applied',
    outcome: 'active',
    resume_state: 'read',
    match: { state: 'ready' },
    knockout: false,
    last_communication: { kind: 'application_received' },
  })
  expect(shown.match.score).toBeGreaterThan(50)
  const page = shown.resume!.pages.find(({ number }) => number === shown.evidence!.page)!
  expect(page.text).toContain(shown.evidence!.text)
})

test('a repeated submission is one application with one confirmation, in parallel or after a lost response', async () => {
  const email = 'once@example.com'
  const sent = await Promise.all(Array.from({ length: 8 }, () => submit(email, { key: 'form-1' })))
  const later = await submit(email, { key: 'form-1' })
  expect(new Set([...sent, later].map(one => JSON.stringify(one))).size).toBe(1)
  expect(await server.mailsTo(email)).toHaveLength(1)
  const { applications } = await call(calls['candidates.read'], { params: { candidate_uuid: later.candidate_uuid } })
  expect(applications).toHaveLength(1)
  expect(applications[0]?.submissions).toBe(1)
})

test('a second application updates the first, says so, and loses nothing', async () => {
  const email = 'twice@example.com'
  const first = await submit(email, { key: 'a' })
  const second = await submit(email, { key: 'b', more: { location: 'Tripoli' } })
  expect(second).toMatchObject({ application_id: first.application_id, updated: true })
  await server.settled()
  const shown = await details(second.candidate_uuid)
  expect(shown.submissions).toBe(2)
  expect(shown.answers['location']).toBe('Tripoli')
})

test('nobody gets to an application by submitting a form with the e-mail address of its candidate', async () => {
  const email = 'victim@example.com'
  const tokenOf = (url: string) => url.split('/').at(-1)!
  const follow = (token: string) => server.as(token)(calls['applications.follow'], {})
  // First a stranger in the candidate's name, then the candidate.
  const stranger = await submit(email, { key: 'v1' })
  await server.settled()
  expect(await follow(tokenOf(stranger.status_link))).toMatchObject({ ended: false })
  const own = await submit(email, { key: 'v2' })
  expect(own.updated).toBe(true)
  expect(new URL(own.status_link)).toMatchObject({ pathname: `/form/${organization.id}`, search: '?updated=1' })
  await expect(follow(tokenOf(stranger.status_link))).rejects.toMatchObject({ status: 410, code: 'link_replaced' })
  // What was e-mailed to the address works, that of the first e-mail too.
  const mails = await server.mailsTo(email)
  expect(mails).toHaveLength(2)
  for (const { text } of mails)
    expect(await follow(tokenOf(linkIn(text, '/application/')))).toMatchObject({ email, ended: false })
  expect(JSON.stringify(await submit(email, { key: 'v3' }))).not.toContain('/application/')
})

test('the status page mentions voluntary questions only where they are asked', async () => {
  const { status_link } = await submit('asked@example.com', { key: 'asked' })
  const sent = async () => (await server.as(status_link.split('/').at(-1))(calls['applications.follow'], {})).sent
  expect(await sent()).toMatchObject({ voluntary: false })
  await server.services.db
    .forOrganization(organization.id)
    .write(tx =>
      tx.q
        .updateTable('organization_settings')
        .set({ demographic_questions: true })
        .where('organization_id', '=', organization.id)
        .execute(),
    )
  expect(await sent()).toMatchObject({ voluntary: true })
})

test('a link to a new application does not say what the candidate wrote elsewhere', async () => {
  const email = 'known-elsewhere@example.com'
  await submit(email, { more: { name: 'Zebedee Quillfeather' } })
  await onLargestPlan(server, organization)
  const elsewhere = await anOpenJob(organization, { title: 'Platform Engineer' })
  const sent = await submit(email, { key: 'e2', more: { name: 'Mallory', on_call: undefined }, jobId: elsewhere.id })
  const link = server.as(sent.status_link.split('/').at(-1))
  expect(await link(calls['applications.follow'], {})).toMatchObject({ name: 'Mallory' })
  expect(JSON.stringify(await link(calls['applications.download'], {}))).not.toContain('Quillfeather')
})

test('whoever submits the form is not told what else is known of an address', async () => {
  const email = 'asked-about@example.com'
  const first = await send(email, { more: { name: 'Zebedee Quillfeather' } })
  const before = server.clock.now()
  const same = await send(email, { key: 'a2' })
  await onLargestPlan(server, organization)
  const elsewhere = await anOpenJob(organization, { title: 'Data Engineer' })
  const other = await send(email, { key: 'a3', more: { on_call: undefined }, jobId: elsewhere.id })
  // The IDs contain the time at which they were made, and those of a new candidate are made in this order.
  for (const { application_id, candidate_uuid } of [same, other]) {
    expect([first.application_id, first.candidate_uuid]).not.toContain(application_id)
    expect(candidate_uuid).not.toBe(first.candidate_uuid)
    expect(candidate_uuid < application_id).toBe(first.candidate_uuid < first.application_id)
    for (const made of [application_id, candidate_uuid])
      expect(Number.parseInt(made.replaceAll('-', '').slice(0, 12), 16)).toBeGreaterThanOrEqual(before.getTime() - 1000)
  }
  expect(other).toMatchObject({ updated: false })
  expect(Object.keys(other)).toEqual(Object.keys(first))
})

test('a submission with the address of a candidate changes them only when a link that was e-mailed is used', async () => {
  const email = 'in-berlin@example.com'
  const candidate = async (candidate_uuid: string) =>
    (await call(calls['candidates.read'], { params: { candidate_uuid } })).candidate
  const first = await submit(email, { more: { phone: undefined, location: undefined }, timeZone: 'Europe/Berlin' })
  await onLargestPlan(server, organization)
  const elsewhere = await anOpenJob(organization, { title: 'Site Engineer' })
  const stranger = await send(email, {
    key: 'z2',
    more: { phone: '+1 900 555 0100', location: 'Auckland', on_call: undefined },
    jobId: elsewhere.id,
    timeZone: 'Pacific/Auckland',
  })
  const unchanged = { phone: null, location: null, time_zone: 'Europe/Berlin' }
  expect(await candidate(first.candidate_uuid)).toMatchObject(unchanged)
  // The page of the new application says what was submitted, and not where the candidate is.
  const status = await server.as(stranger.status_link.split('/').at(-1))(calls['applications.follow'], {})
  expect(status).toMatchObject({ time_zone: 'Pacific/Auckland' })
  const correct = async (link: string) => {
    const token = link.split('/').at(-1)!
    await server.settled()
    const { details } = await anyone(calls['applications.readDetails'], { params: { token } })
    await anyone(calls['applications.correctDetails'], {
      params: { token },
      body: { version: details!.version, details: { ...details!.details, name: `Noor ${details!.version}` } },
    })
  }
  await correct(stranger.status_link)
  expect(await candidate(first.candidate_uuid)).toMatchObject(unchanged)
  await correct(await linkTo(email))
  expect(await candidate(first.candidate_uuid)).toMatchObject({
    phone: '+1 900 555 0100',
    location: 'Auckland',
    time_zone: 'Pacific/Auckland',
  })
})

test.each(['http://evil.test/claim-your-prize now', 'www.evil.test', 'Anna evil.test/claim'])(
  'greets without the name %s',
  async name => {
    const email = `greeted-${name.length}@example.com`
    await send(email, { more: { name } })
    const [mail] = await server.mailsTo(email)
    expect(mail!.text).toContain('Hello there,')
    for (const sent of [mail!.text, mail!.html]) expect(sent).not.toContain('evil.test')
  },
)

test('an address gets a limited number of confirmations in an hour, however it is written', async () => {
  const send = (at: number) => submit(`${' '.repeat(at % 3)}Often@example.com${' '.repeat(at % 2)}`, { key: `o${at}` })
  for (let at = 0; at < 20; at += 1) await send(at)
  await expect(send(20)).rejects.toMatchObject({ status: 429 })
})

test('a refused submission leaves no file behind', async () => {
  const list = () =>
    fs
      .readdirSync(server.services.settings.DATA_DIR, { recursive: true })
      .filter(name => String(name).includes('uploads'))
  await submit('key@example.com', { key: 'used' })
  const before = list()
  await expect(submit('key@example.com', { key: 'used', more: { location: 'Tyre' } })).rejects.toMatchObject({
    code: 'key_reused',
  })
  expect(list()).toEqual(before)
})

test('ten parallel submissions with one address create one candidate', async () => {
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, index) => submit('Same@Example.com', { key: `p${index}` })),
  )
  expect(new Set(sent.map(({ candidate_uuid }) => candidate_uuid)).size).toBe(1)
  expect(sent.filter(({ updated }) => !updated)).toHaveLength(1)
})

/** What a quick check of the file finds. The task finds everything else, after the application was acknowledged. */
const REFUSED_ON_SUBMIT = new Set(
  'program.pdf large.pdf many-parts.docx photos.docx sheet.docx cut.docx old.doc locked.docx sheet.xls picture.txt page.txt rich.txt nothing.pdf'.split(
    ' ',
  ),
)
const refused = hostile.filter(({ code }) => code !== null)

test.each(refused.filter(({ file_name }) => REFUSED_ON_SUBMIT.has(file_name)))(
  'refuses $file_name at its field with a sentence and stores nothing',
  async ({ file_name, bytes }) => {
    const email = `bad-${file_name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()}@example.com`
    const content = await bytes()
    const sending = submit(email, { files: [file(content, file_name)] })
    if (content.length > 10 * 1024 * 1024)
      await expect(sending).rejects.toMatchObject({ status: 413, code: 'file_too_large' })
    else
      await expect(sending).rejects.toMatchObject({
        status: 422,
        fieldErrors: { resume: expect.stringMatching(/\w+ .*[.!]$/) as string },
      })
    expect((await call(calls['applications.list'], { query: { search: email } })).total).toBe(0)
  },
)

test.each(refused.filter(({ file_name }) => !REFUSED_ON_SUBMIT.has(file_name)))(
  'refuses $file_name for prefill, but keeps the application, whose résumé needs human review',
  async ({ file_name, bytes }) => {
    const files = [file(await bytes(), file_name)]
    const prefill = anyone(resumesContract['resumes.prefill'], {
      params: { id: organization.id },
      body: {},
      files,
      timeoutMs: 60_000,
    })
    await expect(prefill).rejects.toMatchObject({
      status: 422,
      fieldErrors: { resume: expect.stringMatching(/\w+ .*[.!]$/) as string },
    })
    const email = `kept-${file_name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()}@example.com`
    const sent = await submit(email, { files })
    await server.settled()
    const shown = await details(sent.candidate_uuid)
    expect(shown).toMatchObject({ resume_state: 'needs_person', match: { state: 'needs_person', score: null } })
    expect(shown.resume!.problem).toMatch(/^[A-Z].{30,}\.$/)
  },
)

test('names each invalid answer and refuses unknown ones', async () => {
  const wrong = submit('not an address', {
    more: { phone: '12', on_call: undefined, privacy: false, secret_field: 'x' },
    files: [],
  })
  await expect(wrong).rejects.toMatchObject({
    status: 422,
    fieldErrors: {
      email: expect.stringContaining('name@example.com') as string,
      phone: expect.stringContaining('too short') as string,
      on_call: 'Please answer this question.',
      privacy: expect.any(String) as string,
      resume: 'Please choose a file.',
      secret_field: expect.any(String) as string,
    },
  })
})

test('a knockout answer marks an application but never closes it', async () => {
  const sent = await submit('knock@example.com', { more: { on_call: false } })
  expect(await details(sent.candidate_uuid)).toMatchObject({ knockout: true, stage: 'applied', outcome: 'active' })
  const { items } = await call(calls['applications.list'], { query: { knockout: 'true' } })
  expect(items.map(({ id }) => id)).toEqual([sent.application_id])
})

test('voluntary answers cannot be linked to a person', async () => {
  const sent = await submit('voluntary@example.com', { more: { gender: 'Woman' } })
  expect(
    JSON.stringify(await call(calls['candidates.read'], { params: { candidate_uuid: sent.candidate_uuid } })),
  ).not.toContain('"Woman"')
  const kept = await server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('voluntary_answers').selectAll().where('organization_id', '=', organization.id).execute(),
  )
  expect(kept).toEqual([
    expect.objectContaining({
      question: 'gender',
      answer: 'Woman',
      job_id: job.id,
      month: expect.stringMatching(/-01$/) as string,
    }),
  ])
  expect(Object.keys(kept[0]!).toSorted()).toEqual(['answer', 'id', 'job_id', 'month', 'organization_id', 'question'])
})

test('a closed job refuses applications and says so', async () => {
  const other = await anOrganization(server)
  const closing = await anOpenJob(other)
  await other.call(jobsContract['jobs.edit'], { params: { jobId: closing.id }, body: { status: 'closed' } })
  const late = anyone(calls['applications.submit'], {
    params: { id: other.id },
    body: { job_opening_id: closing.id, answers: { name: 'A', email: 'a@example.com', privacy: true } },
    files: [file(aResume())],
  })
  await expect(late).rejects.toMatchObject({ status: 409, code: 'job_closed' })
  await expect(submit('x@example.com', { jobId: closing.id })).rejects.toMatchObject({ status: 404 })
})

test('a résumé fills in the form, with the page of each answer, and is not stored', async () => {
  const reply = await anyone(resumesContract['resumes.prefill'], {
    params: { id: organization.id },
    body: {},
    files: [file(aResume())],
    timeoutMs: 60_000,
  })
  expect(reply.fields).toMatchObject({
    name: { value: 'Noor Haddad', page: 1 },
    email: { value: 'noor@example.com', page: 1 },
  })
  expect(reply.work[0]).toMatchObject({ employer: 'Cedar Pay', to: 'now' })
})
