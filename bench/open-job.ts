import { createClient } from '#platform/contract/client.ts'
import type { Database } from '#platform/db/database.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { defaultForm } from '#modules/forms/server/default-form.ts'
import { ensureForm } from '#modules/forms/server/save-form.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'

const PASSWORD = 'a calm and patient owl'

/** Registers an organization with its owner, whose verification e-mail waits to be sent. @returns its id */
export async function registerOrganization(address: string, email: string): Promise<string> {
  const anyone = createClient({ baseUrl: address, token: () => null })
  const { id } = await anyone(organizationsContract['organizations.register'], { body: { name: 'Bench' } })
  await anyone(accountsContract['accounts.registerAdmin'], {
    body: { organization_id: id, name: 'Bench', email, password: PASSWORD },
  })
  return id
}

/** An organization with an open job, and its owner's session. */
export async function openJob(address: string, db: Database, email = 'bench@example.com') {
  const id = await registerOrganization(address, email)
  await db.unsafeAcrossOrganizations(async q => {
    const admin = await q
      .updateTable('admins')
      .set({ email_verified_at: new Date() })
      .where('organization_id', '=', id)
      .returning(['organization_id', 'id'])
      .executeTakeFirstOrThrow()
    await q
      .insertInto('sign_in_addresses')
      .values({ email_key: email, organization_id: admin.organization_id, admin_id: admin.id })
      .execute()
  })
  const anyone = createClient({ baseUrl: address, token: () => null })
  const { access_token: token } = await anyone(accountsContract['accounts.login'], {
    body: { email, password: PASSWORD },
  })
  const call = createClient({ baseUrl: address, token: () => token })
  await db.forOrganization(id).write(tx => ensureForm(tx, defaultForm(), new Date()))
  const job = await call(jobsContract['jobs.create'], {
    body: { title: 'Engineer', description: 'Work', requirements: [{ id: 'a', text: 'TypeScript' }] },
  })
  await db.unsafeAcrossOrganizations(q =>
    q
      .updateTable('job_openings')
      .set({ status: 'open', published_at: new Date() })
      .where('organization_id', '=', id)
      .execute(),
  )
  return { id, jobId: job.id, token }
}

interface Submission {
  readonly organizationId: string
  readonly jobId: string
  /** Distinguishes candidates, who also have different addresses. */
  readonly index: number
  readonly resume: Buffer
}

/** Submits an application with a résumé. @returns the time until it was acknowledged, in ms */
export async function submit(address: string, { organizationId, jobId, index, resume }: Submission): Promise<number> {
  const startedAt = performance.now()
  const from = `10.3.${index >> 8}.${index & 255}`
  const call = createClient({
    baseUrl: address,
    token: () => null,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': from } }),
  })
  await call(applicationsContract['applications.submit'], {
    params: { id: organizationId },
    body: {
      job_opening_id: jobId,
      answers: {
        name: 'Noor Haddad',
        email: `noor${index}@example.com`,
        phone: '+961 3 412 098',
        location: 'Beirut',
        privacy: true,
      },
    },
    files: [{ field: 'resume', file: new Blob([new Uint8Array(resume)]), name: 'cv.pdf' }],
    timeoutMs: 120_000,
  })
  return performance.now() - startedAt
}
