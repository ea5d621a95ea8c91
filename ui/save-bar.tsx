import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface SaveBarProps {
  /** What is not saved: "Unsaved changes to Standard". */
  title: ReactNode
  note?: ReactNode
  discard: string
  save: string
  busy: boolean
  onDiscard: () => void
}

/** At the bottom of a form with changes that are not saved; its main button submits the form. */
export const SaveBar = ({ title, note, discard, save, busy, onDiscard }: SaveBarProps) => (
  <div data-bottom-bar="float" className="pointer-events-none sticky bottom-0 z-10 flex justify-center px-4 pb-3.5">
    <div className="float pointer-events-auto flex max-w-full flex-wrap items-center gap-x-4 gap-y-2 py-2 pr-2 pl-4 text-13">
      <p role="status" className="flex min-w-0 items-center gap-2.5">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-attention" />
        <span>
          <span className="font-medium">{title}</span> {note && <span className="text-text-2">{note}</span>}
        </span>
      </p>
      <div className="ml-auto flex gap-1">
        <Button kind="quiet" onClick={onDiscard} disabled={busy}>
          {discard}
        </Button>
        <Button type="submit" kind="primary" busy={busy}>
          {save}
        </Button>
      </div>
    </div>
  </div>
)
