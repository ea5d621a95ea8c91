import { DAY, later } from '#platform/clock/clock.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { applicationsContract, Outcome, Stage } from '../contract.ts'
import { nextStages, OUTCOME_NAMES, outcomeArrows, STAGE_NAMES } from '../policy.ts'
import { moveWords } from '../words/problems.ts'
import type { CandidateEmails } from './candidate-emails.ts'
import { lastMove } from './last-move.read-model.ts'
import { type ApplicationRow, cancelUnsentEmails, lockApplication, updateApplication } from './queries.ts'

type Move = (typeof applicationsContract)['applications.status']
type Input = BodyOf<Move>

const LATEST_EMAIL_DAYS = 30

function requireArrow(application: ApplicationRow, { stage, outcome }: Pick<Input, 'stage' | 'outcome'>) {
  if (outcome && outcome !== application.outcome) {
    const allowed = outcomeArrows(application.stage, application.outcome)
    if (!allowed.includes(outcome)) {
      const reason =
        outcome === 'hired'
          ? moveWords.hireOnlyFrom(STAGE_NAMES.offer)
          : moveWords.cannotBecome(OUTCOME_NAMES[application.outcome], OUTCOME_NAMES[outcome])
      throw conflict('not_an_arrow', reason, {
        allowed_outcomes: allowed,
        allowed_stages: nextStages(application.stage, application.outcome),
      })
    }
  }
  if (stage && stage !== application.stage) {
    const allowed = nextStages(application.stage, outcome ?? application.outcome)
    if (!allowed.includes(stage))
      throw conflict('not_an_arrow', moveWords.cannotMove(STAGE_NAMES[application.stage], STAGE_NAMES[stage]), {
        allowed_stages: allowed,
      })
  }
}

type Standing = Pick<ApplicationRow, 'id' | 'stage' | 'outcome'>

/** Two people who decide at the same time must not overwrite each other. @throws 409 if the application was moved since it was seen */
export async function requireSeen(
  readLastMove: (id: string) => Promise<{ name: string | null; at: Date } | undefined>,
  { id, stage, outcome }: Standing,
  seen: Input['seen'],
) {
  if (!seen || (seen.stage === stage && seen.outcome === outcome)) return
  const last = await readLastMove(id)
  const now = outcome === 'active' ? STAGE_NAMES[stage] : OUTCOME_NAMES[outcome]
  throw conflict('stale', moveWords.stale(last?.name ?? null, now), {
    current: { stage, outcome, changed_by: last?.name ?? null, changed_at: last?.at.toISOString() ?? null },
  })
}

/** When the rejection e-mail is sent: as requested, or after a day, so that a mistake can be undone. Undefined means right away. */
function emailTime({ send_email_at }: Input, now: Date): Date | undefined {
  if (!send_email_at) return later(now, DAY)
  const at = new Date(send_email_at)
  if (at <= now) return undefined
  if (at > later(now, LATEST_EMAIL_DAYS * DAY))
    throw invalidField('send_email_at', moveWords.emailTooLate(LATEST_EMAIL_DAYS))
  return at
}

/** Moves an application because a person decided so. Nothing else in the product sets `hired` or `rejected`. */
export async function moveApplication(
  services: Services,
  emails: CandidateEmails,
  tx: OrganizationTransaction,
  id: string,
  input: Input,
  actor: Pick<Actor, 'adminId'>,
  now: Date,
): Promise<{ stage: Stage; outcome: Outcome }> {
  const application = await lockApplication(tx, id)
  if (!application) throw notFound()
  await requireSeen(one => lastMove(tx.q, tx.organizationId, one).executeTakeFirst(), application, input.seen)
  requireArrow(application, input)
  const stage = input.stage ?? application.stage
  const outcome = input.outcome ?? application.outcome
  if (outcome === 'rejected' && application.outcome !== 'rejected' && !input.reason)
    throw invalidField('reason', moveWords.reasonMissing)
  emails.check('rejected', input.email)
  if (stage === application.stage && outcome === application.outcome) return { stage, outcome }
  const ended = outcome !== 'active' && outcome !== application.outcome
  const reopened = outcome === 'active' && application.outcome !== 'active'
  await updateApplication(tx, id, {
    stage,
    outcome,
    stage_since: now,
    ...(ended && { outcome_reason: input.reason ?? null, outcome_note: input.note ?? null }),
    ...(reopened && { outcome_reason: null, outcome_note: null }),
  })
  // An e-mail about a rejection that was undone must not be sent.
  if (reopened) await cancelUnsentEmails(tx, id, 'rejected')
  const cause = { kind: 'admin', id: actor.adminId } as const
  const what = {
    from_stage: application.stage,
    to_stage: stage,
    from_outcome: application.outcome,
    to_outcome: outcome,
  }
  if (outcome === 'rejected' && ended) {
    const sendAt = emailTime(input, now)
    await tx.emit(
      'application.rejected',
      id,
      { ...what, reason: input.reason, note: input.note, notify: input.notify },
      cause,
    )
    if (input.notify)
      await emails.post(services, tx, 'rejected', {
        applicationId: id,
        adminId: actor.adminId,
        now,
        text: input.email,
        sendAt,
      })
  } else {
    const name = reopened ? 'application.reopened' : ended ? 'application.hired' : 'application.moved'
    await tx.emit(name, id, what, cause)
  }
  return { stage, outcome }
}

/** Moves a locked application to a stage with another decision of a person, such as sending an offer. @throws 409 */
export async function moveToStage(
  tx: OrganizationTransaction,
  application: ApplicationRow,
  stage: Stage,
  actor: Actor,
  now: Date,
): Promise<void> {
  requireArrow(application, { stage })
  if (application.stage === stage) return
  await updateApplication(tx, application.id, { stage, stage_since: now })
  const { stage: from_stage, outcome } = application
  await tx.emit(
    'application.moved',
    application.id,
    { from_stage, to_stage: stage, from_outcome: outcome, to_outcome: outcome },
    { kind: 'admin', id: actor.adminId },
  )
}

export const presentMove = ({ stage, outcome }: { stage: Stage; outcome: Outcome }): ReplyGiven<Move> => ({
  stage,
  outcome,
  next_stages: [...nextStages(stage, outcome)],
})
