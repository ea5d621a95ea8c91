import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'

interface ConfirmProps {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Names the thing: "Withdraw application". */
  action: string
  /** Closes the dialog without a change: "Keep application". */
  keep: string
  busy?: boolean
  /** `primary` if the action is what the candidate came for. */
  kind?: 'danger-solid' | 'primary'
  onConfirm: () => void
}

/**
 * Asks for confirmation before an action that cannot be undone. It uses the browser's dialog element, which manages the focus
 * and Escape by itself and adds no script to the candidates' pages.
 */
export function Confirm({
  open,
  onClose,
  title,
  children,
  action,
  keep,
  busy,
  kind = 'danger-solid',
  onConfirm,
}: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const node = dialog.current
    if (open && node && !node.open) node.showModal()
    if (!open) node?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[calc(100vw-32px)] max-w-[480px] rounded-card border border-line bg-raised p-6 text-16 text-text shadow-float backdrop:bg-veil"
    >
      <h2 id={titleId} className="font-serif text-22 leading-[1.25] font-medium tracking-[-0.012em]">
        {title}
      </h2>
      <div className="mt-2 text-text-2 text-pretty">{children}</div>
      <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button size="large" onClick={() => dialog.current?.close()}>
          {keep}
        </Button>
        <Button size="large" kind={kind} busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </dialog>
  )
}
