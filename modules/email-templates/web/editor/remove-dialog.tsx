import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { editorWords as words } from '../../words/editor.ts'
import { type Place, removeTemplate } from '../api.ts'

interface RemoveDialogProps {
  place: Place
  name: string
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a template is deleted, because that cannot be undone. */
export function RemoveDialog({ place, name, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useMutation({ mutationFn: () => removeTemplate(place), onSuccess: onRemoved })
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
      <FormProblem error={remove.error} title={words.removeFailed} />
    </Dialog>
  )
}
