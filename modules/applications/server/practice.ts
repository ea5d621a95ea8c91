import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { AdminRow } from '#modules/accounts/public.ts'
import { currentForm } from '#modules/forms/public.ts'
import { folded } from './folded.ts'
import { writeApplication, writeCandidate } from './queries/submissions.ts'

/**
 * Creates what a colleague's practice interview belongs to. Nothing is announced: nobody is e-mailed or notified, nothing is read or
 * matched, and it is in no list, count or figure.
 */
export async function startPractice(
  tx: OrganizationTransaction,
  jobId: string,
  admin: AdminRow,
  now: Date,
): Promise<string> {
  const form = await currentForm(tx.q, tx.organizationId).executeTakeFirst()
  if (!form) throw notFound()
  const id = newId()
  const candidate = await writeCandidate(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    // No address of a candidate: applying with the same one later makes somebody else of them.
    email_key: `practice ${id}`,
    email: admin.email,
    name: admin.name,
    phone: null,
    location: null,
    links: json([]),
    time_zone: admin.time_zone,
  })
  await writeApplication(
    tx,
    {
      organization_id: tx.organizationId,
      id,
      candidate_id: candidate.id,
      job_id: jobId,
      stage: 'applied',
      outcome: 'active',
      stage_since: now,
      applied_at: now,
      form_version: form.version,
      answers: json({}),
      source: 'careers_page',
      knockout: false,
      resume_state: 'none',
      match_state: 'none',
      name_key: folded(admin.name),
      practice: true,
    },
    { hasResume: false },
  )
  return id
}

/** Erases a practice interview with everything that belongs to it. */
export async function erasePractice(tx: OrganizationTransaction, applicationId: string): Promise<void> {
  await tx.task('applications.announce-erasure', { application_id: applicationId }, { key: `erase:${applicationId}` })
}
