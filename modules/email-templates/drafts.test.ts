import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { messagesContract } from '#modules/messages/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { emailTemplatesContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization
const orgId = organization.id
const job = await anOpenJob(organization)

const BODY = 'Hello {{ candidate.first_name }},\n! Track your application -> {{ status_link }}'
const at = (templateId: string) => ({ params: { orgId, templateId } })
const read = (key: string) => call(calls['templates.read'], at(key))
const draft = async (key: string, body: string, subject = 'Subject') =>
  call(calls['templates.saveDraft'], { ...at(key), body: { subject, body, revision: (await read(key)).revision } })
const publish = async (key: string) =>
  call(calls['templates.publish'], { ...at(key), body: { revision: (await read(key)).revision } })
const create = (name: string, body = 'Hello {{ candidate.name }}') =>
  call(calls['templates.create'], { params: { orgId }, body: { name, subject: 'About {{ job.title }}', body } })
const applied = async () => {
  const application = await anApplication(server, organization, job)
  await server.settled()
  return application
}
const firstMail = async (address: string) => (await server.mailsTo(address)).at(-1)!

test('a draft is not sent until it is published', async () => {
  await draft('application_received', BODY, 'The new subject')
  expect(await read('application_received')).toMatchObject({ changed: false, version: 0 })
  expect((await firstMail((await applied()).email)).subject).toBe('We have your application for Backend Engineer')
  const published = await publish('application_received')
  expect(published).toMatchObject({ changed: true, version: 1, draft: null, subject: 'The new subject' })
  expect((await firstMail((await applied()).email)).subject).toBe('The new subject')
})

test('a draft with a problem is stored with its position and cannot be published', async () => {
  const saved = await draft('interview_received', `Hello\nYou: {{ candidate.salary }}`)
  expect(saved.draft?.problem).toMatchObject({ path: 'body', line: 2, column: 9 })
  await expect(publish('interview_received')).rejects.toMatchObject({
    status: 422,
    fieldErrors: { body: expect.stringMatching(/^Line 2, column 9/) },
  })
  await draft('interview_received', 'Hello')
  await expect(publish('interview_received')).rejects.toMatchObject({
    status: 422,
    fieldErrors: { body: expect.stringContaining('Add {{ status_link }}') },
  })
  await draft('interview_received', '', '')
  await expect(publish('interview_received')).rejects.toMatchObject({ fieldErrors: { subject: 'Write a subject.' } })
  expect((await read('interview_received')).version).toBe(0)
})

test.each([
  ['a calculation', '{{ 7*7 }}'],
  ['code', '{{ candidate.constructor.constructor("return process")() }}'],
  ['a loop', '{% for i in (1..9) %}x{% endfor %}'],
  ['a file', "{% include 'package.json' %}"],
])('does not publish or show %s', async (_, text) => {
  await draft('withdrawn_confirmed', text)
  await expect(publish('withdrawn_confirmed')).rejects.toMatchObject({ status: 422 })
  await expect(call(calls['templates.preview'], { ...at('withdrawn_confirmed'), body: {} })).rejects.toMatchObject({
    status: 422,
  })
})

test('bounds the length of a text', async () => {
  await expect(draft('rejected', 'x'.repeat(20_001))).rejects.toMatchObject({ status: 422 })
  expect((await draft('rejected', 'x '.repeat(9_999))).draft?.body).toHaveLength(19_997)
})

test('an edit that someone else overtook is refused with the current template', async () => {
  const { revision } = await read('interview_moved')
  const save = (subject: string) =>
    call(calls['templates.saveDraft'], { ...at('interview_moved'), body: { subject, body: 'x', revision } })
  await save('First')
  await expect(save('Second')).rejects.toMatchObject({
    status: 409,
    code: 'stale_edit',
  })
  await expect(
    call(calls['templates.publish'], { ...at('interview_moved'), body: { revision } }),
  ).rejects.toMatchObject({
    code: 'stale_edit',
  })
  const body = { subject: 'Third', body: 'x {{ link }}', revision }
  await expect(call(calls['templates.save'], { ...at('interview_moved'), body })).rejects.toMatchObject({
    code: 'stale_edit',
  })
  expect((await read('interview_moved')).draft?.subject).toBe('First')
})

test('keeps every published text, and the default text is not stored', async () => {
  const standard = await read('offer_withdrawn')
  for (const subject of ['One', 'Two']) {
    await draft('offer_withdrawn', BODY, subject)
    await publish('offer_withdrawn')
  }
  await draft('offer_withdrawn', standard.body, standard.subject)
  expect(await publish('offer_withdrawn')).toMatchObject({ changed: false, version: 3, subject: standard.subject })
  const { items } = await call(calls['templates.versions'], at('offer_withdrawn'))
  expect(items.map(({ version, subject }) => [version, subject])).toEqual([
    [3, standard.subject],
    [2, 'Two'],
    [1, 'One'],
  ])
  expect(items[0]!.published_by).toMatchObject({ name: 'Ines Marchetti' })
})

