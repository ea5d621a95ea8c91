import { DAY, later } from '#platform/clock/clock.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { applicationsContract, Outcome, Stage } from '../contract.ts'
import { nextStages, outcomeArrows, STAGE_NAMES } from '../policy.ts'
import { applicationById, type ApplicationRow } from './queries.ts'

type Move = (typeof applicationsContract)['applications.status']
type Input = BodyOf<Move>

const LATEST_MAIL_DAYS = 30

function requireArrow(application: ApplicationRow, { stage, outcome }: Input) {
  if (outcome && outcome !== application.outcome) {
    const allowed = outcomeArrows(application.stage, application.outcome)
    if (!allowed.includes(outcome)) {
      const reason =
        outcome === 'hired'
          ? `Only somebody in ${STAGE_NAMES.offer} can be marked as hired.`
          : `An application that is ${application.outcome} cannot become ${outcome}.`
      throw conflict('not_an_arrow', reason, {
        allowed_outcomes: allowed,
        allowed_stages: nextStages(application.stage, application.outcome),
      })
    }
  }
  if (stage && stage !== application.stage) {
    const allowed = nextStages(application.stage, outcome ?? application.outcome)
    if (!allowed.includes(stage))
      throw conflict(
        'not_an_arrow',
        `From ${STAGE_NAMES[application.stage]} it does not go to ${STAGE_NAMES[stage]}.`,
        { allowed_stages: allowed },
      )
  }
}

/** When the rejection's mail goes out: as asked, or a day later, so that a mistake can be undone. */
function mailTime({ send_email_at }: Input, now: Date): Date {
  if (!send_email_at) return later(now, DAY)
  const at = new Date(send_email_at)
  if (at < now) return now
  if (at > later(now, LATEST_MAIL_DAYS * DAY))
    throw invalidField('send_email_at', `Please choose a time within ${LATEST_MAIL_DAYS} days.`)
  return at
}

/** A mail about an ending that was taken back must not go out. */
async function cancelHeldRejection(tx: OrganizationTransaction, applicationId: string) {
  await tx.q
    .updateTable('mail_messages')
    .set({ state: 'cancelled', sealed: null })
    .where('organization_id', '=', tx.organizationId)
    .where('subject_id', '=', applicationId)
    .where('template_key', '=', 'rejected')
    .where('state', 'in', ['held', 'waiting'])
    .execute()
}

/** Moves an application along an arrow by a person's decision. Nothing else in the product sets `hired` or `rejected`. */
export async function moveApplication(
  tx: OrganizationTransaction,
  id: string,
  input: Input,
  actor: Actor,
  now: Date,
): Promise<{ stage: Stage; outcome: Outcome }> {
  const application = await applicationById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!application) throw notFound()
  requireArrow(application, input)
  const stage = input.stage ?? application.stage
  const outcome = input.outcome ?? application.outcome
  if (outcome === 'rejected' && application.outcome !== 'rejected' && !input.reason)
    throw invalidField('reason', 'Please say who declined: you, they, or neither.')
  if (stage === application.stage && outcome === application.outcome) return { stage, outcome }
  const ended = outcome !== 'active' && outcome !== application.outcome
  const reopened = outcome === 'active' && application.outcome !== 'active'
  await tx.q
    .updateTable('applications')
    .set({
      stage,
      outcome,
      stage_since: now,
      updated_at: now,
      ...(ended && { outcome_reason: input.reason ?? null, outcome_note: input.note ?? null }),
      ...(reopened && { outcome_reason: null, outcome_note: null }),
    })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
  if (reopened) await cancelHeldRejection(tx, id)
  const cause = { kind: 'admin', id: actor.adminId } as const
  const what = {
    from_stage: application.stage,
    to_stage: stage,
    from_outcome: application.outcome,
    to_outcome: outcome,
  }
  if (outcome === 'rejected' && ended) {
    await tx.emit(
      'application.rejected',
      id,
      { ...what, reason: input.reason, notify: input.notify, send_email_at: mailTime(input, now).toISOString() },
      cause,
    )
  } else {
    const name = reopened ? 'application.reopened' : ended ? 'application.hired' : 'application.moved'
    await tx.emit(name, id, what, cause)
  }
  return { stage, outcome }
}

export const presentMove = ({ stage, outcome }: { stage: Stage; outcome: Outcome }): ReplyGiven<Move> => ({
  stage,
  outcome,
  next_stages: [...nextStages(stage, outcome)],
})
