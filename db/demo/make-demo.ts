import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { DAY, later } from '#platform/clock/clock.ts'
import { createClient, type Call } from '#platform/contract/client.ts'
import { hashPassword } from '#platform/auth/passwords.ts'
import { newId } from '#platform/db/id.ts'
import type { Services } from '#platform/services.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { addAdmin } from '#modules/accounts/public.ts'
import { submitApplication } from '#modules/applications/server/submit-application.ts'
import { takePlanSince } from '#modules/billing/public.ts'
import { importsContract } from '#modules/imports/contract.ts'
import { type Job, jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { DemoApplications, type SubmittedApplication, settled } from './demo-applications.ts'
import { demoJobs } from '#modules/sample-data/fiction/jobs.ts'
import { type DemoPerson, demoPeople } from '#modules/sample-data/fiction/people.ts'
import { personalTexts } from '#modules/sample-data/fiction/personal-texts.ts'
import { resumeOf } from '#modules/sample-data/fiction/resume-of.ts'

export const DEMO_EMAIL = 'demo@evenhand.test'
const DONE = 'demonstration_made'
/** How long ago the demonstration took its plan: three invoices. */
const PLAN_DAYS = 70

const addressOf = (name: string) =>
  `${name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@posta.example`

/** Whether the demonstration is already complete. */
const isMade = (services: Services) =>
  services.db.unsafeAcrossOrganizations(async q =>
    Boolean(await q.selectFrom('platform_keys').select('name').where('name', '=', DONE).executeTakeFirst()),
  )

async function makeOrganization(services: Services, call: Call): Promise<string> {
  const { id } = await call(organizationsContract['organizations.register'], {
    body: {
      name: 'Nightjar Trains',
      website: 'https://nightjar.example',
      industry: 'Travel',
      size: '51-200',
      country: 'DE',
      time_zone: 'Europe/Berlin',
    },
  })
  const owner = await call(accountsContract['accounts.registerAdmin'], {
    body: { organization_id: id, name: 'Ines Marchetti', email: DEMO_EMAIL, password: services.settings.DEMO_PASSWORD },
  })
  const now = services.clock.now()
  await services.db.unsafeAcrossOrganizations(async q => {
    await q.updateTable('admins').set({ email_verified_at: now }).where('organization_id', '=', id).execute()
    await q
      .insertInto('sign_in_addresses')
      .values({ email_key: DEMO_EMAIL, organization_id: id, admin_id: owner.id })
      .execute()
  })
  const passwordHash = await hashPassword(services.settings.DEMO_PASSWORD)
  const org = services.db.forOrganization(id)
  await takePlanSince(services, { org, adminId: owner.id, planKey: 'growth', since: later(now, -PLAN_DAYS * DAY) })
  await org.write(async tx => {
    for (const [name, role] of [
      ['Jonas Brandt', 'admin'],
      ['Priya Raman', 'interviewer'],
      ['Mira Lindholm', 'interviewer'],
    ] as const) {
      const email = addressOf(name).replace('posta.example', 'nightjar.example')
      await addAdmin(tx, { email, name, role, timeZone: 'Europe/Berlin', passwordHash }, now)
    }
  })
  await settled(services)
  return id
}

/** The logo: a moon over two rails, in the organization's two colors. */
const logo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="256" height="256"><circle cx="40" cy="40" r="40" fill="#f3bd90"/><circle cx="38" cy="30" r="17" fill="#232f66"/><circle cx="46" cy="25" r="15" fill="#f3bd90"/><path d="M16 58h48M24 67h32" stroke="#232f66" stroke-width="4" stroke-linecap="round"/></svg>',
    ),
  )
    .png()
    .toBuffer()

async function makeJobs(call: Call): Promise<Map<string, Job>> {
  const jobs = new Map<string, Job>()
  for (const { key, question, requirements, locations, ...job } of demoJobs) {
    const extra_questions = [
      { ...question, kind: 'long_text' as const, help: '', required: false, options: [], max: 1500 },
    ]
    const draft = await call(jobsContract['jobs.create'], {
      body: { ...job, requirements: [...requirements], locations: [...locations], extra_questions },
    })
    jobs.set(key, await call(jobsContract['jobs.edit'], { params: { jobId: draft.id }, body: { status: 'open' } }))
  }
  return jobs
}