test('a draft that says what is published is no draft, and a draft can be discarded', async () => {
  const { subject, body } = await read('offer_reminder')
  expect((await draft('offer_reminder', 'x')).draft).not.toBeNull()
  expect((await draft('offer_reminder', body, subject)).draft).toBeNull()
  await expect(publish('offer_reminder')).rejects.toMatchObject({ status: 409, code: 'nothing_to_publish' })
  await draft('offer_reminder', 'x')
  expect((await call(calls['templates.discardDraft'], at('offer_reminder'))).draft).toBeNull()
})

test('an e-mail is switched off and on, except those without which a candidate cannot take part', async () => {
  const turn = (key: string, enabled: boolean) => call(calls['templates.switch'], { ...at(key), body: { enabled } })
  expect(await turn('application_received', false)).toMatchObject({ enabled: false })
  expect(await server.mailsTo((await applied()).email)).toEqual([])
  expect(await turn('application_received', true)).toMatchObject({ enabled: true })
  expect(await server.mailsTo((await applied()).email)).toHaveLength(1)
  for (const key of ['interview_invited', 'interview_proposed', 'offer_sent', 'reset_password']) {
    await expect(turn(key, false)).rejects.toMatchObject({ status: 409, code: 'always_on' })
    expect(await read(key)).toMatchObject({ always_on: true, enabled: true })
  }
})

test('counts what was sent and what failed in the last 30 days', async () => {
  const figures = async () => {
    const { items } = await call(calls['templates.list'], {})
    const { sent, failed } = items.find(({ key }) => key === 'application_received')!
    return { sent, failed }
  }
  const before = await figures()
  const { email } = await applied()
  expect(await figures()).toEqual({ ...before, sent: before.sent + 1 })
  const move = (set: string) =>
    server.services.db.owner.query(`update mail_messages set ${set} where to_address = $1`, [email])
  await move(`state = 'failed'`)
  expect(await figures()).toEqual({ ...before, failed: before.failed + 1 })
  await move(`created_at = now() - interval '31 days'`)
  expect(await figures()).toEqual(before)
})

test('the organization adds, publishes and deletes templates of its own', async () => {
  const created = await create('Salary question')
  expect(created).toMatchObject({ custom: true, moment: 'custom', version: 0, name: 'Salary question' })
  expect(await publish(created.id)).toMatchObject({ version: 1, subject: 'About {{ job.title }}' })
  const renamed = await call(calls['templates.saveDraft'], {
    ...at(created.id),
    body: { name: 'Pay', subject: 'Pay', body: 'x', revision: (await read(created.id)).revision },
  })
  expect(renamed).toMatchObject({ name: 'Pay', subject: 'About {{ job.title }}', draft: { subject: 'Pay' } })
  await call(calls['templates.remove'], at(created.id))
  await expect(read(created.id)).rejects.toMatchObject({ status: 404 })
  await expect(call(calls['templates.remove'], at(created.id))).rejects.toMatchObject({ status: 404 })
  await expect(call(calls['templates.remove'], at('rejected'))).rejects.toMatchObject({ code: 'standard_template' })
})

test('an organization can add up to 100 templates', async () => {
  const other = await anOrganization(server)
  const params = { orgId: other.id }
  const add = () => other.call(calls['templates.create'], { params, body: { name: 'N', subject: 'S', body: 'B' } })
  for (let made = 0; made < 100; made += 1) await add()
  await expect(add()).rejects.toMatchObject({ status: 409, code: 'too_many_templates' })
})

test('the preview fills in a real application, stores nothing and sends nothing', async () => {
  const { application_id, email } = await applied()
  const mails = async () => (await server.mailsTo(email)).length
  const before = await mails()
  const shown = await call(calls['templates.preview'], {
    ...at('rejected'),
    body: {
      application_id,
      text: { subject: '{{ candidate.name }}', body: `${BODY}\n{% if job.title %}For {{ job.title }}{% endif %}` },
    },
  })
  expect(shown).toMatchObject({ subject: 'Noor Haddad', problem: null })
  expect(shown.text).toContain('Hello Noor,\n\nTrack your application:\nhttp')
  expect(shown.html).toContain('For Backend Engineer')
  expect(await mails()).toBe(before)
  expect((await read('rejected')).draft?.subject).not.toBe('{{ candidate.name }}')
})

test('without an application every variable of every e-mail has an example', async () => {
  const { items } = await call(calls['templates.list'], {})
  for (const { key, variables } of items) {
    const body = variables.map(name => `${name}=[{{ ${name} }}]`).join('\n')
    const { text } = await call(calls['templates.preview'], { ...at(key), body: { text: { subject: 'S', body } } })
    for (const name of variables) expect(text, `${key} ${name}`).toMatch(new RegExp(`${name}=\\[\\S`))
  }
})

test('HTML in a name is text, and a name cannot become a block or a variable', async () => {
  const { application_id } = await anApplication(server, organization, job, {
    name: '<img src=x onerror=alert(1)> {{ job.title }}',
  })
  const { html, text } = await call(calls['templates.preview'], {
    ...at('rejected'),
    body: { application_id, text: { subject: 'S', body: '# {{ candidate.name }}' } },
  })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {{ job.title }}')
  expect(html).not.toContain('<img src=x')
  expect(text).toContain('<img src=x onerror=alert(1)> {{ job.title }}')
})

