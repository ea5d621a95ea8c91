import { type Kysely, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json, type Tables } from '#platform/db/tables.ts'
import type { Evidence, Stage } from './contract.ts'
import { applicationById } from './server/queries.ts'

export {
  applicationById,
  applicationsVisibleTo,
  candidateById,
  lockApplication,
  toldTo,
  type ApplicationRow,
} from './server/queries.ts'
export type { CandidateEmails, EditableEmail, PlannedInterview } from './server/candidate-emails.ts'
export { assignInterviewers } from './server/assign-interviewers.ts'
export { OTHER_ROLES_DAYS } from './server/end-retention.ts'
export { requireApplication } from './server/follow-application.ts'
export { applicationUrl, statusLink } from './server/submit-application.ts'
export { addWorkingDays } from './server/working-days.ts'
export { markResumeRead } from './server/mark-resume-read.ts'

/** What modules above tell of an application, for its row in lists. Only what is given is changed. */
export interface Standing {
  readonly match?: {
    readonly state: 'none' | 'waiting' | 'running' | 'ready' | 'needs_person' | 'failed'
    readonly score: number | null
  }
  readonly screening?: { readonly state: string; readonly until: Date | null } | null
  readonly interview?: {
    readonly state: 'waiting' | 'running' | 'ready' | 'needs_person' | 'failed'
    readonly score: number | null
    readonly low: number | null
    readonly high: number | null
  }
  readonly evidence?: Evidence | null
}

/** Sets what an application's row shows of its readings and interviews. */
export async function setStanding(
  tx: OrganizationTransaction,
  applicationId: string,
  { match, screening, interview, evidence }: Standing,
): Promise<void> {
  await tx.q
    .updateTable('applications')
    .set({
      updated_at: sql<Date>`now()`,
      ...(match && { match_state: match.state, match_score: match.score }),
      ...(screening !== undefined && {
        screening_state: screening?.state ?? null,
        screening_until: screening?.until ?? null,
      }),
      ...(interview && {
        interview_state: interview.state,
        interview_score: interview.score,
        interview_low: interview.low,
        interview_high: interview.high,
      }),
      ...(evidence !== undefined && { evidence: evidence ? json(evidence) : null }),
    })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', applicationId)
    .execute()
}

/** Applications that were closed, with the day from which their retention counts. */
export const closedApplications = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('applications')
    .select(['id', 'stage_since as closed_at', 'kept_for_other_roles'])
    .where('organization_id', '=', organizationId)
    .where('outcome', '!=', 'active')

/** Takes a quote from an interview off an application's row, when the transcript is deleted. */
export const dropSpokenEvidence = (tx: OrganizationTransaction, applicationId: string) =>
  tx.q
    .updateTable('applications')
    .set({ evidence: null })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', applicationId)
    .where(sql<boolean>`evidence ->> 'source' = 'interview'`)
    .execute()

/** Notes whether the candidate agreed to be kept for other roles: their application is then stored for a year longer. */
export const keepForOtherRoles = (tx: OrganizationTransaction, applicationId: string, kept: boolean) =>
  tx.q
    .updateTable('applications')
    .set({ kept_for_other_roles: kept })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', applicationId)
    .execute()

/**
 * Moves an active application onward because something happened that stands for it (it was invited, it was interviewed).
 * Never backward, never past a person's decision, and never to an end.
 */
export async function advanceTo(
  tx: OrganizationTransaction,
  applicationId: string,
  stage: Exclude<Stage, 'offer'>,
  from: readonly Stage[],
  now: Date,
): Promise<void> {
  const application = await applicationById(tx.q, tx.organizationId, applicationId).forUpdate().executeTakeFirst()
  if (
    !application ||
    application.outcome !== 'active' ||
    !from.includes(application.stage) ||
    application.stage === stage
  )
    return
  await tx.q
    .updateTable('applications')
    .set({ stage, stage_since: now, updated_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', applicationId)
    .execute()
  await tx.emit(
    'application.moved',
    applicationId,
    { from_stage: application.stage, to_stage: stage },
    { kind: 'system' },
  )
}
