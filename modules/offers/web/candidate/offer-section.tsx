import { useState } from 'react'
import type { Followed } from '#modules/applications/web/candidate/api.ts'
import { MINUTE } from '#platform/clock/clock.ts'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import type { CandidateOffer } from '../../contract.ts'
import { candidateOfferWords as words } from '../../words/candidate.ts'
import { OfferDocument } from '../offer-document.tsx'
import { AcceptDialog, DeclineDialog } from './answer-dialogs.tsx'

interface OfferSectionProps {
  offer: CandidateOffer
  followed: Pick<Followed, 'organization' | 'time_zone' | 'name'>
  token: string
}

/** The offer on the candidate's status page, with the buttons to answer it. */
export function OfferSection({ offer, followed, token }: OfferSectionProps) {
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const organization = followed.organization.organization_name
  const shared = {
    offerId: offer.id,
    token,
    organization,
    onClose: () => setAsking(null),
    // The page shows what was sent and received, so it is loaded anew.
    onDone: () => window.location.reload(),
  }
  if (offer.state === 'withdrawn') return null
  const document = <OfferDocument offer={offer.content} />
  return (
    <section
      id="offer"
      aria-labelledby="our-offer"
      className="mt-9 rounded-card border border-line-strong bg-surface p-5 md:p-7"
    >
      <h2 id="our-offer" className="font-serif text-28 leading-[1.2] tracking-[-0.018em]">
        {words.title}
      </h2>
      <p className="mt-2 text-pretty text-text-2" suppressHydrationWarning>
        {explanation(offer, followed.time_zone)}
      </p>
      {offer.state === 'open' || offer.state === 'accepted' ? (
        <div className="mt-6">{document}</div>
      ) : (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">{words.read}</summary>
          <div className="pt-4">{document}</div>
        </details>
      )}
      {offer.can_answer && (
        <div className="mt-7 flex flex-col gap-2.5 border-t border-line pt-6 sm:flex-row">
          <Button kind="primary" size="large" onClick={() => setAsking('accept')}>
            {words.accept}
          </Button>
          <Button size="large" onClick={() => setAsking('decline')}>
            {words.decline}
          </Button>
        </div>
      )}
      {offer.can_answer && (
        <>
          <AcceptDialog {...shared} open={asking === 'accept'} />
          <DeclineDialog {...shared} open={asking === 'decline'} />
        </>
      )}
    </section>
  )
}

function explanation(
  { state, can_answer, expires_at, answered_at, signed_name }: CandidateOffer,
  zone: string,
): string {
  const written = (instant: string) => locale.writtenInstant(new Date(instant), zone)
  // The end of a day would be read as the next day.
  const until = written(new Date(Date.parse(expires_at) - MINUTE).toISOString())
  switch (state) {
    case 'open':
      return can_answer ? words.answerBy(until) : words.onHold
    case 'accepted':
      return words.accepted(answered_at ? written(answered_at) : '', signed_name ?? '')
    case 'declined':
      return words.declined(answered_at ? written(answered_at) : '')
    case 'expired':
      return words.expired(until)
    case 'withdrawn':
      return words.withdrawn
  }
}
