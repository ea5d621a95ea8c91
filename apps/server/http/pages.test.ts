import { describe, expect, test } from 'vitest'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { candidateRoute } from './candidate-page.ts'
import { endOfDay } from './job-posting.ts'
import { startWithPages } from './pages.fixture.ts'

const { server, pages, open } = await startWithPages()
const organization = await anOrganization(server, 'Nightjar')

describe('an open role', () => {
  test('can be read, indexed and previewed without scripts', async () => {
    const organization = await anOrganization(server, 'Nightjar')
    const job = await anOpenJob(organization, {
      workplace: 'remote',
      employment_type: 'part_time',
      salary: { min: 7_200_050, max: 8_800_000, currency: 'EUR', period: 'year' },
      closing_date: '2099-07-01',
    })
    const page = await open(`/apply/${organization.id}/${job.id}`)
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.title).toBe('Apply: Backend Engineer · Nightjar')
    expect(page.html).toContain('<h1')
    expect(page.html).toContain('You build and run the services that move goods.')
    expect(page.html).toMatch(/<label[^>]*>Your name/)
    const address = `${server.services.settings.PUBLIC_URL}/apply/${organization.id}/${job.id}`
    expect(page.html).toContain(`<link rel="canonical" href="${address}">`)
    expect(page.html).toContain('<meta property="og:title" content="Apply: Backend Engineer · Nightjar">')
    expect(page.html).toMatch(/<meta name="description" content="Backend Engineer, Berlin or remote, Nightjar\./)
    expect(page.html).toContain('<link rel="modulepreload" crossorigin href="/assets/apply.js">')
    expect(page.html).toContain('<link rel="modulepreload" crossorigin href="/assets/parts.js">')
    expect(page.posting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Backend Engineer',
      description: expect.stringContaining('<p>You build and run the services that move goods.</p>') as unknown,
      employmentType: 'PART_TIME',
      jobLocationType: 'TELECOMMUTE',
      validThrough: '2099-07-01T23:59:59+02:00',
      hiringOrganization: { '@type': 'Organization', name: 'Nightjar' },
      jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Berlin' } }],
      baseSalary: { currency: 'EUR', value: { minValue: 72_000.5, maxValue: 88_000, unitText: 'YEAR' } },
      url: address,
    })
    expect(page.posting?.['datePosted']).toBe(job.published_at)
  })

  test('does not contain pay that is not shown, also not for search engines and beside other jobs', async () => {
    const organization = await anOrganization(server, 'Nightjar')
    const salary = { min: 7_212_300, max: 8_812_300, currency: 'EUR', period: 'year' } as const
    const job = await anOpenJob(organization, { salary, show_salary: false })
    for (const path of [
      `/apply/${organization.id}/${job.id}`,
      `/form/${organization.id}?job=${job.id}`,
      `/form/${organization.id}`,
    ]) {
      const page = await open(path)
      expect(page.status).toBe(200)
      expect(page.html).not.toMatch(/72.?123|7212300/)
      expect(page.posting?.['baseSalary']).toBeUndefined()
    }
    const elsewhere = await open(`/apply/${organization.id}/018f0000-0000-7000-8000-000000000001`)
    expect(elsewhere.html).toContain(job.title)
    expect(elsewhere.html).not.toMatch(/72.?123|7212300/)
    expect(job).toMatchObject({ salary, show_salary: false })
  })

  test('has one canonical address', async () => {
    const organization = await anOrganization(server, 'Nightjar')
    const job = await anOpenJob(organization)
    const page = await open(`/form/${organization.id}?job=${job.id}`)
    expect(page.title).toBe('Backend Engineer · Nightjar')
    expect(page.html).toContain(
      `<link rel="canonical" href="${server.services.settings.PUBLIC_URL}/apply/${organization.id}/${job.id}">`,
    )
    expect(page.html).toContain(`href="/apply/${organization.id}/${job.id}"`)
  })

  test('asks its own questions, and does not reveal which answer flags an application', async () => {
    const organization = await anOrganization(server, 'Nightjar')
    const job = await anOpenJob(organization, {
      extra_questions: [
        {
          key: 'permit',
          kind: 'single_choice',
          label: 'May you work here?',
          options: ['Surely', 'By no means'],
          knockout: 'By no means',
          help: '',
          required: true,
        },
      ],
    })
    const page = await open(`/apply/${organization.id}/${job.id}`)
    expect(page.html).toContain('About this role')
    expect(page.html).toContain('May you work here?')
    expect(page.html).not.toContain('knockout')
  })

  test('asks voluntary questions only if the organization enables them', async () => {
    const organization = await anOrganization(server, 'Nightjar')
    const job = await anOpenJob(organization)
    const address = `/apply/${organization.id}/${job.id}`
    expect((await open(address)).html).not.toContain('How do you describe your gender?')
    await organization.call(organizationsContract['organizations.editSettings'], {
      body: { demographic_questions: true },
    })
    expect((await open(address)).html).toContain('How do you describe your gender?')
  })
})

