import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { withdrawApplication } from './api.ts'
import { Confirm } from './confirm.tsx'

interface WithdrawProps {
  token: string
  job: string
  organization: string
  onDone: () => void
}

/** The candidate's own way out. It asks once, because it cannot be undone from here. */
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
        Withdraw application
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={`Withdraw your application for ${job}?`}
        action="Withdraw application"
        busy={busy}
        onConfirm={() => void withdraw()}
      >
        <p>{organization} is told at once. You cannot take this back here, but you can apply again.</p>
        <label className="mt-3 flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-text" data-roomy>
          <input
            type="checkbox"
            className="tick mt-0.5"
            checked={erase}
            onChange={event => setErase(event.target.checked)}
          />
          <span>Also delete everything I sent, within 30 days.</span>
        </label>
        <FormProblem error={error} title="This did not reach us" />
      </Confirm>
    </>
  )
}
