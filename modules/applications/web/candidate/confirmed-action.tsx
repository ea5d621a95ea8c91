import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Confirm } from './confirm.tsx'

interface ConfirmedActionProps {
  words: { readonly action: string; readonly failed: string }
  title: string
  keep: string
  run: () => Promise<unknown>
  onDone: () => void
  children: ReactNode
}

/** A button that asks for confirmation, because what it does cannot be undone. */
export function ConfirmedAction({ words, title, keep, run, onDone, children }: ConfirmedActionProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      await run()
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
        title={title}
        action={words.action}
        keep={keep}
        busy={busy}
        onConfirm={() => void confirm()}
      >
        {children}
        <div className="mt-3 empty:hidden">
          <FormProblem error={error} title={words.failed} />
        </div>
      </Confirm>
    </>
  )
}