async function apply(
  services: Services,
  organizationId: string,
  job: Job,
  person: DemoPerson,
  seed: number,
): Promise<SubmittedApplication> {
  const email = addressOf(person.name)
  const resume = await resumeOf(person, email, seed)
  const answers = {
    name: person.name,
    email,
    phone: resume.person.phone,
    location: person.city,
    privacy: true,
    keep: seed % 2 === 0,
    [job.extra_questions[0]!.key]: personalTexts[person.name]!.answer,
  }
  const input = {
    job_opening_id: job.id,
    answers,
    time_zone: person.zone,
    source: seed % 4 === 0 ? 'referral' : 'careers_page',
  }
  const file = path.join(services.settings.DATA_DIR, `demo-${newId()}`)
  await fs.writeFile(file, resume.bytes)
  const sha256 = createHash('sha256').update(resume.bytes).digest('hex')
  const uploaded = {
    field: 'resume',
    name: resume.name,
    declaredType: '',
    path: file,
    size: resume.bytes.length,
    sha256,
  }
  const sent = await submitApplication(services, organizationId, input, [uploaded], `demo-${seed}`).finally(() =>
    fs.rm(file, { force: true }),
  )
  return { person, seed, email, applicationId: sent.application_id, candidateUuid: sent.candidate_uuid }
}

/** A finished import: somebody with another address, a candidate of another job, one who applied already, and a file that needs attention. */
async function importResumes(services: Services, call: Call, jobs: ReadonlyMap<string, Job>) {
  const known = demoPeople[0]!
  const seedElsewhere = demoPeople.findIndex(({ job }) => job !== known.job)
  const elsewhere = demoPeople[seedElsewhere]!
  const people = [
    { person: known, email: `${addressOf(known.name).split('@')[0]}@mail.example`, seed: 0 },
    { person: demoPeople[1]!, email: addressOf(demoPeople[1]!.name), seed: 1 },
    { person: elsewhere, email: addressOf(elsewhere.name), seed: seedElsewhere },
  ]
  const resumes = await Promise.all(people.map(({ person, email, seed }) => resumeOf(person, email, seed)))
  const files = [...resumes, { bytes: Buffer.from('Met at the fair, call back'), name: 'Notes.txt' }]
  const { id: importId } = await call(importsContract['imports.create'], {
    body: { job_id: jobs.get(known.job)!.id, informs: false },
  })
  const params = { importId }
  await call(importsContract['imports.addFiles'], {
    params,
    body: {},
    files: files.map(({ bytes, name }) => ({ field: 'file', file: new Blob([new Uint8Array(bytes)]), name })),
  })
  await call(importsContract['imports.finishUpload'], { params })
  await settled(services)
}

/**
 * Creates the demonstration organization once: jobs, people with real résumé files, screenings with audio, evaluations and
 * bookings, all through the product's own code. Only the dates are moved into the past afterwards.
 * @param address the address of this server
 */
export async function makeDemo(services: Services, address: string): Promise<boolean> {
  if (await isMade(services)) return false
  const anyone = createClient({ baseUrl: address, token: () => null })
  const known = await services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('admins').select('organization_id').where('email', '=', DEMO_EMAIL).executeTakeFirst(),
  )
  // The first start was interrupted: delete what it created, and start over.
  if (known) await deleteOrganization(services, known.organization_id)
  const organizationId = await makeOrganization(services, anyone)
  const { access_token } = await anyone(accountsContract['accounts.login'], {
    body: { email: DEMO_EMAIL, password: services.settings.DEMO_PASSWORD },
  })
  const call = createClient({ baseUrl: address, token: () => access_token })
  await call(organizationsContract['organizations.editSettings'], {
    body: {
      application_page_view: 'list',
      colors: { primary: '#232f66', secondary: '#f3bd90' },
      career_headline: 'Work on trains that run while people sleep.',
      career_introduction:
        'We are a team of 40 people who run night trains between 11 cities. You will hear from us within 5 working days, either way.',
    },
  })
  await call(organizationsContract['organizations.editSettings'], {
    body: {},
    files: [{ field: 'logo', file: new Blob([(await logo()) as BlobPart]), name: 'nightjar.png' }],
  })
  const jobs = await makeJobs(call)
  const { items: admins } = await call(accountsContract['accounts.list'], { query: {} })
  const made: SubmittedApplication[] = []
  for (const [seed, person] of demoPeople.entries())
    made.push(await apply(services, organizationId, jobs.get(person.job)!, person, seed))
  await settled(services)
  const applications = new DemoApplications(
    services,
    organizationId,
    call,
    anyone,
    admins.map(({ id }) => id),
  )
  for (const one of made) await applications.advance(one)
  await applications.fillCalendar(made)
  await importResumes(services, call, jobs)
  await services.db.unsafeAcrossOrganizations(q =>
    q.insertInto('platform_keys').values({ name: DONE, key: organizationId }).execute(),
  )
  return true
}

async function deleteOrganization(services: Services, organizationId: string) {
  await services.db.unsafeAcrossOrganizations(async q => {
    for (const table of ['bookings', 'applications', 'voluntary_answers', 'job_openings'] as const) {
      await q.deleteFrom(table).where('organization_id', '=', organizationId).execute()
    }
    await q.deleteFrom('organizations').where('organization_id', '=', organizationId).execute()
  })
}
