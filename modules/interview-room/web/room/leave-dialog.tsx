import { useEffect, useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { instantText } from '#ui/time.ts'
import { useNow } from '#ui/use-now.ts'

interface LeaveDialogProps {
  open: boolean
  until: string
  zone: string
  started: boolean
  onStay: () => void
  onStepOut: () => void
  onEnd: () => void
}

/** Leaving is no end: the same link comes back. Ending here is said separately, because it cannot be undone. */
export function LeaveDialog({ open, until, zone, started, onStay, onStepOut, onEnd }: LeaveDialogProps) {
  const id = useId()
  const now = useNow()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog ref={dialog} className="ask-dialog room-dialog" aria-labelledby={id} onClose={onStay}>
      <h2 id={id}>Leave the interview?</h2>
      <p className="mt-2 text-text-2">
        What you said is safe and the clock stops. Come back by the same link until{' '}
        <b className="font-medium text-text">{instantText(new Date(until), zone, now)}</b>, and go on at this question.
      </p>
      <p className="mt-6 flex flex-wrap gap-2.5">
        <Button size="large" kind="primary" onClick={onStay}>
          Stay
        </Button>
        <Button size="large" onClick={onStepOut}>
          Leave for now
        </Button>
      </p>
      {started && (
        <p className="mt-6 border-t border-line pt-4 text-14 text-text-2">
          You can also end it for good: your answers so far count as they are.{' '}
          <button type="button" className="link min-h-6" onClick={onEnd}>
            End the interview here
          </button>
        </p>
      )}
    </dialog>
  )
}
