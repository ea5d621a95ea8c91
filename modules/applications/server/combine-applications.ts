import type { Updateable } from 'kysely'
import { json, type Tables } from '#platform/db/tables.ts'
import type { Outcome, Stage } from '../contract.ts'
import { STAGES } from '../policy.ts'
import type { ApplicationRow } from './queries.ts'

const later = (one: Stage, other: Stage): Stage => (STAGES.indexOf(other) > STAGES.indexOf(one) ? other : one)

/** Where the application stands that two applications for the same job become: at the later stage, and open if one of them is. */
export function combinedStanding(
  kept: Pick<ApplicationRow, 'stage' | 'outcome' | 'stage_since'>,
  merged: Pick<ApplicationRow, 'stage' | 'outcome' | 'stage_since'>,
): { stage: Stage; outcome: Outcome } {
  const outcomes = [kept.outcome, merged.outcome]
  const ended = merged.stage_since > kept.stage_since ? merged.outcome : kept.outcome
  return {
    stage: later(kept.stage, merged.stage),
    outcome: outcomes.includes('hired') ? 'hired' : outcomes.includes('active') ? 'active' : ended,
  }
}

/** A wish to be deleted counts for both applications, unless the person has applied with the other one since. */
function erasureOf(kept: ApplicationRow, merged: ApplicationRow, lastSubmission: Date | null): Date | null {
  const requested = latest(kept.erasure_requested_at, merged.erasure_requested_at)
  const applied = latest(lastSubmission, latest(kept.applied_at, merged.applied_at))!
  return requested && requested > applied ? requested : null
}

const latest = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other))
const earliest = (one: Date | null, other: Date | null) => (one && other ? (one < other ? one : other) : (one ?? other))

/** What the list shows of the match, from the application with the newer résumé. */
const matchOf = ({ resume_state, match_state, match_score, match_engine, requirement_results }: ApplicationRow) => ({
  resume_state,
  match_state,
  match_score,
  match_engine,
  requirement_results,
})

const screeningOf = ({ screening_state, screening_until }: ApplicationRow) => ({ screening_state, screening_until })

const interviewOf = (row: ApplicationRow) => ({
  interview_state: row.interview_state,
  interview_score: row.interview_score,
  interview_low: row.interview_low,
  interview_high: row.interview_high,
  interview_engine: row.interview_engine,
})

const isLive = ({ screening_state }: ApplicationRow) =>
  ['invited', 'opened', 'in_progress', 'interrupted'].includes(screening_state ?? '')

/**
 * What changes of an application when another one for the same job becomes part of it.
 * @param lastSubmission when the person last applied with either of them; null if neither came from the form
 */
export function combineApplications(
  kept: ApplicationRow,
  merged: ApplicationRow,
  {
    isMergedResumeNewer,
    lastSubmission,
  }: { readonly isMergedResumeNewer: boolean; readonly lastSubmission: Date | null },
): Updateable<Tables['applications']> {
  const standing = combinedStanding(kept, merged)
  const decided = [kept, merged].find(({ outcome }) => outcome === standing.outcome) ?? kept
  const told = (merged.last_communication_at ?? 0) > (kept.last_communication_at ?? 0) ? merged : kept
  return {
    ...standing,
    outcome_reason: standing.outcome === 'active' ? null : decided.outcome_reason,
    outcome_note: standing.outcome === 'active' ? null : decided.outcome_note,
    stage_since: latest(kept.stage_since, merged.stage_since)!,
    // What the kept application does not say is taken from the other one. Both forms stay as they were submitted.
    answers: json({ ...merged.answers, ...kept.answers }),
    tags: [...new Set([...kept.tags, ...merged.tags])],
    owner_id: kept.owner_id ?? merged.owner_id,
    ...(isMergedResumeNewer && matchOf(merged)),
    ...((kept.screening_state === null || isLive(merged)) && screeningOf(merged)),
    ...(kept.interview_state === null && interviewOf(merged)),
    evidence: kept.evidence || merged.evidence ? json(kept.evidence ?? merged.evidence) : null,
    last_communication: told.last_communication,
    last_communication_at: told.last_communication_at,
    first_response_at: earliest(kept.first_response_at, merged.first_response_at),
    kept_for_other_roles: kept.kept_for_other_roles || merged.kept_for_other_roles,
    retention_ended_at: null,
    erasure_requested_at: erasureOf(kept, merged, lastSubmission),
  }
}
