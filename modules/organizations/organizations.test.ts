import sharp from 'sharp'
import { expect, test } from 'vitest'
import { emailTemplatesContract } from '#modules/email-templates/contract.ts'
import { formsContract } from '#modules/forms/contract.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { organizationsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server, 'Nightjar')

test('a new organization has a form, a flow, interview settings and templates that work', async () => {
  await server.settled()
  const form = await organization.call(formsContract['forms.read'], {})
  expect(form.sections.flatMap(({ fields }) => fields.map(({ key }) => key))).toEqual(
    expect.arrayContaining(['resume', 'name', 'email', 'privacy']),
  )
  const { items: flows } = await organization.call(interviewFlowsContract['flows.list'], {})
  expect(flows[0]?.rounds[0]?.questions.length).toBeGreaterThan(2)
  const { items: settings } = await organization.call(interviewFlowsContract['interviewSettings.list'], {})
  expect(settings).toEqual([
    expect.objectContaining({ is_default: true, voice_id: expect.stringContaining('offline-') as string }),
  ])
  const { items: templates } = await organization.call(emailTemplatesContract['templates.list'], {})
  expect(templates.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['application_received', 'interview_invited', 'rejected', 'interview_booked']),
  )
})

test('an edit changes only the given fields', async () => {
  await organization.call(calls['organizations.edit'], { body: { website: 'nightjar.example' } })
  const read = await organization.call(calls['organizations.read'], {})
  expect(read).toMatchObject({ name: 'Nightjar', website: 'https://nightjar.example', time_zone: 'Europe/Berlin' })
  // The second has no dot: a link to it would lead nowhere.
  for (const website of ['javascript:alert(1)', 'harbour-vale'])
    await expect(organization.call(calls['organizations.edit'], { body: { website } })).rejects.toMatchObject({
      status: 422,
    })
  await expect(organization.call(calls['organizations.edit'], { body: { name: 'a\u0000b' } })).rejects.toMatchObject({
    status: 422,
  })
})

const saveLogo = (bytes: Uint8Array, name = 'logo.png') =>
  organization.call(calls['organizations.editSettings'], {
    body: { colors: JSON.stringify({ primary: '#232f66', secondary: '#f3bd90' }) as never },
    files: [{ field: 'logo', file: new Blob([bytes as BlobPart]), name }],
  })

test('converts a logo, and rejects files that are not images with a message', async () => {
  const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#232f66' } })
    .png()
    .withExif({ IFD0: { Artist: 'secret artist' } })
    .toBuffer()
  const { settings } = await saveLogo(png)
  expect(settings.colors).toEqual({ primary: '#232f66', secondary: '#f3bd90' })
  const response = await fetch(server.url + settings.logo_url!)
  expect(response.headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.includes('secret artist')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512 })
  for (const bad of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('not a picture'),
    Buffer.alloc(2 * 1024 * 1024 + 1),
  ]) {
    await expect(saveLogo(bad)).rejects.toMatchObject({
      status: 422,
      fieldErrors: { logo: expect.any(String) as string },
    })
  }
  expect((await organization.call(calls['organizations.readSettings'], {})).settings.logo_url).toBe(settings.logo_url)
})

test('accepts a change of the settings that names no setting', async () => {
  const before = await organization.call(calls['organizations.readSettings'], {})
  expect(await organization.call(calls['organizations.editSettings'], { body: {}, files: [] })).toEqual(before)
})

