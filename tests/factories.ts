import { randomBytes } from 'node:crypto'
import { accountsContract } from '#modules/accounts/contract.ts'
import { assignPlan } from '#modules/billing/public.ts'
import { type Job, jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { teamContract } from '#modules/team/contract.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import { aResume } from './a-resume.ts'
import { linkIn, type TestServer } from './api.ts'

export const PASSWORD = 'a calm and patient owl'

export interface TestOrganization {
  readonly id: string
  readonly token: string
  readonly adminId: string
  readonly email: string
  readonly call: ReturnType<TestServer['as']>
}

/** An organization with its first admin: registered, with a confirmed e-mail address, and signed in. */
export async function anOrganization(
  server: TestServer,
  name = `Org ${randomBytes(3).toString('hex')}`,
): Promise<TestOrganization> {
  const call = server.as()
  const email = `owner-${randomBytes(5).toString('hex')}@example.com`
  const { id } = await call(organizationsContract['organizations.register'], {
    body: { name, time_zone: 'Europe/Berlin' },
  })
  const admin = await call(accountsContract['accounts.registerAdmin'], {
    body: { organization_id: id, name: 'Ines Marchetti', email, password: PASSWORD },
  })
  const [mail] = await server.mailsTo(email)
  const token = new URL(linkIn(mail!.text, 'verify-email')).searchParams.get('token')!
  await call(accountsContract['accounts.verifyEmail'], { body: { token } })
  const session = await call(accountsContract['accounts.login'], { body: { email, password: PASSWORD } })
  return { id, token: session.access_token, adminId: admin.id, email, call: server.as(session.access_token) }
}

/** Gives an organization the largest plan. */
export const onLargestPlan = ({ services }: TestServer, { id }: { id: string }) =>
  services.db.forOrganization(id).write(tx => assignPlan(tx, 'scale', services.clock.now()))

/** Someone who was invited with a role, accepted and signed in. The organization's plan must have a place left. */
export async function aColleague(
  server: TestServer,
  organization: TestOrganization,
  role: AdminRole,
  { jobs = [], name = 'Tomas Berg' }: { jobs?: readonly { id: string }[]; name?: string } = {},
): Promise<TestOrganization> {
  const email = `${role}-${randomBytes(5).toString('hex')}@example.com`
  await organization.call(teamContract['team.invite'], { body: { email, role, job_ids: jobs.map(({ id }) => id) } })
  const token = await invitationTo(server, email)
  const call = server.as()
  const { id: adminId } = await call(teamContract['team.join'], { body: { token, name, password: PASSWORD } })
  const session = await call(accountsContract['accounts.login'], { body: { email, password: PASSWORD } })
  return { id: organization.id, token: session.access_token, adminId, email, call: server.as(session.access_token) }
}

/** The token of the newest invitation to an address. */
export async function invitationTo(server: TestServer, email: string): Promise<string> {
  const [mail] = await server.mailsTo(email)
  return new URL(linkIn(mail!.text, 'verify-email')).searchParams.get('invitation')!
}

/** An open job. */
export async function anOpenJob(
  organization: TestOrganization,
  changes: Partial<BodyOf<(typeof jobsContract)['jobs.create']>> = {},
): Promise<Job> {
  const job = await organization.call(jobsContract['jobs.create'], {
    body: {
      title: 'Backend Engineer',
      locations: ['Berlin'],
      workplace: 'hybrid',
      description: '<p>You build and run the services that move goods.</p>',
      requirements: [
        { id: 'ts', text: 'Three years of TypeScript or JavaScript', must_have: true },
        { id: 'sql', text: 'PostgreSQL in production', must_have: true },
        { id: 'oncall', text: 'Has been on call', must_have: false },
      ],
      ...changes,
    },
  })
  return organization.call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { status: 'open' } })
}

/**
 * What an application was stored as. The reply to a submission does not tell the IDs of what existed before.
 * @param email as it was typed
 */
export async function storedAs({ services }: TestServer, organizationId: string, email: string, jobId: string) {
  return services.db.unsafeAcrossOrganizations(q =>
    q
      .selectFrom('candidates as c')
      .innerJoin('applications as a', join =>
        join
          .onRef('a.organization_id', '=', 'c.organization_id')
          .on(eb => eb('a.candidate_id', '=', eb.fn.coalesce('c.merged_into', 'c.id'))),
      )
      .select(['a.id as application_id', 'a.candidate_id as candidate_uuid'])
      .where('c.organization_id', '=', organizationId)
      .where('c.email_key', '=', email.trim().toLowerCase())
      .where('a.job_id', '=', jobId)
      .executeTakeFirstOrThrow(),
  )
}

/** Submits an application with a text résumé, as the form does. */
export async function anApplication(
  server: TestServer,
  organization: { id: string },
  job: { id: string },
  person: { name?: string; email?: string } = {},
) {
  const name = person.name ?? 'Noor Haddad'
  const email = person.email ?? `c-${randomBytes(5).toString('hex')}@example.com`
  const reply = await server.as()(applicationsContract['applications.submit'], {
    params: { id: organization.id },
    body: {
      job_opening_id: job.id,
      answers: { name, email, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
    },
    files: [{ field: 'resume', file: new Blob([aResume(name, person.email)]), name: 'Resume.txt' }],
    idempotencyKey: randomBytes(12).toString('hex'),
    timeoutMs: 60_000,
  })
  const stored = await storedAs(server, organization.id, email, job.id)
  return { ...reply, ...stored, name, email, statusToken: reply.status_link.split('/').at(-1)! }
}
