import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { Evidence, Stage } from '../contract.ts'
import { lockApplication, updateApplication } from './queries.ts'

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
  await updateApplication(tx, applicationId, {
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
}

/** Notes whether the candidate agreed to be considered for other roles: their application is then stored for a year longer. */
export const keepForOtherRoles = (tx: OrganizationTransaction, applicationId: string, kept: boolean) =>
  updateApplication(tx, applicationId, { kept_for_other_roles: kept })

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
  const application = await lockApplication(tx, applicationId)
  if (
    !application ||
    application.outcome !== 'active' ||
    !from.includes(application.stage) ||
    application.stage === stage
  )
    return
  await updateApplication(tx, applicationId, { stage, stage_since: now })
  await tx.emit(
    'application.moved',
    applicationId,
    { from_stage: application.stage, to_stage: stage },
    { kind: 'system' },
  )
}