test('the public can read the public settings and nothing else', async () => {
  const { settings } = await server.as()(calls['organizations.publicSettings'], { params: { id: organization.id } })
  expect(settings).toMatchObject({ organization_name: 'Nightjar', application_page_view: 'list' })
  expect(settings).not.toHaveProperty('blind_review')
  await expect(
    server.as()(calls['organizations.publicSettings'], { params: { id: '01930000-0000-7000-8000-00000000dead' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('the branding of a new organization can be set without a session until the first login', async () => {
  const { id } = await server.as()(calls['organizations.register'], { body: { name: 'Fresh' } })
  const look = (organization_id: string) =>
    server.as()(calls['organizations.registerSettings'], { body: { organization_id, application_page_view: 'cards' } })
  expect((await look(id)).settings.application_page_view).toBe('cards')
  await expect(look(organization.id)).rejects.toMatchObject({ status: 409, code: 'already_signed_in' })
})

test('rejects a multipart call that is sent as JSON', async () => {
  const response = await fetch(`${server.url}/api/organizations/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${organization.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files: [{ filepath: '/etc/passwd' }] }),
  })
  expect(response.status).toBe(415)
})

test('every error is a problem with a code and the request ID', async () => {
  const response = await fetch(`${server.url}/api/organizations/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":',
  })
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(await response.json()).toMatchObject({
    status: 400,
    code: 'bad_json',
    request_id: response.headers.get('x-request-id'),
  })
})

test('saves a changed template, and rejects an invalid one with the reason', async () => {
  const place = { orgId: organization.id, templateId: 'application_received' }
  const save = (body: string) =>
    organization.call(emailTemplatesContract['templates.save'], {
      params: place,
      body: { subject: 'Thanks, {{ candidate.first_name }}', body },
    })
  await expect(save('Hello {{ candidate.salary }}')).rejects.toMatchObject({ status: 422 })
  await expect(save('Hello {{ candidate.name }}, no link')).rejects.toMatchObject({ status: 422 })
  await expect(save('Hello {% for i in (1..99999999) %}x{% endfor %} {{ status_link }}')).rejects.toMatchObject({
    status: 422,
  })
  expect(await save('Hello {{ candidate.name }}\n! Follow -> {{ status_link }}')).toMatchObject({ changed: true })
  expect(await organization.call(emailTemplatesContract['templates.read'], { params: place })).toMatchObject({
    changed: true,
    subject: 'Thanks, {{ candidate.first_name }}',
  })
})

test('interview settings always have one default, and an unknown voice is rejected', async () => {
  const { items } = await organization.call(interviewFlowsContract['interviewSettings.list'], {})
  const first = items[0]!
  const create = (more: object) =>
    organization.call(interviewFlowsContract['interviewSettings.create'], {
      body: { name: 'Brisk', voice_id: first.voice_id, ...more },
    })
  await expect(create({ voice_id: 'nobody' })).rejects.toMatchObject({ status: 422 })
  const second = await create({ is_default: true })
  const after = await organization.call(interviewFlowsContract['interviewSettings.list'], {})
  expect(after.items.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([second.id])
  await expect(
    organization.call(interviewFlowsContract['interviewSettings.remove'], { params: { id: second.id } }),
  ).rejects.toMatchObject({ status: 409 })
  const { id: _, updated_at: __, ...values } = after.items[0]!
  await expect(
    organization.call(interviewFlowsContract['interviewSettings.save'], {
      params: { id: second.id },
      body: { ...values, is_default: false },
    }),
  ).rejects.toMatchObject({ status: 409 })
  await organization.call(interviewFlowsContract['interviewSettings.remove'], { params: { id: first.id } })
})

test('the form is versioned, so that simultaneous saves do not overwrite each other', async () => {
  const form = await organization.call(formsContract['forms.read'], {})
  const save = () =>
    organization.call(formsContract['forms.save'], { body: { sections: form.sections, based_on: form.version } })
  const tries = await Promise.allSettled([save(), save()])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const withoutMail = form.sections.map(section => ({
    ...section,
    fields: section.fields.filter(({ key }) => key !== 'email'),
  }))
  await expect(
    organization.call(formsContract['forms.save'], { body: { sections: withoutMail } }),
  ).rejects.toMatchObject({ status: 422 })
  expect(await server.as()(formsContract['forms.readPublic'], { params: { id: organization.id } })).toMatchObject({
    version: form.version + 1,
  })
})

test('the plan’s limit of flows is a 402, and a flow in use cannot be removed', async () => {
  const { items } = await organization.call(interviewFlowsContract['flows.list'], {})
  const flow = items[0]!
  const create = (name: string) =>
    organization.call(interviewFlowsContract['flows.create'], { body: { name, rounds: flow.rounds } })
  const own = await create('Second')
  await expect(create('Third')).rejects.toMatchObject({
    status: 402,
    code: 'limit_reached',
    problem: { limit: 1, used: 1, plan: 'free' },
  })
  const saved = await organization.call(interviewFlowsContract['flows.save'], {
    params: { id: own.id },
    body: { name: 'Renamed', rounds: flow.rounds, based_on: 1 },
  })
  expect(saved).toMatchObject({ name: 'Renamed', version: 2 })
  await expect(
    organization.call(interviewFlowsContract['flows.save'], {
      params: { id: own.id },
      body: { name: 'Late', rounds: flow.rounds, based_on: 1 },
    }),
  ).rejects.toMatchObject({ status: 409 })
  expect(await organization.call(interviewFlowsContract['flows.read'], { params: { id: own.id } })).toMatchObject({
    version: 2,
  })
  await organization.call(interviewFlowsContract['flows.remove'], { params: { id: own.id } })
  await create('Third')
})
