import { expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/clock/clock.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { resumesContract } from '#modules/resumes/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, aResume } from '#tests/factories.ts'
import { hostile } from '#tests/resumes/hostile.ts'
import { applicationsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const question = {
  key: 'on_call',
  kind: 'yes_no' as const,
  label: 'Have you been on call?',
  help: '',
  options: [],
  required: true,
  knockout: 'no',
}
const job = await anOpenJob(organization, { extra_questions: [question] })
const { call } = organization
const anyone = server.as()

const answers = (email: string, more: object = {}) => ({
  name: 'Noor Haddad',
  email,
  phone: '+961 3 412 098',
  privacy: true,
  on_call: true,
  ...more,
})
const file = (bytes: Uint8Array, name = 'cv.txt', field = 'resume') => ({
  field,
  file: new Blob([bytes as BlobPart]),
  name,
})

const submit = (
  email: string,
  {
    key,
    more = {},
    files = [file(aResume('Noor Haddad', email))],
    jobId = job.id,
  }: { key?: string; more?: object; files?: ReturnType<typeof file>[]; jobId?: string } = {},
) =>
  anyone(calls['applications.submit'], {
    params: { id: organization.id },
    body: { job_opening_id: jobId, answers: answers(email, more) },
    files,
    idempotencyKey: key,
    timeoutMs: 60_000,
  })

const details = async (candidate_uuid: string) =>
  (await call(calls['candidates.read'], { params: { candidate_uuid } })).applications[0]!
const follow = (link: string) => server.as(link.split('/').at(-1))(calls['applications.follow'], {})
const move = (id: string, body: object) => call(calls['applications.status'], { params: { id }, body })

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
  })
  expect(reply.fields).toMatchObject({
    name: { value: 'Noor Haddad', page: 1 },
    email: { value: 'noor@example.com', page: 1 },
  })
  expect(reply.work[0]).toMatchObject({ employer: 'Cedar Pay', to: 'now' })
})

test('moves follow the policy, and any other is 409 with the possible ones', async () => {
  const { application_id: id } = await submit('moves@example.com')
  expect(await move(id, { stage: 'review' })).toMatchObject({ stage: 'review', outcome: 'active' })
  await expect(move(id, { outcome: 'hired' })).rejects.toMatchObject({
    status: 409,
    problem: { allowed_outcomes: ['rejected'] },
  })
  await expect(move(id, { outcome: 'rejected' })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { reason: expect.any(String) as string },
  })
  await move(id, { stage: 'offer' })
  expect(await move(id, { outcome: 'hired' })).toMatchObject({ outcome: 'hired', next_stages: [] })
  await expect(move(id, { stage: 'review' })).rejects.toMatchObject({ status: 409 })
  expect(await move(id, { outcome: 'active' })).toMatchObject({ outcome: 'active', stage: 'offer' })
})

test('a rejection e-mail is delayed and can be cancelled, and the candidate sees nothing until it is sent', async () => {
  const email = 'held@example.com'
  const sent = await submit(email)
  await server.settled()
  await move(sent.application_id, { outcome: 'rejected', reason: 'we_declined', note: 'Not this time' })
  await server.settled()
  const shown = await details(sent.candidate_uuid)
  const held = shown.mails.find(({ template_key }) => template_key === 'rejected')!
  expect(held.state).toBe('held')
  expect(await follow(sent.status_link)).toMatchObject({
    ended: false,
    can_withdraw: true,
    communications: [{ kind: 'application_received' }],
  })
  await call(calls['applications.cancelMessage'], { params: { id: sent.application_id, messageId: held.id } })
  await call(calls['applications.cancelMessage'], { params: { id: sent.application_id, messageId: held.id } })
  expect((await details(sent.candidate_uuid)).mails.find(({ id }) => id === held.id)?.state).toBe('cancelled')
})