test('a test e-mail goes to the caller only, at most 10 times in 10 minutes', async () => {
  const { application_id, email } = await applied()
  const before = (await server.mailsTo(email)).length
  const colleague = await aColleague(server, organization, 'recruiter')
  const send = () =>
    colleague.call(calls['templates.test'], {
      ...at('rejected'),
      body: { application_id, text: { subject: 'Hi', body: BODY } },
    })
  expect(await send()).toEqual({ to: colleague.email })
  await server.settled()
  const [mail] = await server.mailsTo(colleague.email)
  expect(mail).toMatchObject({ subject: 'Test: Hi', html: expect.stringContaining('Hello Noor,') })
  expect(await server.mailsTo(email)).toHaveLength(before)
  for (let sent = 1; sent < 10; sent += 1) await send()
  await expect(send()).rejects.toMatchObject({ status: 429 })
})

test('a hiring manager sees templates with candidates of their own jobs, and changes nothing', async () => {
  const manager = await aColleague(server, organization, 'hiring_manager')
  const { application_id } = await applied()
  const body = { application_id, text: { subject: 'S', body: 'B' } }
  await expect(manager.call(calls['templates.preview'], { ...at('rejected'), body })).rejects.toMatchObject({
    status: 404,
  })
  expect(
    (await manager.call(calls['templates.preview'], { ...at('rejected'), body: { text: body.text } })).subject,
  ).toBe('S')
  const refused = { status: 403 }
  await expect(manager.call(calls['templates.test'], { ...at('rejected'), body: {} })).rejects.toMatchObject(refused)
  await expect(
    manager.call(calls['templates.switch'], { ...at('rejected'), body: { enabled: false } }),
  ).rejects.toMatchObject(refused)
  const interviewer = await aColleague(server, organization, 'interviewer')
  await expect(interviewer.call(calls['templates.list'], {})).rejects.toMatchObject(refused)
})

test('another organization’s templates and candidates do not exist', async () => {
  const other = await anOrganization(server)
  const own = await create('Ours')
  const place = { params: { orgId: other.id, templateId: own.id } }
  const missing = { status: 404 }
  for (const params of [at(own.id), place]) {
    await expect(other.call(calls['templates.read'], params)).rejects.toMatchObject(missing)
    await expect(other.call(calls['templates.versions'], params)).rejects.toMatchObject(missing)
    await expect(other.call(calls['templates.remove'], params)).rejects.toMatchObject(missing)
    await expect(other.call(calls['templates.publish'], { ...params, body: { revision: 1 } })).rejects.toMatchObject(
      missing,
    )
    await expect(other.call(calls['templates.preview'], { ...params, body: {} })).rejects.toMatchObject(missing)
  }
  const { application_id } = await applied()
  await expect(
    other.call(calls['templates.preview'], {
      params: { orgId: other.id, templateId: 'rejected' },
      body: { application_id },
    }),
  ).rejects.toMatchObject(missing)
  await expect(read(randomUUID())).rejects.toMatchObject(missing)
})

test('blind review hides the candidate in previews and tests', async () => {
  const { application_id } = await applied()
  await call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  const body = { application_id, text: { subject: '{{ candidate.name }}', body: 'Dear {{ candidate.first_name }}' } }
  const { subject, html, text } = await call(calls['templates.preview'], { ...at('rejected'), body })
  expect(subject).toMatch(/^Candidate/)
  expect(`${html} ${text}`).not.toMatch(/Noor|Haddad/)
  await call(calls['templates.test'], { ...at('rejected'), body })
  await server.settled()
  const [mail] = await server.mailsTo(organization.email)
  expect(JSON.stringify(mail)).not.toMatch(/Noor|Haddad/)
  await call(organizationsContract['organizations.editSettings'], { body: { blind_review: false } })
})

test('published templates of the organization are offered for messages to one candidate and to many', async () => {
  const { application_id } = await applied()
  const params = { id: application_id }
  const preview = () => call(messagesContract['messages.preview'], { params, body: {} })
  const own = await create('Salary question', 'Which salary do you expect, {{ candidate.first_name }}?')
  const names = async () => (await preview()).templates.map(({ name }) => name)
  expect(await names()).not.toContain('Salary question')
  await publish(own.id)
  expect(await names()).toContain('Salary question')
  const { email } = await call(applicationsContract['bulk.preview'], {
    body: { selection: { ids: [application_id] }, action: { kind: 'message' } },
  })
  const chosen = email!.templates.find(({ id }) => id === own.id)!
  const { subject, body } = chosen
  const shown = await call(messagesContract['messages.preview'], { params, body: { email: { subject, body } } })
  expect(shown.shown.text).toContain('Which salary do you expect, Noor?')
  expect(shown.templates).toEqual([])
  const { templates } = await call(applicationsContract['applications.previewRejection'], { params, body: {} })
  expect(templates).toEqual([])
})
