import type { CandidateDetails } from '#modules/applications/contract.ts'
import { nextStages, STAGE_NAMES } from '#modules/applications/policy.ts'
import type { Move } from '#modules/applications/web/api.ts'
import { invitationFor } from '#modules/screenings/policy.ts'
import type { AssetScreening } from '#modules/interview-room/contract.ts'
import type { OfferState } from '#modules/offers/contract.ts'
import { actionWords as words } from '../../words/candidate.ts'

type Application = CandidateDetails['applications'][number]
/** Where an application stands. */
export type Standing = Pick<Application, 'stage' | 'outcome'>

export interface NextStep {
  readonly label: string
  readonly run: () => void
}
interface Steps {
  readonly invite: () => void
  readonly schedule: () => void
  /** Opens the offers. Sending one moves the application to its stage. */
  readonly offer: () => void
  readonly hire: () => void
  readonly reopen: () => void
}

/** The newest offer at the stage Offer; null: none in the product, undefined: not loaded yet. */
type NewestOffer = OfferState | null | undefined

/** Without an offer in the product it was made elsewhere, and a hire is what comes next. Nothing does while somebody else has to answer. */
function afterOffer(offer: NewestOffer, steps: Steps): NextStep | null {
  if (offer === null || offer === 'accepted') return { label: words.hire, run: steps.hire }
  if (offer === undefined || offer === 'sent' || offer === 'waiting_for_approval') return null
  return { label: words.offer, run: steps.offer }
}

/** The step that most often comes next at this point; a person decides whether to take it. */
export function nextStepOf(
  application: Application,
  screening: AssetScreening | null,
  offer: NewestOffer,
  steps: Steps,
): NextStep | null {
  const { stage, outcome } = application
  if (outcome === 'withdrawn') return null
  if (outcome !== 'active') return { label: words.reopen, run: steps.reopen }
  if (stage === 'applied' || stage === 'screening') {
    const state = application.screening?.state ?? null
    if (invitationFor(state) === 'first') return { label: words.invitation.first, run: steps.invite }
    if (state === 'expired') return { label: words.renew, run: steps.invite }
    if (screening?.state !== 'completed') return null
  }
  if (stage !== 'interview' && stage !== 'offer') return { label: words.schedule, run: steps.schedule }
  if (stage === 'interview') return { label: words.offer, run: steps.offer }
  return afterOffer(offer, steps)
}

/**
 * How an invitation is sent. One that still holds is renewed at once, also an expired one if the plan has an AI interview left for it.
 * Everything else is a new invitation, which the dialog shows before it is sent.
 */
export function inviteBy(state: string | null, noneLeft: boolean): 'renew' | 'invite' | 'retake' {
  const invitation = invitationFor(state)
  if (invitation !== 'same') return invitation === 'first' ? 'invite' : 'retake'
  return state === 'expired' && noneLeft ? 'invite' : 'renew'
}

/** The move that undoes a move, where there is one. It is refused if somebody has moved the application since. */
export function undoOf(before: Standing, { stage, outcome }: Move): Move | null {
  if (outcome === 'hired') return { outcome: 'active', seen: { stage: before.stage, outcome } }
  return stage && nextStages(stage, 'active').includes(before.stage)
    ? { stage: before.stage, seen: { stage, outcome: 'active' } }
    : null
}

export const movedText = (name: string, { stage, outcome }: Move) =>
  stage ? words.moved(name, STAGE_NAMES[stage]) : outcome === 'hired' ? words.hired(name) : words.reopened(name)
