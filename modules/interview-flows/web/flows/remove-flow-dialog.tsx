import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { errorWords } from '#ui/error-text.ts'
import type { UsingJob } from '../../contract.ts'
import { flowWords } from '../../words/flows.ts'
import { refreshFlows, removeFlow } from './api.ts'

const words = flowWords.removal

interface RemoveFlowDialogProps {
  flow: { readonly id: string; readonly name: string }
  jobs: readonly UsingJob[]
  onClose: () => void
}

/** Asks before a flow is removed. One that a job uses stays, and the dialog names the jobs. */
export function RemoveFlowDialog({ flow: { id, name }, jobs, onClose }: RemoveFlowDialogProps) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeFlow(id),
    onSuccess: async () => {
      onClose()
      await refreshFlows(client)
    },
  })
  const using = jobs.filter(({ status }) => status !== 'closed').map(({ title }) => title)
  const isUsed = using.length > 0
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={isUsed ? words.usedTitle(name) : words.title(name)}
      description={isUsed ? words.used(using) : words.text}
      keep={isUsed ? words.close : words.keep}
      actions={
        !isUsed && (
          <Button kind="danger-solid" busy={remove.isPending} onClick={() => remove.mutate()}>
            {words.remove}
          </Button>
        )
      }
    >
      {remove.error && (
        <Alert tone="danger" title={words.failed} live>
          {errorWords(remove.error).says}
        </Alert>
      )}
    </Dialog>
  )
}
