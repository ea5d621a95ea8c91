import { expect, test } from 'vitest'
import { HOUR } from '#platform/clock/clock.ts'
import { emailTemplatesContract } from '#modules/email-templates/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization } from '#tests/factories.ts'
import { applicationsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const { call } = organization

/** An application whose confirmation was sent, so that the newest e-mail is the one that a test causes. */
async function applied() {
  const application = await anApplication(server, organization, job)
  await server.settled()
  return application
}
const reject = (id: string, more: object = {}) =>
  call(calls['applications.status'], { params: { id }, body: { outcome: 'rejected', reason: 'we_declined', ...more } })
const details = async (candidate_uuid: string) =>
  (await call(calls['candidates.read'], { params: { candidate_uuid } })).applications[0]!

test('a rejection e-mail appears in the list of e-mails immediately', async () => {
  const { application_id, candidate_uuid } = await applied()
  await reject(application_id)
  const rejected = (await details(candidate_uuid)).mails.filter(({ template_key }) => template_key === 'rejected')
  expect(rejected).toMatchObject([{ state: 'held', send_at: expect.any(String) as string }])
  await server.settled()
  expect((await details(candidate_uuid)).mails.filter(({ template_key }) => template_key === 'rejected')).toHaveLength(
    1,
  )
})

test('the timeline says why an application was rejected', async () => {
  const { application_id, candidate_uuid } = await applied()
  await reject(application_id, { reason: 'neither', note: 'The role was filled.', notify: false })
  const { timeline, mails } = await details(candidate_uuid)
  expect(timeline.find(({ name }) => name === 'application.rejected')?.data).toMatchObject({
    reason: 'neither',
    note: 'The role was filled.',
    notify: false,
  })
  expect(mails.some(({ template_key }) => template_key === 'rejected')).toBe(false)
})

test('a rejection e-mail can be sent right away', async () => {
  const { application_id, email } = await applied()
  await reject(application_id, { send_email_at: new Date(server.clock.now().getTime() - HOUR).toISOString() })
  const [mail] = await server.mailsTo(email)
  expect(mail).toMatchObject({ subject: expect.stringContaining('Your application for') as string, state: 'kept' })
})

test('the rejection e-mail can be read before it is sent, without private links', async () => {
  const { application_id } = await applied()
  const preview = await call(calls['applications.previewRejection'], { params: { id: application_id }, body: {} })
  expect(preview.body).toContain('{{ candidate.first_name }}')
  expect(preview.shown.subject).toContain(job.title)
  expect(preview.shown.text).toContain('Hello Noor,')
  expect(preview.shown.text).toContain('[private link to track the application]')
})

test('an edited text is shown in the preview and sent, even if the template is switched off', async () => {
  const { application_id, email } = await applied()
  const template = { subject: 'S', body: 'B', enabled: false }
  const params = { orgId: organization.id, templateId: 'rejected' }
  await call(emailTemplatesContract['templates.save'], { params, body: template })
  const text = { subject: 'About {{ job.title }}', body: 'Dear {{ candidate.name }},\nthe other person knew Rust.' }
  const send_email_at = server.clock.now().toISOString()
  const { shown, enabled } = await call(calls['applications.previewRejection'], {
    params: { id: application_id },
    body: { email: text },
  })
  expect(shown.text).toContain('the other person knew Rust.')
  expect(enabled).toBe(false)
  await reject(application_id, { email: text, send_email_at })
  const [mail] = await server.mailsTo(email)
  expect(mail!.subject).toBe(`About ${job.title}`)
  expect(mail!.text).toContain('the other person knew Rust.')
  await call(emailTemplatesContract['templates.save'], { params, body: { ...template, enabled: true } })
})

test('a text that breaks the rules for templates changes nothing', async () => {
  const { application_id, candidate_uuid } = await applied()
  const text = { subject: 'Hello', body: `{% include 'package.json' %}` }
  const refused = { status: 422, fieldErrors: { 'email.body': expect.stringContaining('Line 1, column 1') as string } }
  await expect(reject(application_id, { email: text })).rejects.toMatchObject(refused)
  await expect(
    call(calls['applications.previewRejection'], { params: { id: application_id }, body: { email: text } }),
  ).rejects.toMatchObject(refused)
  expect((await details(candidate_uuid)).outcome).toBe('active')
})

test('the invitation can be read and edited before it is sent', async () => {
  const { application_id, email } = await applied()
  const params = { id: application_id }
  const preview = await call(screeningsContract['screenings.previewInvitation'], { params, body: {} })
  expect(preview.shown.text).toContain('[private link to the interview]')
  expect(preview.shown.text).toMatch(/\d+ minutes/)
  await expect(
    call(screeningsContract['screenings.invite'], { params, body: { email: { subject: 'Hi', body: 'No link' } } }),
  ).rejects.toMatchObject({
    status: 422,
    fieldErrors: { 'email.body': expect.stringContaining('{{ link }}') as string },
  })
  const text = { subject: 'Talk to us', body: 'Hi {{ candidate.first_name }}, as agreed today.\n! Open -> {{ link }}' }
  await call(screeningsContract['screenings.invite'], { params, body: { email: text } })
  const [mail] = await server.mailsTo(email)
  expect(mail!.subject).toBe('Talk to us')
  expect(mail!.text).toContain('as agreed today.')
  expect(mail!.text).toContain('/meeting-home')
})

test('another organization cannot preview an e-mail', async () => {
  const { application_id } = await applied()
  const other = await anOrganization(server)
  await expect(
    other.call(calls['applications.previewRejection'], { params: { id: application_id }, body: {} }),
  ).rejects.toMatchObject({ status: 404 })
})