test('a rejection sent right away shows on the status page only after its e-mail was sent', async () => {
  const email = 'told@example.com'
  const sent = await submit(email)
  await server.settled()
  await move(sent.application_id, {
    outcome: 'rejected',
    reason: 'we_declined',
    send_email_at: new Date(server.clock.now().getTime() - HOUR).toISOString(),
  })
  const mails = await server.mailsTo(email)
  expect(mails[0]?.subject).toContain('Your application')
  expect(await follow(sent.status_link)).toMatchObject({ ended: true, can_withdraw: false })
  expect((await follow(sent.status_link)).communications.map(({ kind }) => kind)).toEqual([
    'application_received',
    'rejected',
  ])
  await expect(
    move(sent.application_id, {
      outcome: 'rejected',
      reason: 'we_declined',
      send_email_at: new Date(server.clock.now().getTime() + 90 * DAY).toISOString(),
    }),
  ).resolves.toMatchObject({ outcome: 'rejected' })
})

test('reopening an application cancels the delayed e-mail', async () => {
  const sent = await submit('reopened@example.com')
  await move(sent.application_id, { outcome: 'rejected', reason: 'neither' })
  await server.settled()
  await move(sent.application_id, { outcome: 'active' })
  expect(
    (await details(sent.candidate_uuid)).mails.find(({ template_key }) => template_key === 'rejected')?.state,
  ).toBe('cancelled')
})

test('only the candidate can withdraw, repeatedly without effect, and applying again makes the application active', async () => {
  const email = 'withdraws@example.com'
  const sent = await submit(email, { key: 'w1' })
  const link = server.as(sent.status_link.split('/').at(-1))
  await link(calls['applications.withdraw'], { body: {} })
  await link(calls['applications.withdraw'], { body: {} })
  expect(await follow(sent.status_link)).toMatchObject({ ended: true, withdrawn_at: expect.any(String) as string })
  await expect(move(sent.application_id, { outcome: 'active' })).rejects.toMatchObject({ status: 409 })
  expect((await server.mailsTo(email)).filter(({ subject }) => subject.startsWith('You withdrew'))).toHaveLength(1)
  await submit(email, { key: 'w2' })
  expect(await details(sent.candidate_uuid)).toMatchObject({ outcome: 'active' })
  expect(await link(calls['applications.download'], {})).toMatchObject({ application: { email } })
})

test('erases a withdrawn application with its files on request, unless the candidate applies again', async () => {
  const run = (name: string) =>
    server.services.db.owner.query(
      `update graphile_worker._private_jobs set run_at = now() where task_id in (select id from graphile_worker._private_tasks where identifier = $1)`,
      [name],
    )
  const gone = await submit('erase@example.com', { key: 'e1' })
  const back = await submit('stays@example.com', { key: 'e2' })
  await server.settled()
  const keys = await server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('resumes').select('file_key').where('application_id', '=', gone.application_id).execute(),
  )
  for (const one of [gone, back])
    await server.as(one.status_link.split('/').at(-1))(calls['applications.withdraw'], { body: { erase: true } })
  await server.settled()
  await submit('stays@example.com', { key: 'e3' })
  await run('applications.announce-erasure')
  await server.settled()
  await run('applications.erase')
  await server.settled()
  await expect(
    call(calls['candidates.read'], { params: { candidate_uuid: gone.candidate_uuid } }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(follow(gone.status_link)).rejects.toMatchObject({ status: 404 })
  expect(await server.services.files.size(keys[0]!.file_key)).toBeNull()
  const left = await server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('mail_messages').select('id').where('to_address', '=', 'erase@example.com').execute(),
  )
  expect(left).toEqual([])
  expect(await details(back.candidate_uuid)).toMatchObject({ outcome: 'active', submissions: 2 })
})

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

test('serves a résumé file by its signed address, as a download that cannot run scripts', async () => {
  const sent = await submit('file@example.com')
  await server.settled()
  const shown = await details(sent.candidate_uuid)
  const response = await fetch(server.url + shown.resume!.url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const forged = shown.resume!.url.replace(
    /\/resumes\/(.)/,
    (_, letter: string) => `/resumes/${letter === 'A' ? 'B' : 'A'}`,
  )
  expect((await fetch(server.url + forged)).status).toBe(404)
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
