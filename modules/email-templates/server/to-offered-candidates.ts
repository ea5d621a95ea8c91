import { MINUTE, later } from '#platform/clock/clock.ts'
import type { ProductEvent } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Services } from '#platform/services.ts'
import { offerById, type OfferRow, versionsOf } from '#modules/offers/public.ts'
import { dateText, payText } from '#modules/offers/words/terms.ts'
import type { TemplateKey } from '../contract.ts'
import { writeToCandidate } from './to-candidates.ts'

type OfferEvent = ProductEvent<
  'offer.sent' | 'offer.extended' | 'offer.reminder_due' | 'offer.withdrawn' | 'offer.accepted'
>

/** The last minute for an answer: the end of a day would be read as the next day. */
export const lastMinute = ({ expires_at }: OfferRow, zone: string): string =>
  expires_at ? locale.writtenInstant(later(expires_at, -MINUTE), zone) : ''

const DURING: readonly OfferRow['state'][] = ['sent']

/**
 * An e-mail to the candidate about an offer. E-mails that ask for an answer are not sent if the offer was answered or withdrawn in
 * the meantime, except the first: what comes after refers to it.
 */
const writeAbout =
  (key: TemplateKey, states: readonly OfferRow['state'][] | null = null) =>
  (services: Services, event: OfferEvent) =>
    writeToCandidate(services, event, event.subject_id!, key, async ({ tx, candidate }) => {
      const offer = await offerById(tx.q, tx.organizationId, event.data.offer_id).executeTakeFirst()
      if (!offer || (states && !states.includes(offer.state))) return null
      const versions = await versionsOf(tx.q, tx.organizationId, offer.application_id).execute()
      const sent = versions.find(one => one.offer_id === offer.id && one.version === offer.version)
      if (!sent) return null
      const pay = { amount: sent.pay_amount, currency: sent.pay_currency, period: sent.pay_period }
      return {
        adminId: event.actor_kind === 'admin' ? event.actor_id : offer.sent_by,
        letter: key === 'offer_sent' ? sent.body : undefined,
        variables: {
          position: sent.position,
          pay: payText(pay),
          start_date: dateText(sent.start_on),
          until: lastMinute(offer, candidate.time_zone),
          signed_name: offer.signed_name ?? '',
        },
      }
    })

export const sendOfferEmail = writeAbout('offer_sent')
export const sendExtension = writeAbout('offer_extended', DURING)
export const sendOfferReminder = writeAbout('offer_reminder', DURING)
export const sendAcceptance = writeAbout('offer_accepted')

/** Only a candidate who knows of the offer is informed that it was withdrawn. */
export const sendOfferWithdrawal = async (services: Services, event: ProductEvent<'offer.withdrawn'>) => {
  if (event.data.known) await writeAbout('offer_withdrawn')(services, event)
}
