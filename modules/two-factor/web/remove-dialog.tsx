import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-queue.ts'
import { twoFactorDialogWords as words } from '../words/dialogs.ts'
import { refreshTwoFactor, removeMethod } from './api.ts'
import { usePasswordStep } from './password-step.tsx'

const FORM = 'remove-two-factor'

/** Removes the authenticator app. */
export function RemoveDialog({ hasPasskeys, onClose }: { hasPasskeys: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const password = usePasswordStep({
    id: FORM,
    send: removeMethod,
    onDone: () => {
      toast({ title: words.removal.done })
      void refreshTwoFactor(client)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.removal.title}
      description={hasPasskeys ? words.removal.textWithPasskeys : words.removal.text}
      keep={words.cancel}
      actions={
        <Button type="submit" form={FORM} kind="danger" busy={password.busy}>
          {words.removal.submit}
        </Button>
      }
    >
      {password.fields}
    </Dialog>
  )
}
