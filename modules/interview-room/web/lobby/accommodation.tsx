import { CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { lobbyWords } from '../../words/lobby.ts'
import { requestAccommodation } from '../candidate-api.ts'
import { Part } from '../frame.tsx'

const words = lobbyWords.accommodation

interface AccommodationProps {
  token: string
  screening: CandidateScreening
  now: Date
  onRequested: () => Promise<void>
}

/** Being interviewed in a different way: requested in a sentence, answered by a person. */
export function Accommodation({ token, screening, now, onRequested }: AccommodationProps) {
  const { accommodation: request, accommodation_days, extra_time_percent, minutes, time_zone } = screening
  const [open, setOpen] = useState(false)
  return (
    <Part id="accommodation" title={words.title}>
      <p>{words.text}</p>
      {extra_time_percent > 0 && (
        <p className="mt-4.5">
          <b>{words.extraTime(extra_time_percent, minutes)}</b>
        </p>
      )}
      {request && (
        <div className="iv-problem mt-4.5" data-tone="calm" role="status">
          <Icon of={CircleCheck} size={20} />
          <b>{request.answered_at ? words.answered : words.requested}</b>
          <p className="iv-note wrap-anywhere whitespace-pre-line">{words.quoted(request.request)}</p>
          <p className="iv-note wrap-anywhere whitespace-pre-line">
            {request.answered_at
              ? request.note || words.answeredByEmail
              : words.answerBy(locale.day(new Date(request.due_at), time_zone, now))}
          </p>
        </div>
      )}
      {open ? (
        <RequestForm
          token={token}
          days={accommodation_days}
          onClose={() => setOpen(false)}
          onRequested={async () => {
            await onRequested()
            setOpen(false)
          }}
        />
      ) : (
        <p className="mt-4.5">
          <Button size="large" onClick={() => setOpen(true)}>
            {request ? words.addToRequest : words.request}
          </Button>
        </p>
      )}
    </Part>
  )
}

interface RequestFormProps {
  token: string
  days: number
  onRequested: () => Promise<void>
  onClose: () => void
}

function RequestForm({ token, days, onRequested, onClose }: RequestFormProps) {
  const id = useId()
  const [request, setRequest] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function send() {
    if (request.trim() === '') return setError(words.empty)
    setBusy(true)
    setError(null)
    try {
      await requestAccommodation(token, request)
      await onRequested()
    } catch (thrown) {
      setError(errorWords(thrown).says)
      setBusy(false)
    }
  }
  return (
    <div className="iv-edit mt-4.5">
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened by a click for this
        autoFocus
        className="iv-text"
        maxLength={2000}
        value={request}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-help`}
        onChange={event => setRequest(event.target.value)}
      />
      <p id={`${id}-help`} className={error ? 'iv-field-error' : 'iv-note'} role={error ? 'alert' : undefined}>
        {error ?? words.example(days)}
      </p>
      <p className="iv-actions mt-1">
        <Button kind="primary" busy={busy} onClick={() => void send()}>
          {words.send}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </p>
    </div>
  )
}