describe('text from other people', () => {
  const HOSTILE = `</script><script>alert(1)</script> "Q" & $& 'x'`

  test('is never interpreted as markup', async () => {
    const other = await anOrganization(server, `Org ${HOSTILE}`)
    const job = await anOpenJob(other, { title: HOSTILE, department: HOSTILE, locations: [HOSTILE] })
    for (const url of [
      `/apply/${other.id}/${job.id}`,
      `/form/${other.id}?job=${job.id}`,
      `/form/${other.id}?q=${encodeURIComponent(HOSTILE)}`,
    ]) {
      const page = await open(url)
      expect(page.status).toBe(200)
      expect(page.html).not.toContain('<script>alert')
      expect(page.html).not.toContain('content="Org </script>')
      for (const { attributes, text } of page.scripts) {
        const runs = !/type="application\/(ld\+)?json"/.test(attributes)
        if (runs)
          expect({ attributes, text }).toEqual({ attributes: expect.stringContaining('src="') as unknown, text: '' })
      }
      const face = page.data?.['face'] as { organization_name: string }
      expect(face.organization_name).toBe(`Org ${HOSTILE}`)
      if (page.posting) expect(page.posting['title']).toBe(HOSTILE)
    }
  })
})

describe('the list of open roles', () => {
  test('shows only open roles, and omits data that is not shown', async () => {
    const own = await anOrganization(server, 'Levant Freight')
    const job = await anOpenJob(own, { title: 'Stoker' })
    const draft = await own.call(jobsContract['jobs.create'], { body: { title: 'Not yet' } })
    const page = await open(`/form/${own.id}`)
    expect(page.title).toBe('Open roles · Levant Freight')
    expect(page.html).toContain('Stoker')
    expect(page.html).toContain(`/form/${own.id}?job=${job.id}`)
    expect(page.html).not.toContain(draft.id)
    expect(page.html).not.toContain('services that move goods')
    expect(page.posting).toBeNull()
  })

  test('has the organization’s colors and theme from the first byte', async () => {
    const own = await anOrganization(server)
    await own.call(organizationsContract['organizations.editSettings'], {
      body: { colors: { primary: '#123456', secondary: '#ffcc00' }, colorScheme: 'dark' },
    })
    const page = await open(`/form/${own.id}`)
    expect(page.html).toContain('<html lang="en" data-theme="dark" data-fixed="true">')
    expect(page.html).toContain('--face:#123456')
    expect(page.html).not.toContain('theme.js')
  })
})

describe('missing pages', () => {
  test.each(['/form/nobody', '/form/01a1fa84-23fe-7a10-892f-02fee034d7c7', '/apply/nobody/nothing'])(
    '%s',
    async url => {
      const page = await open(url)
      expect(page.status).toBe(404)
      expect(page.html).toContain('This careers page does not exist')
      expect(page.html).toContain('<meta name="robots" content="noindex">')
    },
  )

  test('a role that does not exist, is a draft, or belongs to another organization', async () => {
    const other = await anOrganization(server)
    const foreign = await anOpenJob(other)
    const draft = await organization.call(jobsContract['jobs.create'], { body: { title: 'Secret plan' } })
    for (const job of ['x', organization.id, draft.id, foreign.id]) {
      const page = await open(`/apply/${organization.id}/${job}`)
      expect(page.status).toBe(404)
      expect(page.html).toContain('This role does not exist')
      expect(page.html).not.toContain('Secret plan')
    }
  })

  test.each<[string, object, number, string]>([
    ['paused', { status: 'paused' }, 404, 'may open again'],
    ['closed', { status: 'closed' }, 410, 'The position has been closed'],
    ['past its closing date', { closing_date: '2020-03-31' }, 410, 'Applications were accepted until Tuesday 31 March'],
  ])('a role that is %s explains itself and shows the other open roles', async (_, change, status, says) => {
    const own = await anOrganization(server, 'Nightjar')
    await onLargestPlan(server, own)
    const job = await anOpenJob(own, { title: 'Baker' })
    const other = await anOpenJob(own, { title: 'Night Porter' })
    await own.call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: change })
    const page = await open(`/apply/${own.id}/${job.id}`)
    expect(page.status).toBe(status)
    expect(page.html).toContain(says)
    expect(page.html).toContain(`href="/apply/${own.id}/${other.id}"`)
    expect(page.html).not.toContain(`href="/apply/${own.id}/${job.id}"`)
  })

  test('an archived role and an unknown one show the other open roles', async () => {
    const own = await anOrganization(server, 'Nightjar')
    await onLargestPlan(server, own)
    const job = await anOpenJob(own, { title: 'Baker' })
    const other = await anOpenJob(own, { title: 'Night Porter' })
    await own.call(jobsContract['jobs.archive'], { params: { jobId: job.id } })
    for (const id of [job.id, own.id]) {
      const page = await open(`/apply/${own.id}/${id}`)
      expect([404, 410]).toContain(page.status)
      expect(page.html).toContain(`href="/apply/${own.id}/${other.id}"`)
    }
  })

  test('a role that has closed', async () => {
    const own = await anOrganization(server)
    const job = await anOpenJob(own)
    await own.call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { status: 'closed' } })
    const page = await open(`/apply/${own.id}/${job.id}`)
    expect(page.status).toBe(410)
    expect(page.html).toContain('Backend Engineer is no longer accepting applications')
    expect(page.posting).toBeNull()
  })
})

