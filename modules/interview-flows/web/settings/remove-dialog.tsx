import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { errorWords } from '#ui/error-text.ts'
import type { InterviewSettings } from '../../contract.ts'
import { interviewSettingsWords as words } from '../../words/settings.ts'
import { interviewSettingsQuery, removeSettings } from '../api.ts'

interface RemoveDialogProps {
  settings: InterviewSettings
  onClose: () => void
  onRemoved: () => void
}

/** Asks before interview settings are removed, because that cannot be undone. */
export function RemoveDialog({ settings: { id, name }, onClose, onRemoved }: RemoveDialogProps) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeSettings(id),
    onSuccess: async () => {
      onRemoved()
      await client.invalidateQueries({ queryKey: interviewSettingsQuery().queryKey })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={words.removeTitle(name)}
      description={words.removeNote}
      keep={words.keep}
      actions={
        <Button kind="danger-solid" busy={remove.isPending} onClick={() => remove.mutate()}>
          {words.removeNow(name)}
        </Button>
      }
    >
      {remove.error && (
        <Alert tone="danger" title={words.removeFailed} live>
          {errorWords(remove.error).says}
        </Alert>
      )}
    </Dialog>
  )
}
