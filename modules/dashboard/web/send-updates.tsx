import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isOver } from '#modules/applications/web/bulk/bulk-api.ts'
import { BulkDialog } from '#modules/applications/web/bulk/bulk-dialog.tsx'
import { BulkResult } from '#modules/applications/web/bulk/bulk-result.tsx'
import { useBulkRun } from '#modules/applications/web/bulk/use-bulk-run.ts'
import { widgetsQuery } from './api.ts'

interface SendUpdatesProps {
  /** Applications. Who is added to the list meanwhile is not written to. */
  readonly recipients: readonly string[]
  readonly onCancel: () => void
}

/** Writes to several candidates: the message and who gets it, then the result in its place. */
export function SendUpdates({ recipients, onCancel }: SendUpdatesProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(true)
  const bulk = useBulkRun(() => setOpen(false))
  const selection = { ids: [...recipients] }
  const state = bulk.run?.state
  // Candidates for whom a message waits leave the list, and return if it is undone.
  useEffect(() => {
    if (state && isOver(state)) void client.invalidateQueries({ queryKey: widgetsQuery().queryKey })
  }, [client, state])
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
