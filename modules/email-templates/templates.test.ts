import fs from 'node:fs'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, type TestOrganization } from '#tests/factories.ts'
import { emailTemplatesContract as calls } from './contract.ts'
import { fill } from './server/fill.ts'
import { STANDARD_EMAILS } from './server/standard-emails.ts'

const server = await startTestServer()

const BODY = 'Hello {{ candidate.first_name }},\n! Track your application -> {{ status_link }}'

const save = (organization: TestOrganization, body: string, subject = 'We have your application') =>
  organization.call(calls['templates.save'], {
    params: { orgId: organization.id, templateId: 'application_received' },
    body: { subject, body, enabled: true },
  })

async function refusal(organization: TestOrganization, body: string, subject?: string) {
  try {
    await save(organization, body, subject)
    return null
  } catch (error) {
    const { status, fieldErrors } = error as { status: number; fieldErrors: Record<string, string> }
    return { status, ...fieldErrors }
  }
}

/** Stores a template as earlier versions of the product did, which accepted every Liquid tag. */
const storeUnchecked = (organization: TestOrganization, subject: string, body: string) =>
  server.services.db.unsafeAcrossOrganizations(q =>
    q
      .insertInto('email_templates')
      .values({
        organization_id: organization.id,
        id: crypto.randomUUID(),
        key: 'application_received',
        name: 'Application received',
        subject,
        body,
        updated_at: new Date(),
      })
      .execute(),
  )

test('refuses a template that includes a file, with its line and column', async () => {
  const organization = await anOrganization(server)
  expect(await refusal(organization, `${BODY}\nSee: {% include 'data/postgres.secret' %}`)).toEqual({
    status: 422,
    body: expect.stringMatching(/^Line 3, column 6: “include” is not allowed here/),
  })
  expect(await refusal(organization, BODY, `{% include 'package.json' %}`)).toEqual({
    status: 422,
    subject: expect.stringMatching(/^Line 1, column 1: “include” is not allowed here/),
  })
})

const REFUSED: [string, string][] = [
  [`{% render 'package.json' %}`, '“render” is not allowed'],
  [`{% layout 'package.json' %}`, '“layout” is not allowed'],
  [`{% for i in (1..9) %}x{% endfor %}`, '“for” is not allowed'],
  [`{% tablerow i in (1..9) %}x{% endtablerow %}`, '“tablerow” is not allowed'],
  [`{% assign a = 1 %}`, '“assign” is not allowed'],
  [`{% capture a %}x{% endcapture %}`, '“capture” is not allowed'],
  [`{% liquid include 'package.json' %}`, '“liquid” is not allowed'],
  [`{% echo 'x' %}`, '“echo” is not allowed'],
  [`{% if job.title %}{% include 'package.json' %}{% endif %}`, '“include” is not allowed'],
  [`{{ 'a' | append: 'b' }}`, 'filter “append” is not available'],
  [`{{ (1..999999) }}`, 'Ranges'],
  [`{{ job.title | default: (1..9) }}`, 'Ranges'],
  [`{% if (1..9) contains 1 %}x{% endif %}`, 'Ranges'],
  [`{{ candidate }}`, 'no variable “candidate”'],
  [`{{ candidate.email }}`, 'no variable “candidate.email”'],
  [`{{ candidate.constructor }}`, 'no variable “candidate.constructor”'],
  [`{{ candidate.name.length }}`, 'no variable “candidate.name.length”'],
  [`{{ candidate[job.title] }}`, 'no variable “candidate'],
  [`{{ __proto__ }}`, 'no variable “__proto__”'],
  [`{% if settings.secret %}x{% endif %}`, 'no variable “settings.secret”'],
  [`{% if job.title %}x`, 'not closed'],
  [`{{ job.title`, 'not closed'],
]

test.each(REFUSED)('refuses %s', async (line, why) => {
  const known = STANDARD_EMAILS.application_received.variables
  expect(() => fill({ subject: 'S', body: line }, {}, known)).toThrow(why)
  expect(() => fill({ subject: 'S', body: `| Term | ${line}` }, {}, known)).toThrow(
    /^Line 1, column [8-9]|^Line 1, column \d\d/,
  )
})

test('refuses a line with more than 200 variables and conditions', () => {
  for (const mark of ['{{ job.title }}', '{% if job.title %}'])
    expect(() => fill({ subject: 'S', body: mark.repeat(1000) }, {}, ['job.title'])).toThrow('at most 200')
})

