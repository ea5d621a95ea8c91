import { CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { dayText } from '#ui/time.ts'
import type { CandidateScreening } from '../../contract.ts'
import { askOtherWay } from '../candidate-api.ts'
import { Part } from '../frame.tsx'
import { withinDays } from '../words-for-people.ts'

interface OtherWayProps {
  token: string
  screening: CandidateScreening
  now: Date
  onAsked: () => Promise<void>
}

/** Taking the interview otherwise: asked for in a sentence, answered by a person. */
export function OtherWay({ token, screening, now, onAsked }: OtherWayProps) {
  const { other_way: asked, other_way_days, time_zone } = screening
  const [open, setOpen] = useState(false)
  return (
    <Part id="another-way" title="Another way">
      <p>
        You can take this in writing, with more time, with an interpreter, or by phone with a person. You need not say
        why, and asking never counts against you.
      </p>
      {asked && (
        <div className="iv-problem mt-4.5" data-tone="calm" role="status">
          <Icon of={CircleCheck} size={20} />
          <b>{asked.answered_at ? 'You have an answer' : 'You have asked for another way'}</b>
          <p className="iv-note">
            “{asked.wish}”{' '}
            {asked.answered_at
              ? (asked.note ?? 'A person has written to you about it.')
              : `A person answers you by ${dayText(new Date(asked.due_at), time_zone, now)}. You can still take the interview here.`}
          </p>
        </div>
      )}
      {open ? (
        <Ask
          token={token}
          days={other_way_days}
          onClose={() => setOpen(false)}
          onAsked={async () => {
            await onAsked()
            setOpen(false)
          }}
        />
      ) : (
        <p className="mt-4.5">
          <Button size="large" onClick={() => setOpen(true)}>
            {asked ? 'Add something to it' : 'Ask for another way of taking it'}
          </Button>
        </p>
      )}
    </Part>
  )
}

interface AskProps {
  token: string
  days: number
  onAsked: () => Promise<void>
  onClose: () => void
}

function Ask({ token, days, onAsked, onClose }: AskProps) {
  const id = useId()
  const [wish, setWish] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function send() {
    if (wish.trim() === '') return setError('Please say in a few words what would help.')
    setBusy(true)
    setError(null)
    try {
      await askOtherWay(token, wish)
      await onAsked()
    } catch (thrown) {
      setError(errorWords(thrown).says)
      setBusy(false)
    }
  }
  return (
    <div className="iv-edit mt-4.5">
      <label htmlFor={id}>What would help you?</label>
      <textarea
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opened by a press for this
        autoFocus
        className="iv-text"
        maxLength={2000}
        value={wish}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-help`}
        onChange={event => setWish(event.target.value)}
      />
      <p id={`${id}-help`} className={error ? 'iv-tick-error' : 'iv-note'} role={error ? 'alert' : undefined}>
        {error ?? `For example: the questions in writing, by Thursday. A person answers ${withinDays(days)}.`}
      </p>
      <p className="iv-acts mt-1">
        <Button kind="primary" busy={busy} onClick={() => void send()}>
          Send to a person
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </p>
    </div>
  )
}
