import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { statusWords } from '../../words/status.ts'
import { withdrawApplication } from './api.ts'
import { Confirm } from './confirm.tsx'

const words = statusWords.withdraw

interface WithdrawProps {
  token: string
  job: string
  organization: string
  onDone: () => void
}

/** Lets the candidate withdraw. It asks for confirmation because this cannot be undone. */
export function Withdraw({ token, job, organization, onDone }: WithdrawProps) {
  const [open, setOpen] = useState(false)
  const [erase, setErase] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const withdraw = async () => {
    setBusy(true)
    setError(null)
    try {
      await withdrawApplication(token, erase)
      onDone()
    } catch (caught) {
      setError(caught)
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="danger" className="mt-3.5 h-11! w-full text-14! md:w-auto" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={words.ask(job)}
        action={words.action}
        keep={statusWords.keep}
        busy={busy}
        onConfirm={() => void withdraw()}
      >
        <p>{words.consequence(organization)}</p>
        <label className="mt-3 flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-text" data-roomy>
          <input
            type="checkbox"
            className="tick mt-0.5"
            checked={erase}
            onChange={event => setErase(event.target.checked)}
          />
          <span>{words.erase}</span>
        </label>
        <FormProblem error={error} title={words.failed} />
      </Confirm>
    </>
  )
}
