import { randomBytes } from 'node:crypto'
import { ADMIN_ROLES, type AdminRole } from '#platform/access/roles.ts'
import { isSuperAdminCall, type SuperAdminAccess, type SuperAdminCaller } from '#platform/access/super-admins.ts'
import { addLink } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { LinkPurpose } from '#platform/contract/endpoint.ts'
import { json } from '#platform/db/tables.ts'
import type { Services } from '#platform/services.ts'
import type { createClient } from '#platform/contract/client.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { attachmentsContract } from '#modules/attachments/contract.ts'
import { assignPlan } from '#modules/billing/public.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { aResume } from '../a-resume.ts'
import { PASSWORD } from '../factories.ts'
import { populatePlatform } from './platform.ts'
import { signIn } from './sign-in.ts'

type Client = (token?: string | null) => ReturnType<typeof createClient>

/** Who has a session. */
export type Caller = AdminRole | SuperAdminCaller

/** An organization with everything that a call can be about, and everyone who can make one. */
export interface Population {
  readonly organizationId: string
  readonly tokens: Readonly<Record<Caller, string>>
  /** A session that a call may end. */
  spareToken(caller: Caller): Promise<string>
  readonly links: Readonly<Partial<Record<LinkPurpose, string>>>
  /** Ids by the names that parameters and fields have. */
  readonly ids: Readonly<Record<string, string>>
}

/** Creates a new population. Calls use it up (they withdraw, archive and sign out), so it is replaced from time to time. */
export async function populate(services: Services, client: Client): Promise<Population> {
  const anyone = client(null)
  const { id: organizationId } = await anyone(organizationsContract['organizations.register'], {
    body: { name: `Fuzz ${randomBytes(4).toString('hex')}` },
  })
  const email = `owner-${randomBytes(6).toString('hex')}@example.com`
  await anyone(accountsContract['accounts.registerAdmin'], {
    body: { organization_id: organizationId, name: 'Owner', email, password: PASSWORD },
    timeoutMs: 60_000,
  })
  await services.db.forOrganization(organizationId).write(tx => assignPlan(tx, 'scale', services.clock.now()))
  const people = await Promise.all(ADMIN_ROLES.map(role => signIn(services, organizationId, role)))
  const tokens = Object.fromEntries(ADMIN_ROLES.map((role, index) => [role, people[index]!.token])) as Record<
    AdminRole,
    string
  >
  const owner = client(tokens.owner)
  while ((await owner(interviewFlowsContract['interviewSettings.list'], {})).items.length === 0)
    await new Promise(resolve => setTimeout(resolve, 50))
  const job = await owner(jobsContract['jobs.create'], {
    body: {
      title: 'Backend Engineer',
      description: '<p>Work</p>',
      requirements: [{ id: 'ts', text: 'TypeScript', must_have: true }],
      hiring_team: people.map(({ id }) => ({ id })),
    },
  })
  const flows = await owner(interviewFlowsContract['flows.list'], {})
  const settings = await owner(interviewFlowsContract['interviewSettings.list'], {})
  await owner(jobsContract['jobs.edit'], {
    params: { jobId: job.id },
    body: { status: 'open', interview_flow_id: flows.items[0]!.id, interview_settings_id: settings.items[0]!.id },
  })
  const application = await anyone(applicationsContract['applications.submit'], {
    params: { id: organizationId },
    body: {
      job_opening_id: job.id,
      answers: { name: 'Noor', email: `c-${randomBytes(5).toString('hex')}@example.com`, privacy: true },
    },
    files: [{ field: 'resume', file: new Blob([aResume()]), name: 'resume.txt' }],
    timeoutMs: 60_000,
  })
  const screening = await owner(screeningsContract['screenings.invite'], {
    params: { id: application.application_id },
    body: {},
  })
  const { booking } = await owner(interviewsContract['interviews.propose'], {
    body: { application_id: application.application_id, interviewer_ids: [people[4]!.id] },
  })
  const { id: note } = await owner(applicationsContract['applications.note'], {
    params: { id: application.application_id },
    body: { text: 'Asked about the start date.' },
  })
  const { id: attachment } = await owner(attachmentsContract['attachments.add'], {
    params: { id: application.application_id },
    body: {},
    files: [{ field: 'file', file: new Blob(['A reference']), name: 'Reference.txt' }],
  })
  const review = await owner(evaluationContract['evaluation.review'], { params: { id: application.application_id } })
  const until = later(services.clock.now(), 10 * DAY)
  const link = (purpose: LinkPurpose, subject: string) =>
    services.db.forOrganization(organizationId).write(tx => addLink(tx, purpose, subject, until))
  const links = {
    application_status: await link('application_status', application.application_id),
    screening: await link('screening', screening.screening_id),
    booking: await link('booking', booking.id),
  }
  await services.db.forOrganization(organizationId).write(tx =>
    tx.q
      .updateTable('job_openings')
      .set({ hiring_team: json(people.map(({ id }) => id)) })
      .where('organization_id', '=', organizationId)
      .where('id', '=', job.id)
      .execute(),
  )
  const platform = await populatePlatform(services, client)
  return {
    organizationId,
    tokens: { ...tokens, ...platform.tokens },
    spareToken: async caller =>
      isSuperAdminCall(caller)
        ? platform.spareToken(caller.slice('super_admin.'.length) as SuperAdminAccess)
        : (await signIn(services, organizationId, caller)).token,
    links,
    ids: {
      ...platform.ids,
      organization: organizationId,
      admin: people[2]!.id,
      job: job.id,
      application: application.application_id,
      candidate: application.candidate_uuid,
      screening: screening.screening_id,
      booking: booking.id,
      note,
      attachment,
      flow: flows.items[0]!.id,
      settings: settings.items[0]!.id,
      evaluation: review.match?.id ?? application.application_id,
    },
  }
}
