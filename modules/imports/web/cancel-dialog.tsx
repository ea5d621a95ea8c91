import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { detailWords as words } from '../words/imports.ts'
import { cancelImport, refreshImports } from './api.ts'

/** Asks before an import is cancelled, because its files are deleted. */
export function CancelDialog({ importId, onClose }: { importId: string; onClose: () => void }) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => cancelImport(importId),
    onSuccess: async () => {
      onClose()
      await refreshImports(client)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.cancelTitle}
      description={words.cancelNote}
      keep={words.keep}
      actions={
        <Button kind="danger-solid" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {words.cancel}
        </Button>
      }
    >
      {cancel.error && <FormProblem error={cancel.error} title={words.cancelFailed} />}
    </Dialog>
  )
}
