import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { Evidence, RequirementResult, Stage } from '../contract.ts'
import { lockApplication, updateApplication } from './queries.ts'

/**
 * The state of an application's match, screening and evaluation, set by higher modules. Only given values change. An engine is
 * `provider/model@prompt version`, or null for the built-in rules engine.
 */
export interface ApplicationProgress {
  readonly match?: {
    readonly state: 'none' | 'waiting' | 'running' | 'ready' | 'needs_person' | 'failed'
    readonly score: number | null
    readonly engine?: string | null
    /** What it was made with besides the résumé, as a hash; null if nothing was compared. */
    readonly basis?: string | null
    /** The requirements that have a result. */
    readonly requirements?: readonly { readonly id: string; readonly result: RequirementResult }[]
  }
  /** The mean of the submitted scorecards, 0 to 100. */
  readonly scorecardScore?: number | null
  readonly screening?: { readonly state: string; readonly until: Date | null } | null
  readonly interview?: {
    readonly state: 'waiting' | 'running' | 'ready' | 'needs_person' | 'failed'
    readonly score: number | null
    readonly low: number | null
    readonly high: number | null
    readonly engine?: string | null
  }
  readonly evidence?: Evidence | null
}

/** Stores the progress that lists show. */
export async function updateProgress(
  tx: OrganizationTransaction,
  applicationId: string,
  { match, screening, interview, evidence, scorecardScore }: ApplicationProgress,
): Promise<void> {
  await updateApplication(tx, applicationId, {
    ...(match && { match_state: match.state, match_score: match.score }),
    ...(match?.engine !== undefined && { match_engine: match.engine }),
    ...(match?.basis !== undefined && { match_basis: match.basis }),
    ...(match && { requirement_results: (match.requirements ?? []).map(({ id, result }) => `${id}:${result}`) }),
    ...(scorecardScore !== undefined && { scorecard_score: scorecardScore }),
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
    ...(interview?.engine !== undefined && { interview_engine: interview.engine }),
    ...(evidence !== undefined && { evidence: evidence ? json(evidence) : null }),
  })
}

/** Stores whether the candidate agreed to be considered for other roles: the application is then stored for a year longer. */
export const keepForOtherRoles = (tx: OrganizationTransaction, applicationId: string, kept: boolean) =>
  updateApplication(tx, applicationId, { kept_for_other_roles: kept })

/**
 * Moves an active application forward because of what happened (it was invited or interviewed).
 * Never moves backward, never overrides a person's decision, and never closes an application.
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
