import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { peopleWords as words } from '../words/settings.ts'
import { peopleQuery, removeSuperAdmin } from './office-api.ts'

interface RemoveDialogProps {
  person: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Asks before a super admin is removed: this cannot be undone, only invited again. */
export function RemoveDialog({ person: { id, name }, onClose }: RemoveDialogProps) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeSuperAdmin(id),
    onSuccess(people) {
      client.setQueryData(peopleQuery.queryKey, people)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.removeTitle(name)}
      description={words.removeText}
      keep={words.keep}
      actions={
        <Button kind="danger-solid" busy={remove.isPending} onClick={() => remove.mutate()}>
          {words.removeOf(name)}
        </Button>
      }
    >
      {remove.error && <FormProblem error={remove.error} title={words.removeFailed} />}
    </Dialog>
  )
}
