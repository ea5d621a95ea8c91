import { MINUTE } from '#platform/clock/clock.ts'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { When } from '#ui/when.tsx'
import type { Offer, OfferState } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import { offerStates } from '../words/states.ts'
import { dateText, payText } from '../words/terms.ts'
import { Accepted } from './accepted.tsx'
import { OfferActions, type OfferList } from './offer-actions.tsx'
import { OfferApprovals } from './offer-approvals.tsx'
import { OfferDocument } from './offer-document.tsx'

const TONES: Record<OfferState, ChipTone> = {
  draft: 'outline',
  waiting_for_approval: 'attention',
  approved: 'brand',
  sent: 'brand',
  accepted: 'brand',
  declined: 'neutral',
  expired: 'neutral',
  cancelled: 'outline',
}

const words = panelWords.card

/** The last minute of a day: its end would be read as the next day. */
const lastMinuteOf = (end: string) => new Date(Date.parse(end) - MINUTE).toISOString()

export interface OfferCardProps {
  offer: Offer
  list: OfferList
  candidateName: string
  decides: boolean
  active: boolean
}

/** An offer: its state, its terms, who approved it, what the candidate answered, and what can be done. */
export function OfferCard({ offer, list, candidateName, decides, active }: OfferCardProps) {
  const { content, state } = offer
  return (
    <article aria-label={words.offer(content.position)} className="card p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-14 font-semibold wrap-anywhere">{content.position}</h2>
        <Chip tone={TONES[state]}>{offerStates[state]}</Chip>
      </div>
      <p className="mt-1 font-medium">{words.facts(payText(content.pay), dateText(content.start_on))}</p>
      <p className="mt-1 text-13 text-text-2">
        {words.version(offer.version)}. {words.by(offer.created_by.name)} <When instant={offer.created_at} show="day" />
        .
        {offer.sent_by && offer.sent_at && (
          <>
            {' '}
            {words.sentBy(offer.sent_by.name)} <When instant={offer.sent_at} show="day" />.
          </>
        )}
      </p>
      <Deadline offer={offer} />
      <Answer offer={offer} />
      {state === 'accepted' && (
        <Accepted applicationId={offer.application_id} name={candidateName} canHire={decides && active} />
      )}
      <OfferApprovals offer={offer} needed={list.approval_needed && decides} />
      <OfferActions offer={offer} list={list} candidateName={candidateName} />
      <details className="mt-4 border-t border-line pt-3" open={offer.allowed_actions.includes('approve')}>
        <summary className="cursor-pointer text-13 font-medium">{words.readOffer}</summary>
        <div className="pt-4 pb-1">
          <OfferDocument offer={content} />
        </div>
      </details>
      <Versions offer={offer} />
    </article>
  )
}

function Deadline({ offer: { state, expires_at, expires_on } }: { offer: Offer }) {
  if (state === 'accepted' || state === 'declined' || state === 'cancelled') return null
  return (
    <p className="mt-3">
      {expires_at ? (
        <>
          {state === 'sent' ? words.answerDue : words.expired} <When instant={lastMinuteOf(expires_at)} />
        </>
      ) : (
        words.draftUntil(dateText(expires_on))
      )}
    </p>
  )
}

function Answer({ offer }: { offer: Offer }) {
  const { state, answered_at, signed_name, decline_reason, cancelled_by } = offer
  const byCandidate = state === 'cancelled' && cancelled_by === 'candidate'
  if (!answered_at) return byCandidate ? <p className="mt-3">{words.withdrawnByCandidate}</p> : null
  return (
    <div className="mt-3">
      {byCandidate && <p>{words.withdrawnByCandidate}</p>}
      <p className="wrap-anywhere whitespace-pre-line">
        {signed_name
          ? words.signed(signed_name)
          : decline_reason
            ? words.declinedReason(decline_reason)
            : words.noReason}
      </p>
      <p className="mt-1 text-13 text-text-2">
        {words.answered} <When instant={answered_at} />
      </p>
    </div>
  )
}

/** What each version said, if there is more than one. */
function Versions({ offer: { versions } }: { offer: Offer }) {
  if (versions.length < 2) return null
  return (
    <details className="mt-3 border-t border-line pt-3">
      <summary className="cursor-pointer text-13 font-medium">{words.versions(versions.length)}</summary>
      <ol className="mt-3 grid gap-2">
        {versions.toReversed().map(one => (
          <li key={one.version}>
            <details className="rounded-control bg-sunken px-3.5 py-2.5">
              <summary className="cursor-pointer text-13">
                {words.versionBy(one.version, one.by.name)}, <When instant={one.at} show="date" />: {payText(one.pay)}
              </summary>
              <div className="pt-3 text-13">
                <OfferDocument offer={{ ...one, attachments: [] }} />
                {one.attachments.length > 0 && (
                  <p className="mt-3 wrap-anywhere whitespace-pre-line">{one.attachments.join(', ')}</p>
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </details>
  )
}
