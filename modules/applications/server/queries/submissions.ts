import '../tables.ts'
import type { Insertable, Kysely } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

/** Finds a candidate by their address, or creates them. Who fills in a public form need not be the candidate, so it changes nothing of them. */
export async function writeCandidate(tx: OrganizationTransaction, row: Insertable<Tables['candidates']>) {
  let found = await writeByAddress(tx, row)
  // The address of a candidate who was merged leads to the one who was kept.
  while (found.merged_into !== null) {
    found = await tx.q
      .selectFrom('candidates')
      .select(['id', 'name', 'email', 'location', 'merged_into'])
      .where('organization_id', '=', tx.organizationId)
      .where('id', '=', found.merged_into)
      .executeTakeFirstOrThrow()
  }
  return found
}

const writeByAddress = (tx: OrganizationTransaction, row: Insertable<Tables['candidates']>) =>
  tx.q
    .insertInto('candidates')
    .values(row)
    .onConflict(oc =>
      // Changes nothing, but returns the row and locks it.
      oc.columns(['organization_id', 'email_key']).doUpdateSet(eb => ({ email_key: eb.ref('excluded.email_key') })),
    )
    .returning(['id', 'name', 'email', 'location', 'merged_into'])
    .executeTakeFirstOrThrow()

/** Creates the application of a candidate to a job, or updates the one they sent before. @returns its id, the earlier one’s if there was one */
export const writeApplication = (
  tx: OrganizationTransaction,
  row: Insertable<Tables['applications']>,
  { hasResume }: { readonly hasResume: boolean },
) =>
  tx.q
    .insertInto('applications')
    .values(row)
    .onConflict(oc =>
      oc.columns(['organization_id', 'candidate_id', 'job_id']).doUpdateSet(eb => ({
        answers: eb.ref('excluded.answers'),
        unconfirmed_time_zone: eb.ref('excluded.unconfirmed_time_zone'),
        form_version: eb.ref('excluded.form_version'),
        knockout: eb.ref('excluded.knockout'),
        // Applying again after withdrawing makes the application active again; an outcome that people decided stays.
        outcome: eb
          .case()
          .when('applications.outcome', '=', 'withdrawn')
          .then('active' as const)
          .else(eb.ref('applications.outcome'))
          .end(),
        outcome_reason: eb
          .case()
          .when('applications.outcome', '=', 'withdrawn')
          .then(null)
          .else(eb.ref('applications.outcome_reason'))
          .end(),
        stage_since: eb
          .case()
          .when('applications.outcome', '=', 'withdrawn')
          .then(eb.ref('excluded.stage_since'))
          .else(eb.ref('applications.stage_since'))
          .end(),
        erasure_requested_at: null,
        ...(hasResume && { resume_state: eb.val('waiting' as const), match_state: eb.val('waiting' as const) }),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export const insertSubmission = (tx: OrganizationTransaction, row: Insertable<Tables['submissions']>) =>
  tx.q.insertInto('submissions').values(row).execute()

export const insertVoluntaryAnswer = (tx: OrganizationTransaction, row: Insertable<Tables['voluntary_answers']>) =>
  tx.q.insertInto('voluntary_answers').values(row).execute()

/** When an application was last submitted. */
export const lastSubmissionOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('submissions')
    .select('at')
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .orderBy('at', 'desc')
    .limit(1)

/** The files of everything that was submitted for an application. */
export const filesSubmitted = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('submissions')
    .select('files')
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)

export const candidateByEmail = (q: Kysely<Tables>, organizationId: string, emailKey: string) =>
  q
    .selectFrom('candidates')
    .select(['id', 'time_zone'])
    .where('organization_id', '=', organizationId)
    .where('email_key', '=', emailKey)

/** The application of a candidate to a job. */
export const applicationFor = (q: Kysely<Tables>, organizationId: string, candidateId: string, jobId: string) =>
  q
    .selectFrom('applications')
    .select(['id', 'erasure_requested_at'])
    .where('organization_id', '=', organizationId)
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)

export const insertApplication = (tx: OrganizationTransaction, row: Insertable<Tables['applications']>) =>
  tx.q.insertInto('applications').values(row).execute()

export const applicationIdsOf = (q: Kysely<Tables>, organizationId: string, candidateId: string) =>
  q
    .selectFrom('applications')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('candidate_id', '=', candidateId)
    .orderBy('id')

/** Sets the address of a candidate without one. @returns false if another candidate has it */
export async function setEmail(tx: OrganizationTransaction, candidateId: string, email: string): Promise<boolean> {
  const key = email.toLowerCase()
  if (await candidateByEmail(tx.q, tx.organizationId, key).executeTakeFirst()) return false
  await tx.q
    .updateTable('candidates')
    .set({ email, email_key: key })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', candidateId)
    .execute()
  return true
}
