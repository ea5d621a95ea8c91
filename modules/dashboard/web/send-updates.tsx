import { useEffect, useState } from 'react'
import { isOver } from '#modules/applications/web/bulk/bulk-api.ts'
import { BulkDialog } from '#modules/applications/web/bulk/bulk-dialog.tsx'
import { BulkResult } from '#modules/applications/web/bulk/bulk-result.tsx'
import { useBulkRun } from '#modules/applications/web/bulk/use-bulk-run.ts'

interface SendUpdatesProps {
  /** Applications. Who is added to the list meanwhile is not written to. */
  readonly recipients: readonly string[]
  readonly onCancel: () => void
  /** Candidates for whom a message waits leave the list, and return if it is undone. */
  readonly onSent: () => void
}

/** Writes to several candidates: the message and who gets it, then the result in its place. */
export function SendUpdates({ recipients, onCancel, onSent }: SendUpdatesProps) {
  const [open, setOpen] = useState(true)
  const bulk = useBulkRun(() => setOpen(false))
  const selection = { ids: [...recipients] }
  const state = bulk.run?.state
  useEffect(() => {
    if (state && isOver(state)) onSent()
    // Once for each end of a run, whichever function is given.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state])
  return (
    <>
      {open && (
        <BulkDialog
          kind="message"
          selection={selection}
          onConfirm={action => bulk.startNow(action, selection)}
          onClose={onCancel}
        />
      )}
      {(bulk.last || bulk.problem) && <BulkResult bulk={bulk} />}
    </>
  )
}