describe('the status page of an application', () => {
  test('shows submitted data and messages, and is not cached', async () => {
    const own = await anOrganization(server, 'Cedar Pay')
    const application = await anApplication(server, own, await anOpenJob(own))
    await server.settled()
    const page = await open(`/application/${application.statusToken}`)
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.html).toContain('<meta name="robots" content="noindex">')
    expect(page.html).toContain('Cedar Pay has your application.')
    expect(page.html).toContain('We received your application')
    expect(page.html).toContain('Resume.txt')
  })

  test('names a person to write to, and says how to correct submitted data', async () => {
    const own = await anOrganization(server)
    const job = await anOpenJob(own)
    const application = await anApplication(server, own, job)
    await server.settled()
    const { html } = await open(`/application/${application.statusToken}`)
    expect(html).toContain(`href="mailto:${own.email}"`)
    expect(html).toContain('Ines Marchetti')
    expect(html).toContain(`href="/apply/${own.id}/${job.id}"`)
  })

  test('follows the messages that were sent, not the internal stage', async () => {
    const own = await anOrganization(server)
    const application = await anApplication(server, own, await anOpenJob(own))
    await own.call(screeningsContract['screenings.invite'], { params: { id: application.application_id }, body: {} })
    await server.settled()
    expect((await open(`/application/${application.statusToken}`)).html).toContain('Your interview is open until')
  })

  test('an unknown link', async () => {
    const page = await open('/application/abcdefghijklmnopqrstuvwxyz')
    expect(page.status).toBe(404)
    expect(page.html).toContain('This link doesn’t work')
  })
})

test('serves the page to clients that accept anything, except for paths of calls and files', async () => {
  expect((await open(`/form/${organization.id}`, '*/*')).title).toBe('Open roles · Nightjar')
  expect((await open('/packages', '*/*')).title).toBe('shell')
  expect((await open('/packages')).title).toBe('shell')
  for (const url of ['/api/nothing', '/assets/nothing.js', '/favicon.png', '/interview/screenings/nothing'])
    expect((await pages.inject({ url, headers: { accept: '*/*' } })).json()).toMatchObject({ status: 404 })
  expect((await pages.inject({ url: '/packages', headers: { accept: 'application/json' } })).statusCode).toBe(404)
})

test('accepts the same variants of addresses as the router', () => {
  expect(candidateRoute('//Form/abc/?job=1')).toMatchObject({ name: 'form', organizationId: 'abc' })
  expect(candidateRoute('/apply/a/b')).toEqual({ name: 'apply', organizationId: 'a', jobId: 'b' })
  for (const other of ['/form', '/form-builder', '/apply/a', '/apply/a/b/c', '/applications/x', '/']) {
    expect(candidateRoute(other)).toBeNull()
  }
})

test('a day ends in its own time zone', () => {
  expect(endOfDay('2026-12-06', 'Europe/Berlin')).toBe('2026-12-06T23:59:59+01:00')
  expect(endOfDay('2026-07-06', 'Europe/Berlin')).toBe('2026-07-06T23:59:59+02:00')
  expect(endOfDay('2026-07-06', 'UTC')).toBe('2026-07-06T23:59:59+00:00')
})
