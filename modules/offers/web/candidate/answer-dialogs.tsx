import { useState } from 'react'
import { Confirm } from '#modules/applications/web/candidate/confirm.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { candidateOfferWords as words } from '../../words/candidate.ts'
import { acceptOffer, declineOffer } from './api.ts'

interface AnswerDialogProps {
  open: boolean
  offerId: string
  token: string
  organization: string
  onClose: () => void
  onDone: () => void
}

/** Sends an answer once at a time. */
function useAnswer(send: () => Promise<unknown>, onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const answer = async () => {
    setBusy(true)
    setError(null)
    try {
      await send()
      onDone()
    } catch (caught) {
      setError(caught)
      setBusy(false)
    }
  }
  return { busy, error, answer: () => void answer() }
}

/** Says what accepting means and asks for the candidate's name. */
export function AcceptDialog({ open, offerId, token, organization, onClose, onDone }: AnswerDialogProps) {
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, error, answer } = useAnswer(() => acceptOffer(token, offerId, name), onDone)
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={words.acceptTitle}
      action={words.accept}
      keep={words.later}
      kind="primary"
      busy={busy}
      onConfirm={() => (name.trim() ? answer() : setMissing(true))}
    >
      <p>{words.acceptMeans(organization)}</p>
      <div className="mt-4 grid gap-4 text-text" data-roomy>
        <Field
          label={words.name}
          help={words.nameHelp}
          error={missing && !name.trim() ? words.nameMissing : undefined}
          required
        >
          <Input
            value={name}
            maxLength={120}
            autoComplete="name"
            large
            onChange={event => setName(event.target.value)}
          />
        </Field>
        <FormProblem error={error} title={words.failed} />
      </div>
    </Confirm>
  )
}

/** Asks for confirmation, with an optional reason. */
export function DeclineDialog({ open, offerId, token, organization, onClose, onDone }: AnswerDialogProps) {
  const [reason, setReason] = useState('')
  const { busy, error, answer } = useAnswer(() => declineOffer(token, offerId, reason), onDone)
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={words.declineTitle}
      action={words.decline}
      keep={words.later}
      busy={busy}
      onConfirm={answer}
    >
      <p>{words.declineMeans(organization)}</p>
      <div className="mt-4 grid gap-4 text-text" data-roomy>
        <Field label={words.reason} optional>
          <Textarea rows={3} maxLength={1000} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
        <FormProblem error={error} title={words.failed} />
      </div>
    </Confirm>
  )
}
