import { MINUTE } from '#platform/clock/clock.ts'
import { progressWords as words } from '../../words/status.ts'
import { type Known, momentOf, msOf, type OfferStatus, organizationOf, sentAt } from './status-facts.ts'
import { type ApplicationStatus, appliedStep, type Step, tookStep, type Topic } from './status-steps.ts'

/** The last minute for an answer: the end of a day would be read as the next day. */
const lastMinuteOf = (known: Known, { expires_at }: OfferStatus) =>
  momentOf(known, new Date(Date.parse(expires_at) - MINUTE).toISOString())

/** The candidate was made an offer. */
export function offerTopic(known: Known, offer: OfferStatus): Topic {
  const ended = offer.state === 'expired' ? offer.expires_at : sentAt(known, 'offer_withdrawn')
  return {
    live: offer.state === 'open' || offer.state === 'accepted',
    at: msOf(offer.answered_at ?? ended ?? sentAt(known, 'offer_sent')),
    status: withOffer(known, offer),
  }
}

function withOffer(known: Known, offer: OfferStatus): ApplicationStatus {
  const { offer: text } = words
  const organization = organizationOf(known)
  const answered = offer.answered_at ? momentOf(known, offer.answered_at) : null
  const until = lastMinuteOf(known, offer)
  const withdrawn = sentAt(known, 'offer_withdrawn')
  const around = (headline: string, says: string, ...last: Step[]): ApplicationStatus => ({
    headline,
    says,
    steps: [...stepsBefore(known), ...last],
    invited: false,
  })
  switch (offer.state) {
    case 'open':
      if (!offer.can_answer) return around(text.open(organization), text.onHold)
      return around(text.open(organization), text.openText, { title: text.step, by: words.by(until), state: 'now' })
    case 'accepted':
      return around(
        text.accepted,
        text.acceptedText(organization),
        { title: text.acceptedStep, by: answered, state: 'done' },
        { title: text.next, by: null, state: 'now' },
      )
    case 'declined':
      return around(text.declined, text.declinedText(organization), {
        title: text.declinedStep,
        by: answered,
        state: 'done',
      })
    case 'expired':
      return around(text.expired, text.expiredText, { title: text.expiredStep, by: until, state: 'done' })
    case 'withdrawn':
      return around(text.withdrawn, text.withdrawnText, {
        title: text.withdrawnStep,
        by: withdrawn && momentOf(known, withdrawn),
        state: 'done',
      })
  }
}

function stepsBefore(known: Known): Step[] {
  const took = sentAt(known, 'interview_received')
  const made = sentAt(known, 'offer_sent')
  return [
    appliedStep(known),
    ...(took ? [tookStep(known, took)] : []),
    { title: words.offer.made, by: made && momentOf(known, made), state: 'done' },
  ]
}
