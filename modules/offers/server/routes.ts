import '../events.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Actor, Api } from '#platform/http/api.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { offersContract as calls } from '../contract.ts'
import { acceptOffer, declineOffer } from './answer-offer.ts'
import { approveOffer, askApproval, sendBackOffer } from './approve-offer.ts'
import { attachFile } from './attach-file.ts'
import { cancelOnRejectionEmail, cancelOnWithdrawal, eraseOffers } from './close-offers.ts'
import { draftOffer, editOffer } from './draft-offer.ts'
import { endOffers } from './end-offers.ts'
import { followOffer } from './follow-offer.ts'
import { releaseAfterRoleChange, releaseAfterTeamChange } from './hand-over.ts'
import { listOffers, presentChanged } from './list-offers.ts'
import type { OfferRow } from './queries.ts'
import { extendOffer, sendOffer, withdrawOffer } from './send-offer.ts'
import { presentFile, serveOfferFile } from './serve-file.ts'

export function offersRoutes({ serve, services }: Api) {
  const shown = async (tx: OrganizationTransaction, changed: Promise<OfferRow>, actor: Actor) =>
    presentChanged(services, tx, await changed, actor)

  serve(calls['offers.list'], ({ org, actor, params, now }) => listOffers(services, org, params.id, actor, now))
  serve(calls['offers.draft'], ({ tx, actor, params, body, now }) =>
    shown(tx, draftOffer(tx, params.id, body, actor, now), actor),
  )
  serve(calls['offers.attach'], async ({ org, actor, params, files, now }) =>
    presentFile(services, await attachFile(services, org, params.id, files, actor, now)),
  )
  serve(calls['offers.edit'], ({ tx, actor, params, body, now }) =>
    shown(tx, editOffer(tx, params, body, actor, now), actor),
  )
  serve(calls['offers.askApproval'], ({ tx, actor, params, body, now }) =>
    shown(tx, askApproval(tx, params, body, actor, now), actor),
  )
  serve(calls['offers.approve'], ({ tx, actor, params, body, now }) =>
    shown(tx, approveOffer(tx, params, body.version, actor, now), actor),
  )
  serve(calls['offers.sendBack'], ({ tx, actor, params, body, now }) =>
    shown(tx, sendBackOffer(tx, params, body, actor, now), actor),
  )
  serve(calls['offers.send'], ({ tx, actor, params, body, now }) =>
    shown(tx, sendOffer(tx, params, body, actor, now), actor),
  )
  serve(calls['offers.extend'], ({ tx, actor, params, body, now }) =>
    shown(tx, extendOffer(tx, params, body.expires_on, actor, now), actor),
  )
  serve(calls['offers.withdraw'], ({ tx, actor, params, now }) =>
    shown(tx, withdrawOffer(tx, params, actor, now), actor),
  )
  serve(calls['offers.file'], ({ params, reply }) => serveOfferFile(services, params, reply))

  serve(calls['offers.follow'], async ({ org, link, now }) => ({
    offer: await followOffer(services, org, link.subjectId, now),
  }))
  serve(calls['offers.accept'], async ({ org, link, body, now }) => {
    const at = { applicationId: link.subjectId, offerId: body.offer_id }
    await org.write(tx => acceptOffer(tx, at, body.name, now))
    return { offer: await followOffer(services, org, link.subjectId, now) }
  })
  serve(calls['offers.decline'], async ({ org, link, body, now }) => {
    const at = { applicationId: link.subjectId, offerId: body.offer_id }
    await org.write(tx => declineOffer(tx, at, body.reason, now))
    return { offer: await followOffer(services, org, link.subjectId, now) }
  })
}

export const offersTasks: readonly TaskDefinition[] = endOffers.tasks
export const offersSchedule: readonly ScheduleEntry[] = [endOffers.schedule]
export const offersSubscriptions: readonly Subscription[] = [
  cancelOnWithdrawal,
  cancelOnRejectionEmail,
  eraseOffers,
  releaseAfterTeamChange,
  releaseAfterRoleChange,
]
