import { useEffect, useId, useRef } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { useNow } from '#ui/use-now.ts'
import { roomWords } from '../../words/room.ts'

const words = roomWords.leaving

interface LeaveDialogProps {
  open: boolean
  until: string
  zone: string
  started: boolean
  onStay: () => void
  onLeave: () => void
  onEnd: () => void
}

/** Leaving does not end the interview: the same link leads back. Ending it is a separate choice, because it can't be undone. */
export function LeaveDialog({ open, until, zone, started, onStay, onLeave, onEnd }: LeaveDialogProps) {
  const id = useId()
  const now = useNow()
  const deadline = new Date(until)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog ref={dialog} className="leave-dialog" aria-labelledby={id} onClose={onStay}>
      <h2 id={id}>{words.title}</h2>
      <p className="mt-2 text-text-2">
        {deadline > now ? (
          <>
            {words.before}
            <b className="font-medium text-text">{locale.instant(deadline, zone, now)}</b>
            {words.after}
          </>
        ) : (
          words.soon
        )}
      </p>
      <p className="mt-6 flex flex-wrap gap-2.5">
        <Button size="large" kind="primary" onClick={onStay}>
          {words.stay}
        </Button>
        <Button size="large" onClick={onLeave}>
          {words.leave}
        </Button>
      </p>
      {started && (
        <p className="mt-6 border-t border-line pt-4 text-14 text-text-2">
          {words.endText}
          <button type="button" className="link min-h-6" onClick={onEnd}>
            {words.end}
          </button>
        </p>
      )}
    </dialog>
  )
}
