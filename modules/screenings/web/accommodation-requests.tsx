import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshApplications } from '#modules/applications/web/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { When } from '#ui/when.tsx'
import type { AccommodationRequest, ScreeningState } from '../contract.ts'
import { accommodationWords as words } from '../words/accommodations.ts'
import { AnswerAccommodationDialog } from './answer-accommodation-dialog.tsx'

/** A screening as far as accommodations are about it. */
export interface AccommodatedScreening {
  readonly screening_id: string
  readonly state: ScreeningState
  readonly extra_time_percent: number
  readonly accommodation_requests: readonly AccommodationRequest[]
}

interface AccommodationRequestsProps {
  screenings: readonly AccommodatedScreening[]
  candidateName: string
}

/** What a candidate asked to be different, what they were answered, and a way to answer. Only for people who may decide. */
export const AccommodationRequests = ({ screenings, candidateName }: AccommodationRequestsProps) =>
  screenings.map(one => <OfScreening key={one.screening_id} screening={one} candidateName={candidateName} />)

function OfScreening({ screening, candidateName }: { screening: AccommodatedScreening; candidateName: string }) {
  const client = useQueryClient()
  const [answering, setAnswering] = useState<AccommodationRequest | null>(null)
  const { accommodation_requests: requests, extra_time_percent } = screening
  const refresh = () =>
    Promise.all([refreshApplications(client), client.invalidateQueries({ queryKey: ['screenings'] })])
  return (
    <Card className="mb-4 grid gap-3 px-4 py-3 text-13">
      <h3 className="font-medium">{words.title}</h3>
      {extra_time_percent > 0 && <p>{words.extraTime(extra_time_percent)}</p>}
      {requests.map(request => (
        <div key={request.id} className="grid justify-items-start gap-1.5">
          <p className="wrap-anywhere whitespace-pre-line">{words.quoted(request.request)}</p>
          <p className="text-text-2">
            {request.answered_at ? words.answered : words.answerBy}{' '}
            <When instant={request.answered_at ?? request.due_at} />
          </p>
          {request.note && <p className="wrap-anywhere whitespace-pre-line text-text-2">{request.note}</p>}
          {!request.answered_at && <Button onClick={() => setAnswering(request)}>{words.answer}</Button>}
        </div>
      ))}
      {answering && (
        <AnswerAccommodationDialog
          request={answering}
          screening={screening}
          candidateName={candidateName}
          onClose={() => setAnswering(null)}
          onAnswered={() => void refresh()}
        />
      )}
    </Card>
  )
}