test('points at the exact place in every kind of block', () => {
  const at = (body: string) => {
    try {
      fill({ subject: '', body }, {}, [])
      return null
    } catch (error) {
      return /^Line \d+, column \d+/.exec((error as Error).message)?.[0]
    }
  }
  expect(at('Hello\n\n   {{ x }}')).toBe('Line 3, column 7')
  expect(at('## {{ x }}')).toBe('Line 1, column 7')
  expect(at('! Open -> {{ x }}')).toBe('Line 1, column 14')
  expect(at('| A | {{ x }}')).toBe('Line 1, column 10')
  expect(at('> {{ x }} | B')).toBe('Line 1, column 6')
})

test('a filter in a row of facts does not split the row', () => {
  const filled = fill({ subject: '', body: '| {{ job.title | upcase }} | text' }, { job: { title: 'Cook' } }, [
    'job.title',
  ])
  expect(filled.blocks).toEqual([{ kind: 'fact', term: 'COOK', text: 'text' }])
})

test('accepts variables, conditions and the four filters, and fills them in', async () => {
  const organization = await anOrganization(server)
  const job = await anOpenJob(organization)
  await save(
    organization,
    `Hello {{ candidate.first_name | upcase }},
{% if job.title == 'Backend Engineer' %}Engineer{% elsif job.title %}Other{% else %}None{% endif %}{% unless job.title %}No title{% endunless %}
! Track -> {{ status_link }}`,
    'For {{ job.title }}',
  )
  const { email } = await anApplication(server, organization, job)
  const [mail] = await server.mailsTo(email)
  expect(mail!.subject).toBe('For Backend Engineer')
  expect(mail!.text).toContain('Hello NOOR,\n\nEngineer\n\nTrack:\nhttp')
})

test('a subject cannot contain a link, and the link that an e-mail needs cannot be hidden', async () => {
  const organization = await anOrganization(server)
  expect(await refusal(organization, BODY, 'Go to {{ status_link }}')).toMatchObject({
    subject: expect.stringContaining('Line 1, column 10'),
  })
  expect(await refusal(organization, 'Hello')).toMatchObject({ body: expect.stringContaining('{{ status_link }}') })
  expect(await refusal(organization, '{% if false %}{{ status_link }}{% endif %}')).toMatchObject({
    body: expect.stringContaining('Add {{ status_link }}'),
  })
})

test('a stored template that reads a file is replaced by the standard text, and the owners are notified once', async () => {
  const organization = await anOrganization(server)
  const job = await anOpenJob(organization)
  const secret = 'the-content-of-a-secret-file'
  fs.writeFileSync('tests/leak.secret', secret)
  try {
    await storeUnchecked(organization, 'Hi', `{% include 'tests/leak.secret' %}\n! Track -> {{ status_link }}`)
    const { email } = await anApplication(server, organization, job)
    await anApplication(server, organization, job)
    const [mail] = await server.mailsTo(email)
    expect(JSON.stringify(mail)).not.toContain(secret)
    expect(mail!.subject).toBe('We have your application for Backend Engineer')
  } finally {
    fs.rmSync('tests/leak.secret')
  }
  const notices = (await server.mailsTo(organization.email)).filter(({ subject }) => subject.includes('was not used'))
  expect(notices).toHaveLength(1)
  expect(notices[0]!.text.replaceAll(/\s+/g, ' ')).toContain('Line 1, column 1: “include” is not allowed here')
  const { problem } = await organization.call(calls['templates.read'], {
    params: { orgId: organization.id, templateId: 'application_received' },
  })
  expect(problem).toContain('Line 1, column 1')
})

test('a value can neither become a block nor a variable', () => {
  const { blocks } = fill(
    { subject: '', body: 'Hello {{ candidate.name }}' },
    { candidate: { name: '# {{ candidate.name }}\n! Click -> https://evil.example' } },
    ['candidate.name'],
  )
  expect(blocks).toEqual([{ kind: 'paragraph', text: 'Hello # {{ candidate.name }} ! Click -> https://evil.example' }])
})

test('bounds the length of an e-mail', () => {
  const body = '{{ a }}\n'.repeat(60)
  expect(() => fill({ subject: '', body }, { a: 'x'.repeat(2000) }, ['a'])).toThrow('too long')
})

test('every standard text passes the rules for templates', async () => {
  const organization = await anOrganization(server)
  for (const [key, { subject, body }] of Object.entries(STANDARD_EMAILS)) {
    const saved = await organization.call(calls['templates.save'], {
      params: { orgId: organization.id, templateId: key },
      body: { subject, body, enabled: true },
    })
    expect(saved.problem, key).toBeNull()
  }
})
