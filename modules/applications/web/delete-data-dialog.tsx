import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { toast } from '#ui/toast-queue.ts'
import { applicationsContract } from '../contract.ts'
import { ERASED_WITHIN_DAYS } from '../policy.ts'
import { erasureWords as words } from '../words/erasure.ts'
import { refreshApplications } from './api.ts'

interface DeleteDataDialogProps {
  applicationId: string
  name: string
  onClose: () => void
}

/** Asks before everything about an application is deleted because its candidate wants that. */
export function DeleteDataDialog({ applicationId, name, onClose }: DeleteDataDialogProps) {
  const client = useQueryClient()
  const request = useMutation({
    mutationFn: () => call(applicationsContract['applications.requestErasure'], { params: { id: applicationId } }),
    onSuccess: async () => {
      await refreshApplications(client)
      toast({ title: words.done })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title(name)}
      description={words.description(ERASED_WITHIN_DAYS)}
      keep={words.keep}
      actions={
        <Button kind="danger-solid" busy={request.isPending} onClick={() => request.mutate()}>
          {words.action}
        </Button>
      }
    >
      {request.error && <FormProblem error={request.error} title={words.failed} />}
    </Dialog>
  )
}
